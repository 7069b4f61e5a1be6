/**
 * The scene of the companion: the state that everyone may see, and the commands that are legal now.
 * Law: nothing private of any seat is in it. Tips and what the Pack knows are looked up by the parts that hide them.
 */

import { scene } from "../panel/scene.js";
import { isCompetitive, packSeat } from "../terms.js";

/** @import { Link } from "../../shell/link.js" */
/** @import { Scene } from "../panel/types.d.ts" */

/**
 * The seat of this device whose stream is told to all: an investigator's, who knows nothing of the Pack.
 * @param {Link} link
 */
export function openSeat(link) {
  const setup = /** @type {import("protocol").CitySetup | undefined} */ (link.room?.setup);
  const isHunter = (/** @type {number} */ seat) => setup?.players[seat]?.investigator != null;
  return link.mine.find(isHunter) ?? link.mine[0] ?? null;
}

/**
 * The table for everyone; `seat` is the seat that has to choose, if it is on this device.
 * @param {Link} link
 * @param {{facts: import("../facts.js").Facts, guide: import("../panel/types.d.ts").Guide | null}} known
 * @returns {Scene}
 */
export function around(link, known) {
  const open = scene({ link, seat: openSeat(link), trusted: false }, { ...known, investigators: [], layout: "tall" });
  const awaited = open.now.awaited ?? null;
  const seat = awaited !== null && link.mine.includes(awaited) ? awaited : null;
  const legal = seat === null ? [] : (link.seen(seat)?.now.legal ?? []);
  return { ...open, seat, legal: /** @type {Scene["legal"]} */ (legal), isMine: legal.length > 0 };
}

/**
 * The observations of the last batch, as everyone perceived them.
 * @param {Scene} scene
 * @returns {import("protocol").CityObservation[]}
 */
export function latest({ entries }) {
  const number = entries.at(-1)?.number;
  return entries.filter((entry) => entry.number === number).map(({ seen }) => seen);
}

/** Whether the seat that has to choose is the Pack's. @param {Scene} scene */
export const isPacksTurn = ({ setup, now }) => now.awaited != null && now.awaited === packSeat(setup);

/** Whether the app counts the Loot; otherwise it lies on the table. @param {Scene} scene */
export const keepsLoot = ({ setup }) => !isCompetitive(setup) && setup.cards !== "box";

/** @param {Scene} scene @param {string} type */
export const can = ({ legal }, type) => legal.some((command) => command.type === type);
