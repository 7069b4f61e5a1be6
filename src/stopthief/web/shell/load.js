/** Parts of the client that are fetched when they are wanted: modules and words, styles, and what games tell. */

import { fetchWords } from "./words.js";

/**
 * A part of the client, once its words are there; the page names what it is made of.
 * @template Module @param {string} address  of its first module, such as "/lesson/screen.js"
 * @param {() => Promise<Module>} load  imports that module @returns {Promise<Module>}
 */
export async function part(address, load) {
  const named = document.querySelector(`meta[name="part:${address}"]`)?.getAttribute("content");
  if (named == null) throw new Error(`modules.json does not name ${address}`);
  const files = named.split(" ");
  const words = files.filter((file) => file.endsWith(".json")).map(fetchWords);
  for (const file of files) if (file.endsWith(".js")) link("modulepreload", file);
  await Promise.all(words);
  return load();
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Resolves once a style sheet holds; a failure is forgotten, so that the next call tries again.
 * @param {string} address
 */
export function style(address) {
  const sheet = sheets.get(address) ?? fetched(address);
  sheets.set(address, sheet);
  sheet.catch(() => sheets.delete(address));
  return sheet;
}

/** @param {string} address @returns {Promise<void>} */
function fetched(address) {
  return new Promise((resolve, reject) => {
    const sheet = link("stylesheet", address);
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(address));
    };
  });
}

/** @param {string} rel @param {string} href */
function link(rel, href) {
  const element = document.createElement("link");
  Object.assign(element, { rel, href });
  document.head.append(element);
  return element;
}

/** @type {Map<string, unknown>} */
const facts = new Map();

/** Fetch the shapes of a game's figures and its rules as tables to look up. @param {string} game */
export async function fetchTold(game) {
  const answer = await fetch(`/games/${game}/client.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  facts.set(game, await answer.json());
}

/**
 * The facts of a game; they are fetched before its client runs.
 * @template Told
 * @param {string} game
 * @returns {Told}
 */
export const told = (game) => /** @type {Told} */ (facts.get(game));
