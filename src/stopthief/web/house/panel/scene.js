/** All that the parts of the table draw from, gathered once for each drawing. */

import { entries } from "../../table/entries.js";

/**
 * @typedef {{known: {card: string, seat: number | null}[], without: {seat: number, cards: string[]}[]}} Guide
 * @typedef {"wide" | "low" | "tall"} Layout  beside the house; the same on a low screen; below the house
 * @typedef {object} Scene
 * @property {import("../../shell/link.js").Link} link
 * @property {number | null} seat  whose view it is
 * @property {import("protocol").HouseView} view
 * @property {import("protocol").HousePublic} shared  what all seats see alike
 * @property {import("protocol").HouseSetup} setup
 * @property {import("protocol").HousePack} pack
 * @property {string} language  of the pack
 * @property {import("protocol").Now} now
 * @property {any[]} legal
 * @property {import("../facts.js").Facts} facts
 * @property {Layout} layout
 * @property {import("../../table/entries.js").Entry[]} entries
 * @property {boolean} isMine  whether the seat has to choose
 * @property {readonly string[]} hand
 * @property {Map<string, number | null>} known  who holds a card that is certainly not the answer; null: it lies open
 * @property {Set<string>} lacks  "seat:card" of whoever could not show it
 */

/**
 * @param {{link: import("../../shell/link.js").Link, seat: number | null, trusted: boolean}} model
 * @param {{facts: any, guide: Guide | null, layout: Layout}} given
 * @returns {Scene}
 */
export function scene(model, { facts, guide, layout }) {
  const { link, seat, trusted } = model;
  const seen = /** @type {import("../../shell/link.js").Seen} */ (link.seen(seat));
  const { view, now } = seen;
  const setup = view.public.setup;
  const legal = trusted ? (now.legal ?? []) : [];
  return {
    link,
    seat,
    view,
    now,
    legal,
    facts,
    layout,
    setup,
    shared: view.public,
    pack: setup.pack,
    language: setup.pack.language,
    entries: entries(seen.batches),
    isMine: seat !== null && now.awaited === seat && legal.length > 0,
    hand: trusted ? (view.hand ?? []) : [],
    known: known(view, guide),
    lacks: new Set((guide?.without ?? []).flatMap((one) => one.cards.map((card) => `${one.seat}:${card}`))),
  };
}

/** What is certain: as the guide says, and until it has come as the view shows. @param {any} view @param {Guide | null} guide @returns {Map<string, number | null>} */
function known(view, guide) {
  /** @type {[string, number | null][]} */
  const told = (guide?.known ?? []).map(({ card, seat }) => [card, seat]);
  const open = (view.public.open ?? []).map((/** @type {string} */ card) => [card, null]);
  const own = (view.hand ?? []).map((/** @type {string} */ card) => [card, view.seat]);
  const shown = (view.seen ?? []).map((/** @type {any} */ one) => [one.card, one.seat]);
  return new Map([...told, ...open, ...own, ...shown]);
}

/** What a player is called. @param {Scene} scene @param {number | null | undefined} seat */
export const nameOf = ({ setup }, seat) => (seat == null ? "" : (setup.players[seat]?.name ?? ""));
