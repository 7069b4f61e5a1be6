/**
 * What the people around the device have opened, typed and lifted in the companion.
 * Law: pure functions from one local state to the next; nothing is drawn, sent or fetched here.
 */

import { isPacksTurn, openSeat } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {"turn" | "keypad" | "clues"} Page */
/**
 * @typedef {object} Local
 * @property {string | null} moment  what the rest belongs to
 * @property {Page} page
 * @property {string} typed  on the keypad
 * @property {string} trouble  with what was typed
 * @property {boolean} isTelling  whether the last arrest is still being told
 * @property {boolean} isHeld  whether somebody holds a button to see what is private
 * @property {boolean} wasHeld  whether anybody did
 * @property {boolean} isOpen  whether the Pack's player has lifted the curtain
 * @property {number | null} chosen  the space that the Pack is to go to
 * @property {boolean} isAsking  whether it is asked who else has won
 */

/** All that a new moment puts away. */
const CLEAR = { typed: "", trouble: "", isAsking: false, isHeld: false, wasHeld: false, chosen: null };

/** @type {Readonly<Local>} */
export const BEGIN = { ...CLEAR, moment: null, page: "turn", isTelling: false, isOpen: false };

/** When anything happens, what was typed or lifted is forgotten. @param {Local} local @param {Scene} scene @returns {Local} */
export function arrived(local, scene) {
  const moment = momentOf(scene);
  if (moment === local.moment) return local;
  return { ...local, ...CLEAR, moment, page: "turn", isOpen: local.isOpen && isPacksTurn(scene) };
}

/** @param {Scene} scene */
function momentOf({ link, seat, now }) {
  const number = (/** @type {number | null} */ one) => link.seen(one)?.number ?? 0;
  return `${now.awaited ?? null} ${number(openSeat(link))} ${number(seat)}`;
}

/** @param {Local} local @param {Page} page @returns {Local} */
export const turned = (local, page) => ({ ...local, page, typed: "", trouble: "" });

/** @param {Local} local @param {boolean} isHeld @returns {Local} */
export const held = (local, isHeld) => ({ ...local, isHeld, wasHeld: local.wasHeld || isHeld });

/** Nobody looks: the curtain falls. @param {Local} local @returns {Local} */
export const covered = (local) => ({ ...local, isHeld: false, isOpen: false, chosen: null });

/** @param {Local} local @param {string} typed @param {number} most @returns {Local} */
export const typing = (local, typed, most) => ({ ...local, typed: typed.slice(0, most), trouble: "" });
