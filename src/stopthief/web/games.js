/** The games this client can show: each brings its words, its form before a game and its table, loaded when needed. */

/**
 * @typedef {object} GameClient
 * @property {string} form  the custom element with which a new game is set up
 * @property {string} table  the custom element that shows a table
 * @property {(setup: any, seat: number) => string} player  the name at a seat
 * @property {(setup: any, seat: number) => string} role  whom that player plays
 * @property {(setup: any, seat: number, size: number) => import("./shell/tree.js").Tree} figure  its picture
 * @property {(setup: any) => string} title  what kind of game was agreed, in a few words
 * @property {(view: any, now: import("protocol").Now, seat: number | null) => string} sentence  whose turn it is and what is next
 * @property {(setup: any, result: import("protocol").Result) => string} ending  who won and why
 */

/** @type {Record<string, () => Promise<{client: GameClient}>>} */
const GAMES = { city: () => import("./city/client.js") };

/** @param {string} name @returns {Promise<GameClient>} */
export async function game(name) {
  const load = GAMES[name];
  if (!load) throw new Error(name);
  return (await load()).client;
}
