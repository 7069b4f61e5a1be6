/** Runs a function at most once per microtask, however often it is requested. */
export class Scheduler {
  _isDue = false;

  /** @param {() => void} run */
  constructor(run) {
    this._run = run;
  }

  /** Run soon: after the code that is running now, and before the browser paints. */
  request() {
    if (this._isDue) return;
    this._isDue = true;
    queueMicrotask(() => this.flush());
  }

  /** Run now what was requested, for a caller that needs the result at once. */
  flush() {
    if (!this._isDue) return;
    this._isDue = false;
    this._run();
  }
}
