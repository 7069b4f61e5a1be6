/** All that the parts of the table draw from, gathered once for each drawing. */

import { entries } from "../../table/entries.js";
import { isPrivate } from "../log.js";
import { packSize } from "../terms.js";

/**
 * @typedef {import("protocol").CityPublic} Public
 * @typedef {{sound: import("protocol").CitySound, place: number | null, again: boolean, spree: number, loot: number}} HeardClue
 * @typedef {{fine: number, reward: number, tip_price: number, ways: import("protocol").CityWay[], escorts: import("protocol").CityEscortWays[], reach: import("protocol").CityReach[], heard: import("protocol").CityPackStep[]}} Guide
 * @typedef {"wide" | "low" | "tight" | "tall"} Layout  all open; on a low screen; in a narrow column; below the board
 * @typedef {object} Scene
 * @property {import("../../shell/link.js").Link} link
 * @property {number | null} seat  whose view it is
 * @property {boolean} trusted  whether private things may be drawn
 * @property {import("protocol").CityView} view
 * @property {Public} at  what lies open
 * @property {import("protocol").CitySetup} setup
 * @property {import("protocol").Now} now
 * @property {import("protocol").CityCommand[]} legal
 * @property {import("../facts.js").Facts} facts
 * @property {import("protocol").CityInvestigatorOffer[]} investigators
 * @property {Guide | null} guide
 * @property {Layout} layout
 * @property {import("../../table/entries.js").Entry[]} entries
 * @property {HeardClue[]} clues
 * @property {boolean} isMine  whether the seat has to choose
 */

/**
 * @param {{link: import("../../shell/link.js").Link, seat: number | null, trusted: boolean}} model
 * @param {{facts: any, investigators: any[], guide: Guide | null, layout: Layout}} known
 * @returns {Scene}
 */
export function scene(model, known) {
  const { link, seat, trusted } = model;
  const seen = /** @type {import("../../shell/link.js").Seen} */ (link.seen(seat));
  const { view, now } = seen;
  const kept = entries(seen.batches).filter((entry) => trusted || !isPrivate(entry.seen));
  const legal = /** @type {import("protocol").CityCommand[]} */ (trusted ? (now.legal ?? []) : []);
  return {
    ...known,
    link,
    seat,
    trusted,
    view,
    now,
    legal,
    at: view.public,
    setup: view.public.setup,
    entries: kept,
    clues: heardClues(view.public.clues, kept),
    isMine: seat !== null && now.awaited === seat && legal.length > 0,
  };
}

/** The clues about this thief, with what the stream says of them besides. @param {any[]} clues @param {import("../../table/entries.js").Entry[]} kept */
function heardClues(clues, kept) {
  const heard = kept.flatMap(({ seen }) => (seen.type === "heard" ? [seen] : []));
  const from = heard.length - clues.length;
  return clues.map((clue, index) => {
    const more = heard[from + index] ?? {};
    const { again = false, spree = 0, loot = 0 } = more;
    return { sound: clue.sound, place: clue.place ?? null, again, spree, loot };
  });
}

/** How many thieves of the Pack were caught, and of how many. @param {Scene} scene */
export function packCount({ at, setup }) {
  const caught = at.caught.reduce((sum, one) => sum + one, 0);
  return { caught, all: packSize(setup) };
}

/** The cards that a seat has in its hand. @param {Scene} scene @param {number} seat */
export const handOf = ({ at }, seat) => at.hands[seat] ?? [];

/** Whose cards are shown: one's own, or those of whoever acts. @param {Scene} scene @returns {number} */
export function handSeat({ seat, at, setup }) {
  return seat !== null && setup.players[seat]?.investigator != null ? seat : at.turn;
}
