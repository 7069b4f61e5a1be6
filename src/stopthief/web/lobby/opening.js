/** Opens a table, and remembers how: the next game can begin like it with one tap. */

import { openTable } from "../shell/device.js";
import { remember, remembered } from "../shell/preferences.js";
import { go } from "../shell/route.js";

/** @typedef {{game: string, setup: any, here: number[]}} Agreed */

/** What the server knows a wish by: asked for twice with the same name, a table is opened once. */
export function requestName() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open a table and go there. @param {Agreed} agreed @param {string} request */
export async function open(agreed, request) {
  const { room } = await openTable({ ...agreed, request });
  remember("setup", JSON.stringify(agreed));
  go(`#${room.table}`);
}

/** How the last game on this device was set up, if one was. @returns {Agreed | null} */
export function lastAgreed() {
  try {
    const { game, setup, here } = JSON.parse(remembered("setup") ?? "null") ?? {};
    return typeof game === "string" && setup && Array.isArray(here) ? { game, setup, here } : null;
  } catch {
    return null;
  }
}
