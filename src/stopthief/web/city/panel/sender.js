/** Sends what was chosen, one thing at a time; a refusal is shown and changes nothing. */

import { complain } from "../../shell/dialog.js";

/** @typedef {import("../../shell/link.js").Link} Link */
/** @typedef {{link: Link, seat: number | null, trusted: boolean}} Sitting */

export class Sender {
  /** @param {() => Sitting | null} sitting  who sends now @param {() => void} changed */
  constructor(sitting, changed) {
    this._sitting = sitting;
    this._changed = changed;
    this.busy = false;
  }

  /** @param {any} command */
  give(command) {
    return this._send((link, seat) => link.do(seat, command));
  }

  undo() {
    return this._send((link, seat) => link.undo(seat));
  }

  /** Notes may be written at any time, by whoever they belong to. @param {Record<string, string | null> | null} notes */
  note(notes) {
    const sitting = this._sitting();
    if (!notes || !sitting?.trusted || sitting.seat === null) return;
    sitting.link.note(sitting.seat, notes).catch(complain);
  }

  /** @param {(link: Link, seat: number) => Promise<void>} act */
  async _send(act) {
    const sitting = this._sitting();
    if (!sitting || sitting.seat === null || this.busy) return;
    this._set(true);
    try {
      await act(sitting.link, sitting.seat);
    } catch (problem) {
      if (this._sitting()) complain(problem);
    }
    this._set(false);
  }

  /** @param {boolean} busy */
  _set(busy) {
    this.busy = busy;
    this._changed();
  }
}
