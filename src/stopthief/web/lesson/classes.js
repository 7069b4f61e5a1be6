/** A class as this device remembers it: who sits where, and which of the tables are open. */

import { requestName } from "../lobby/form/opening.js";
import { openTable } from "../shell/device.js";
import { remember, remembered } from "../shell/preferences.js";

/** @import { Class, Wish } from "./types.d.ts" */

/** @type {Wish} */
const FRESH = { text: "", size: null, shared: true };

/** @returns {{wish: Wish, running: Class | null}} */
export function recalled() {
  try {
    const { wish, running } = JSON.parse(remembered("class") ?? "{}");
    return { wish: { ...FRESH, ...wish }, running: Array.isArray(running?.groups) ? running : null };
  } catch {
    return { wish: FRESH, running: null };
  }
}

/** @param {{wish?: Wish, running?: Class | null}} some */
export function keep(some) {
  remember("class", JSON.stringify({ ...recalled(), ...some }));
}

/**
 * @param {{game: string, agreed: unknown, shared: boolean}} lesson
 * @param {readonly (readonly string[])[]} groups
 * @returns {Class}
 */
export const classOf = (lesson, groups) => ({
  ...lesson,
  groups: groups.map((names) => ({ names, request: requestName(), table: null })),
});

/**
 * Open all tables that are not open yet, one after the other; what cannot be opened is left out, and the rest goes on.
 * The server knows each by its request: asked for twice, it is opened once. Nothing is opened for nobody.
 * @param {Class} one @param {import("../shell/types.d.ts").Lesson} lesson
 * @param {{isWanted: () => boolean, changed: (next: Class) => void}} told
 * @returns {Promise<unknown[]>} what went wrong
 */
export async function openAll(one, lesson, { isWanted, changed }) {
  let next = one;
  /** @type {unknown[]} */
  const problems = [];
  for (const group of one.groups.filter(({ table }) => table === null)) {
    if (!isWanted()) break;
    try {
      const setup = lesson.setup(one.agreed, group.names);
      const { room } = await openTable({ game: one.game, setup, request: group.request, here: [] });
      next = { ...next, groups: next.groups.map((old) => (old === group ? { ...group, table: room.table } : old)) };
      if (isWanted()) changed(next);
    } catch (problem) {
      problems.push(problem);
    }
  }
  return problems;
}
