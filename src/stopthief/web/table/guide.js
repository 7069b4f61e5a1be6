/** Guides for a seat, asked for whenever something has happened. An outdated answer is dropped. */

/** @import { Link } from "../shell/link.js" */

/** @template Guide */
export class Guides {
  /** @param {Guide} nothing  what a guide is where it says nothing @param {() => void} changed */
  constructor(nothing, changed) {
    this._nothing = nothing;
    this._changed = changed;
    /** @type {{seat: number, number: number, guide: Guide} | null} */
    this._known = null;
  }

  /**
   * The guide for this moment, if it is there.
   * @param {number | null} seat
   * @param {number} number
   * @returns {Guide | null}
   */
  at(seat, number) {
    return this._known?.seat === seat && this._known.number === number ? this._known.guide : null;
  }

  /** The last that a seat was told, however old it is. @param {number | null} seat @returns {Guide | null} */
  last(seat) {
    return this._known?.seat === seat ? this._known.guide : null;
  }

  /** @param {Link} link @param {number} seat @param {number} number */
  ask(link, seat, number) {
    link.guide(seat).then(
      (answer) => {
        if (answer.number !== number) return;
        this._known = { seat, number, guide: { ...this._nothing, ...answer.guide } };
        this._changed();
      },
      () => null, // one can go on without it
    );
  }
}
