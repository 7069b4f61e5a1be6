/** Facts about a table's pack, from the server: the picture of the house, the drawings, every word in every form. */

import { ask } from "../shell/device.js";

/** @import { HouseFacts as Facts } from "protocol" */
/** @import { Kind } from "./types.d.ts" */

export const KINDS = /** @type {const} */ (["thing", "room", "place"]);

/** By table. @type {Map<string, Promise<Facts>>} */
const asked = new Map();

/**
 * The facts of a table. A failure is forgotten, so that the next who asks tries again.
 * @param {string} table
 * @param {unknown} setup
 */
export function facts(table, setup) {
  let answer = asked.get(table);
  if (!answer) {
    answer = ask("POST", "/api/games/house/facts", { setup });
    asked.set(table, answer);
    answer.catch(() => asked.delete(table));
  }
  return answer;
}

/**
 * The cards of a kind, in the order of the pack.
 * @param {import("protocol").HousePack} pack
 * @param {Kind} kind
 * @returns {string[]}
 */
export const ofKind = (pack, kind) => pack[`${kind}s`].map(({ id }) => id);
