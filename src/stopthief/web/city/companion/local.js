/**
 * The local state of the companion: pages opened, digits typed, curtains lifted.
 * Law: pure functions from one local state to the next; nothing is drawn, sent or fetched here.
 */

import { isPacksTurn, openSeat } from "./scene.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Local, Page } from "./types.d.ts" */

/** All that a new moment puts away. */
const CLEAR = { typed: "", trouble: "", isAsking: false, isHeld: false, wasHeld: false, chosen: null };

/** @type {Readonly<Local>} */
export const BEGIN = { ...CLEAR, moment: null, page: "turn", isTelling: false, isOpen: false };

/**
 * When anything happens, what was typed or lifted is forgotten.
 * @param {Local} local
 * @param {Scene} scene
 * @returns {Local}
 */
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
