/** The trail after the end, step by step: where it is shown, and whether it goes on by itself. */

/** @import { Footprint, Scene } from "./types.d.ts" */

const STEP_TIME = 1400;

/**
 * The trail, each step with the clue that was heard of it. They end together; the first place may have had no clue.
 * @param {Scene} scene @returns {Footprint[]}
 */
export function footprints({ shared, clues }) {
  const from = shared.trail.length - clues.length;
  return shared.trail.map((/** @type {number} */ node, /** @type {number} */ index) => ({
    node,
    clue: clues[index - from] ?? null,
  }));
}

export class Replay {
  /** @param {() => void} changed */
  constructor(changed) {
    this._changed = changed;
    /** How many steps are shown; 0 before there is a trail. */
    this.step = 0;
    this.playing = false;
    this._last = 0;
  }

  /** The end has come: the whole trail is there. @param {number} last */
  begin(last) {
    if (this._last === 0) this.step = Math.max(1, last);
    this._last = last;
  }

  /** @param {number} step */
  show(step) {
    this.stop();
    this.step = Math.max(1, Math.min(this._last, step));
    this._changed();
  }

  /** Play on, from the beginning where it is at its end; or hold. */
  toggle() {
    const plays = !this.playing;
    this.stop();
    if (plays && this.step >= this._last) this.step = 1;
    this.playing = plays;
    if (plays) this._wait();
    this._changed();
  }

  stop() {
    clearTimeout(this._timer);
    this.playing = false;
  }

  _wait() {
    this._timer = setTimeout(() => this._next(), STEP_TIME);
  }

  _next() {
    this.step = Math.min(this._last, this.step + 1);
    this.playing = this.step < this._last;
    if (this.playing) this._wait();
    this._changed();
  }
}
