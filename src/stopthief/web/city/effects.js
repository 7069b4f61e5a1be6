/** Effects of the city's tables when something has happened: ask for the guide, fetch sounds. */

import { prepare } from "../shell/sound.js";

/** @import { Guide, Scene } from "./panel/types.d.ts" */

/** The sounds that are heard most often: they are fetched before they are needed. */
const USUAL = ["footsteps", "hubbub", "creak", "glass", "alarm", "train"];

/** @type {Guide} */
export const NO_GUIDE = { ways: [], escorts: [], reach: [], heard: [], fine: 0, reward: 0, tip_price: 0, next: null };

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
