/** The rules of every game as the server has them, each book fetched once in each language. */

import { language } from "../shell/words.js";

/** @import { Book } from "./types.d.ts" */

/** @type {Map<string, Promise<Book>>} */
const fetched = new Map();

/**
 * The rules of a game in the language of the page; what could not be had is asked for again the next time.
 * @param {string} game
 * @returns {Promise<Book>}
 */
export function book(game) {
  const address = `/games/${game}/rules-${language()}.json`;
  const found = fetched.get(address) ?? ask(address);
  fetched.set(address, found);
  found.catch(() => fetched.delete(address));
  return found;
}

/** Which of these games has a rule of this name, if any has. @param {readonly string[]} games @param {string} rule */
export async function bookWith(games, rule) {
  const books = await Promise.all(games.map(book));
  return games.find((_, index) => books[index]?.sections.some((one) => one.rules?.some(({ id }) => id === rule)));
}

/** @param {string} address @returns {Promise<Book>} */
async function ask(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.json();
}
