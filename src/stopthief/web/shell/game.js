/**
 * Games, as the shell knows them: what is said of each before it is there, and all the rest when it is needed.
 * Law: nothing of a game is shown before its styles are there, and none of another game's styles touch it.
 */

import * as registry from "../games.js";
import { fetchTold, preload, style } from "./load.js";
import { fetchWords, language } from "./words.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {{en: string, fr: string}} Worded */
/** @typedef {"easy" | "fair" | "strong"} Strength  how well a bot plays */

/**
 * What a game says of itself on the first screen; the only part of it that is there from the beginning.
 * @typedef {object} About
 * @property {Worded} name  what it is called
 * @property {Worded} tagline  what it is about, in a sentence
 * @property {() => Tree} picture  its picture, to be cut at all sides as there is room
 * @property {readonly string[]} styles  the addresses of its style sheets, in their order
 * @property {() => Promise<{client: GameClient}>} load
 * @property {import("./words.js").Source} words
 * @property {{title: Worded, text: Worded}} [companion]  for a game that can be played on a board of paper: its way in
 * @property {boolean} [lesson]  whether it can be played by a class, at several tables at once
 * @property {boolean} [tutorial]  whether it can be learnt at a table
 */

/**
 * @typedef {object} GameClient
 * @property {string} form  the custom element with which a new game is set up
 * @property {string} table  the custom element that shows a table
 * @property {(setup: any) => Promise<string> | null} [together]  the custom element for people around one device, where that was agreed: it is given no seat, and hands the device over itself
 * @property {(setup: any, seat: number) => string} player  the name at a seat
 * @property {(setup: any, seat: number) => string} role  whom that player plays
 * @property {(setup: any, seat: number, size: number) => Tree} figure  its picture
 * @property {(setup: any) => string} title  what kind of game was agreed, in a few words
 * @property {(view: any, now: import("protocol").Now, seat: number | null) => string} sentence  whose turn it is and what is next
 * @property {(setup: any, result: import("protocol").Result) => string} ending  who won and why
 * @property {Lesson} [lesson]  for a game that a class can play
 * @property {() => Promise<{course: import("../coach/coach.js").Course}>} [course]  how it is taught, for a game that has a tutorial
 */

/**
 * How a class plays a game.
 * @typedef {object} Lesson
 * @property {string} form  the custom element for what is the same at all tables: it is given `lobby`, and has `agreed`
 * @property {(lobby: any) => Size} size
 * @property {(agreed: any, names: readonly string[]) => any} setup  the setup of one table
 * @property {(view: any, now: import("protocol").Now) => string} progress  how far a table is, for whoever watches
 */

/** How many may sit at a table, how many usually do, and how long a name may be. @typedef {{least: number, most: number, usual: number, longest: number}} Size */

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

/** What a game is called in the language of the page. @param {string} name */
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
  const { load, words, styles } = about(name);
  preload(`/${name}/client.js`);
  preload(`/${name}/words/index-${language()}.js`);
  const fetches = /** @type {const} */ ([load(), fetchWords(words), fetchTold(name)]);
  const [[{ client }], sheets] = await Promise.all([Promise.all(fetches), Promise.all(styles.map(style))]);
  for (const sheet of sheets) sheet.dataset.of = name;
  wear(worn);
  return client;
}

/** @type {string | null} */
let worn = null;

/** Let the page look like one game, with the styles of no other; null is no game in particular, with all. @param {string | null} name */
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
