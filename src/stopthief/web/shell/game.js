/**
 * Games, as the shell knows them: what is said of each before it is there, and all the rest when it is needed.
 * Law: nothing of a game is shown before its styles are there. They hold below `data-game`, so games never clash.
 */

import * as registry from "../games.js";
import { fetchTold, part, style } from "./load.js";
import { language } from "./words.js";

/** @import { About, GameClient } from "./types.d.ts" */

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
  const [{ client }] = await Promise.all([part(`/${name}/client.js`, load), fetchTold(name), ...styles.map(style)]);
  return client;
}

/** Let the page look like one game; null is no game in particular. @param {string | null} name */
export function wear(name) {
  const root = document.documentElement;
  if (name) root.dataset.game = name;
  else delete root.dataset.game;
}
