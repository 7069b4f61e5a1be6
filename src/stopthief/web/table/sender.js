/**
 * Sends what was chosen, one thing for each moment of the game; a refusal is shown and changes nothing.
 * Law: nothing that was pressed is ignored without a word, unless it was pressed twice.
 */

import { complain, toast } from "../shell/dialog.js";
import { t } from "../shell/words.js";

/** @import { Command } from "protocol" */
/** @import { Link } from "../shell/link.js" */
/** @import { Sitting } from "./types.d.ts" */

export class Sender {
  /** @param {() => Sitting | null} sitting  who sends now @param {() => void} changed */
  constructor(sitting, changed) {
    this._sitting = sitting;
    this._changed = changed;
    /** @type {{number: number | undefined} | null} the moment that something is on its way for */
    this._sent = null;
  }

  /** Whether something was chosen and its answer has still to come; what has happened since then answers it as well. */
  get busy() {
    return this._sent !== null && this._sent.number === this._number();
  }

  /** @param {Command} command */
  async give(command) {
    if (this.allows(command)) await this._send((link, seat) => link.do(seat, command));
  }

  async undo() {
    if (this.allows(null)) await this._send((link, seat) => link.undo(seat));
  }

  /**
   * Whether nobody wants something else first; who does has said so.
   * @param {Command | null} command  null: taking back
   */
  allows(command) {
    return this._sitting()?.guard?.(command) ?? true;
  }

  /**
   * Write notes; their owner may do so at any time.
   * @param {Record<string, string | null> | null} notes
   */
  note(notes) {
    const sitting = this._sitting();
    if (!notes || !sitting?.trusted || sitting.seat === null) return;
    sitting.link.note(sitting.seat, notes).catch((problem) => this._complain(problem));
  }

  _number() {
    const sitting = this._sitting();
    return sitting?.link.seen(sitting.seat)?.number;
  }

  /** Show a problem, unless the table was left meanwhile. @param {unknown} problem */
  _complain(problem) {
    if (this._sitting()) complain(problem);
  }

  /** @param {(link: Link, seat: number) => Promise<void>} act */
  async _send(act) {
    const sitting = this._sitting();
    if (!sitting || sitting.seat === null) return;
    if (this.busy) {
      if (sitting.link.status !== "open") toast(t("fault.waiting"), "problem");
      return;
    }
    const sent = { number: this._number() };
    this._sent = sent;
    this._changed();
    await act(sitting.link, sitting.seat).catch((problem) => this._complain(problem));
    if (this._sent !== sent) return;
    const wasBusy = this.busy; // what has happened meanwhile was drawn already
    this._sent = null;
    if (wasBusy) this._changed();
  }
}
