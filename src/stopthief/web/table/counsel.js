/**
 * Advice for one seat at one moment, for any game.
 * Law: advice for one moment or seat is never shown at another.
 */

/** @import { Link } from "../shell/link.js" */
/**
 * @template Advice
 * @typedef {import("./types.d.ts").Told<Advice>} Told
 */

/**
 * @template Advice
 * @template {Told<Advice>} Noted
 */
export class Counsel {
  /** @param {() => void} changed @param {(told: Told<Advice>) => Noted} noted  what a game keeps beside it */
  constructor(changed, noted) {
    this._changed = changed;
    this._noted = noted;
    /** @type {Noted | null} */
    this._told = null;
  }

  /** The advice for this moment; null before it was asked for. @param {Link} link @param {number} seat */
  at(link, seat) {
    const told = this._told;
    return told?.seat === seat && told.number === (link.seen(seat)?.number ?? 0) ? told : null;
  }

  /** Ask about this moment, unless it was asked about already. @param {Link} link @param {number} seat */
  ask(link, seat) {
    if (this.at(link, seat)) return;
    const number = link.seen(seat)?.number ?? 0;
    // Until the answer is there, what was so a moment ago is still shown, but to the same seat only.
    const advice = this._told?.seat === seat ? this._told.advice : null;
    const told = this._noted({ seat, number, advice, failed: false });
    this._told = told;
    link.advise(seat).then(
      (now) => this.tell(told, /** @type {Partial<Noted>} */ ({ advice: now })),
      () => this.tell(told, /** @type {Partial<Noted>} */ ({ advice: null, failed: true })),
    );
  }

  /** Note something more, unless the moment has passed. @param {Noted} told @param {Partial<Noted>} more */
  tell(told, more) {
    if (told !== this._told) return;
    Object.assign(told, more);
    this._changed();
  }
}
