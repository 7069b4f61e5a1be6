/**
 * A queue of steps that are shown in order, one at a time. A tap skips the rest.
 * Law: it only tells; the state on the page is the latest all along.
 */

import { isStill } from "../shell/preferences.js";
import { hush } from "../shell/sound.js";

/** @import { Step } from "./types.d.ts" */

export class Stage {
  /** The most steps that are kept: a page that slept gets everything at once, and old steps no longer matter. */
  most = 12;

  /** @param {() => void} changed  called when what is to be seen changes */
  constructor(changed) {
    this._changed = changed;
    /** @type {{show: Step, number: number}[]} */
    this._steps = [];
    /** The batch whose step is being shown; 0 where there is none. */
    this.first = 0;
    /** Whether nothing is to be shown now: it happened too fast. */
    this.isOff = false;
    /** @type {Promise<void> | null} */
    this._running = null;
    /** @type {(() => void) | null} */
    this._skip = null;
  }

  get isBusy() {
    return this._running !== null;
  }

  /** Resolves when nothing is left to be shown. */
  async idle() {
    while (this._running) await this._running;
  }

  /** @param {readonly Step[]} steps @param {number} [number]  of the batch that they show */
  play(steps, number = 0) {
    if (steps.length === 0 || this.isOff) return;
    this._steps.push(...steps.map((show) => ({ show, number })));
    this._steps.splice(0, this._steps.length - this.most);
    this._running ??= this._run();
  }

  /** Nothing is being shown any more; each game has its own things to put away. */
  clear() {}

  /** Let everything be over at once. */
  skip() {
    this._steps.length = 0;
    hush();
    this._skip?.();
  }

  /** Time that a tap ends; none where nothing is to move. @param {number} time */
  wait(time) {
    return new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : time));
  }

  async _run() {
    for (let step = this._steps.shift(); step; step = this._steps.shift()) {
      const skipped = new Promise((resolve) => {
        this._skip = () => resolve(null);
      });
      const { show, number } = step;
      this.first = number;
      this._changed(); // before the step, so that a step that needs the page drawn and this one share a drawing
      const shown = new Promise((resolve) => resolve(show())).catch(() => null);
      await Promise.race([shown, skipped]);
    }
    this._running = null;
    this._skip = null;
    this.first = 0;
    this.clear();
    this._changed();
  }
}
