/** Opens a table, and remembers how: the next game can begin like it with one tap. */

import { ask, openTable } from "../../shell/device.js";
import { preferences, remember, remembered } from "../../shell/preferences.js";
import { go } from "../../shell/route.js";

/** @import { OpeningAgreed as Agreed } from "./types.d.ts" */

/** The idempotency key of a request: asked for twice with the same name, a table is opened once. */
export function requestName() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open a table and go there. @param {Agreed} agreed @param {string} request */
export async function open(agreed, request) {
  const { room } = await openTable({ ...agreed, request, pace: preferences.pace });
  keep(agreed);
  go(`#${room.table}`);
}

/** Learn a game: where one left off, or from the beginning. @param {string} game */
export async function learnToPlay(game) {
  const request = remembered(`tutorial.${game}`) || requestName();
  remember(`tutorial.${game}`, request);
  const { room } = await ask("POST", `/api/games/${game}/tutorial`, { request });
  go(`#${room.table}`);
}

/** The next time it begins anew. @param {string} game */
export const hasLearnt = (game) => remember(`tutorial.${game}`, "");

/**
 * How the last game on this device was set up, if one was.
 * @param {string} [which]  the last one of this game
 * @returns {Agreed | null}
 */
export function lastAgreed(which) {
  const all = kept();
  return (which === undefined ? all[0] : all.find(({ game }) => game === which)) ?? null;
}

/** One for each game, the last one first. @returns {Agreed[]} */
function kept() {
  try {
    const found = JSON.parse(remembered("setup") ?? "[]");
    return [found].flat().filter(({ game, setup, here }) => typeof game === "string" && setup && Array.isArray(here));
  } catch {
    return [];
  }
}

/** @param {Agreed} agreed */
function keep(agreed) {
  remember("setup", JSON.stringify([agreed, ...kept().filter(({ game }) => game !== agreed.game)]));
}
