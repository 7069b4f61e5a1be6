/** Effects of the city's tables when something has happened: ask for the guide, fetch sounds and the ending. */

import { part } from "../shell/load.js";
import { prepare } from "../shell/sound.js";

/** @import { Guide, Scene } from "./panel/types.d.ts" */

/** The sounds that are heard most often: they are fetched before they are needed. */
const USUAL = ["footsteps", "hubbub", "creak", "glass", "alarm", "train"];

/** @type {Guide} */
export const NO_GUIDE = {
  ways: [],
  escorts: [],
  reach: [],
  heard: [],
  fine: 0,
  fine_loses: false,
  reward: 0,
  tip_price: 0,
  tip_loses: false,
  next: null,
};

/**
 * Ask what helps the seat of a scene to choose.
 * @param {Scene} scene
 * @param {import("../table/guide.js").Guides<Guide>} guides
 */
export function askGuide({ link, seat }, guides) {
  if (seat !== null) guides.ask(link, seat, link.seen(seat)?.number ?? 0);
}

/** @param {Scene} scene */
export function prepareSounds({ legal }) {
  if (legal.some(({ type }) => type === "get_clue")) for (const sound of USUAL) prepare(sound);
}

/** The ending of a game: on its way once somebody has moved, so that it is there when the end comes. */
export class Closing {
  /** @type {typeof import("./panel/ending.js") | null} */
  ending = null;
  _isAsked = false;

  /** @param {() => void} changed  told when the ending comes after the end */
  constructor(changed) {
    this._changed = changed;
  }

  /** @param {Scene} scene */
  follow({ now, entries }) {
    this._isOver = Boolean(now.result);
    if (this._isAsked || !(this._isOver || entries.some(({ seen }) => seen.type === "moved"))) return;
    this._isAsked = true;
    this._fetch().catch(() => {
      this._isAsked = false; // whatever happens next tries again
    });
  }

  async _fetch() {
    const ending = await part("/city/panel/ending.js", () => import("./panel/ending.js"));
    await ending.dressed();
    this.ending = ending;
    if (this._isOver) this._changed();
  }
}
