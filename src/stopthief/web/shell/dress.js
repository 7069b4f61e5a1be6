/**
 * Style sheets that come with what somebody asks for. A failure is forgotten, so that the next who asks tries again.
 */

import { style } from "./load.js";

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** @param {string} name  of the game it belongs to @param {string} address @returns {Promise<void>} */
export function dress(name, address) {
  const dressing = worn.get(address) ?? fetched(name, address);
  worn.set(address, dressing);
  dressing.catch(() => worn.delete(address));
  return dressing;
}

/** @param {string} name @param {string} address */
async function fetched(name, address) {
  const sheet = await style(address);
  sheet.dataset.of = name;
}
