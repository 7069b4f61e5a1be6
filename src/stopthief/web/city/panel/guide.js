/** What helps a seat to choose, asked for whenever there is something to choose. An old answer is none. */

/** @typedef {import("../../shell/link.js").Link} Link */
/** @typedef {import("./scene.js").Guide} Guide */

/** @type {Guide} */
const NOTHING = { ways: [], escorts: [], reach: [], fine: 0, reward: 0, tip_price: 0 };

export class Guides {
  /** @param {() => void} changed */
  constructor(changed) {
    this._changed = changed;
    /** @type {{seat: number, number: number, guide: Guide} | null} */
    this._known = null;
  }

  /** The guide for this moment, if it is there. @param {number | null} seat @param {number} number @returns {Guide | null} */
  at(seat, number) {
    return this._known?.seat === seat && this._known.number === number ? this._known.guide : null;
  }

  /** @param {Link} link @param {number} seat @param {number} number */
  ask(link, seat, number) {
    link.guide(seat).then(
      (answer) => {
        if (answer.number !== number) return;
        this._known = { seat, number, guide: { ...NOTHING, ...answer.guide } };
        this._changed();
      },
      () => null, // one can choose without it
    );
  }
}
