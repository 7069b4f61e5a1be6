/** Packs of one's own: read and checked by the server, kept on this device by their names. */

import { ask } from "../../shell/device.js";
import { remember, remembered } from "../../shell/preferences.js";

/** @import { HousePack as Pack } from "protocol" */

/** All that are kept here. @returns {Pack[]} */
export function ownPacks() {
  try {
    const found = JSON.parse(remembered("packs") ?? "[]");
    return Array.isArray(found) ? found.filter(({ name, things }) => name && Array.isArray(things)) : [];
  } catch {
    return [];
  }
}

/** @param {string} name */
export function removePack(name) {
  remember("packs", JSON.stringify(ownPacks().filter((pack) => pack.name !== name)));
}

/**
 * Read a file and keep what is in it; a Fault names all that is wrong with it.
 * @param {File} file
 * @returns {Promise<Pack>}
 */
export async function addPack(file) {
  const { value: pack } = await ask("POST", "/api/games/house/document", { text: await file.text() });
  remember("packs", JSON.stringify([...ownPacks().filter(({ name }) => name !== pack.name), pack]));
  return pack;
}
