/** Style sheets that come with what somebody asks for. A failure is forgotten, so that the next who asks tries again. */

import { style } from "../../shell/load.js";

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** @param {string} address @returns {Promise<void>} */
export function dress(address) {
  const dressing = worn.get(address) ?? fetched(address);
  worn.set(address, dressing);
  dressing.catch(() => worn.delete(address));
  return dressing;
}

/** @param {string} address */
async function fetched(address) {
  const sheet = await style(address);
  sheet.dataset.of = "city";
}
