/**
 * Games, as the shell knows them: what is said of each before it is there, and all the rest when it is needed.
 * Law: nothing of a game is shown before its styles are there, and none of another game's styles touch it.
 */

import * as registry from "../games.js";
import { part, style } from "./load.js";
import { language } from "./words.js";

/** @typedef {import("./types.d.ts").Strength} Strength */

/** @typedef {import("./types.d.ts").About} About */

/** @typedef {import("./types.d.ts").GameClient} GameClient */

/** @typedef {import("./types.d.ts").Lesson} Lesson */

/** @typedef {import("./types.d.ts").Size} Size */

/** @type {Readonly<Record<string, About>>} */
const ABOUT = registry;

/** The names of all games, as the server knows them. */
export const names = Object.keys(ABOUT);

/** @param {string} name @returns {About} */
export function about(name) {
  const found = names.includes(name) ? ABOUT[name] : null;
  if (!found) throw new Error(name);
  return found;
}

/** The name of a game in the language of the page. @param {string} name */
export const called = (name) => about(name).name[language()];

/** @type {Map<string, Promise<GameClient>>} */
const loaded = new Map();

/** A game's client, with its words and its styles. @param {string} name @returns {Promise<GameClient>} */
export function game(name) {
  let client = loaded.get(name);
  if (!client) {
    client = fetched(name);
    loaded.set(name, client);
    client.catch(() => loaded.delete(name));
  }
  return client;
}

/** @param {string} name */
async function fetched(name) {
  const { load, styles } = about(name);
  const [{ client }, ...sheets] = await Promise.all([part(`/${name}/client.js`, load), ...styles.map(style)]);
  for (const sheet of sheets) sheet.dataset.of = name;
  wear(worn);
  return client;
}

/** @type {string | null} */
let worn = null;

/**
 * Let the page look like one game, with the styles of no other; null is no game in particular, with all.
 * @param {string | null} name
 */
export function wear(name) {
  const root = document.documentElement;
  worn = name;
  if (name) root.dataset.game = name;
  else delete root.dataset.game;
  for (const sheet of document.querySelectorAll("link[data-of]")) {
    const rules = /** @type {HTMLLinkElement} */ (sheet).sheet;
    if (rules) rules.disabled = name !== null && /** @type {HTMLElement} */ (sheet).dataset.of !== name;
  }
}
