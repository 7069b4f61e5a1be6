/** All that the parts of the table draw from, gathered once for each drawing. */

import { entries } from "../../table/entries.js";
import { isPrivate } from "../log.js";
import { packSize } from "../terms.js";

/** @import { Scene } from "./types.d.ts" */

/**
 * @param {{link: import("../../shell/link.js").Link, seat: number | null, trusted: boolean}} model
 * @param {import("./types.d.ts").Known} known
 * @returns {Scene}
 */
export function scene(model, known) {
  const { link, seat, trusted } = model;
  const seen = /** @type {import("../../shell/types.d.ts").Seen} */ (link.seen(seat));
  const view = /** @type {import("protocol").CityView} */ (seen.view);
  const { now } = seen;
  const kept = /** @type {Scene["entries"]} */ (entries(seen.batches)).filter(
    (entry) => trusted || !isPrivate(entry.seen),
  );
  const legal = /** @type {import("protocol").CityCommand[]} */ (trusted ? (now.legal ?? []) : []);
  return {
    ...known,
    link,
    seat,
    trusted,
    view,
    now,
    legal,
    shared: view.public,
    setup: view.public.setup,
    entries: kept,
    clues: heardClues(view.public.clues, kept),
    isMine: seat !== null && now.awaited === seat && legal.length > 0,
  };
}

/**
 * The clues about this thief, with what the stream says of them besides.
 * @param {import("protocol").CityClue[]} clues
 * @param {Scene["entries"]} kept
 */
function heardClues(clues, kept) {
  const heard = kept.flatMap(({ seen }) => (seen.type === "heard" ? [seen] : []));
  const from = heard.length - clues.length;
  return clues.map((clue, index) => {
    const { again = false, spree = 0, loot = 0 } = heard[from + index] ?? {};
    return { sound: clue.sound, place: clue.place ?? null, again, spree, loot };
  });
}

/** The thief who was named last. @param {Scene["entries"]} entries @returns {string | null} */
export function lastRevealed(entries) {
  const found = entries.flatMap(({ seen }) => (seen.type === "thief_revealed" ? [seen.thief] : []));
  return found.at(-1) ?? null;
}

/** How many thieves of the Pack were caught, and of how many. @param {Scene} scene */
export function packCount({ shared, setup }) {
  const caught = shared.caught.reduce((sum, one) => sum + one, 0);
  return { caught, all: packSize(setup) };
}

/** The cards that a seat has in its hand. @param {Scene} scene @param {number} seat */
export const handOf = ({ shared }, seat) => shared.hands[seat] ?? [];

/** The seat whose cards are shown: its own, or the acting player's. @param {Scene} scene @returns {number} */
export function handSeat({ seat, shared, setup }) {
  return seat !== null && setup.players[seat]?.investigator != null ? seat : shared.turn;
}
