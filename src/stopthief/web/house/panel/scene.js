/** All that the parts of the table draw from, gathered once for each drawing. */

import { entries } from "../../table/entries.js";

/** @import { Guide, Layout, Scene } from "./types.d.ts" */

/**
 * @param {{link: import("../../shell/link.js").Link, seat: number | null, trusted: boolean}} model
 * @param {{facts: import("protocol").HouseFacts, guide: Guide | null, layout: Layout}} given
 * @returns {Scene}
 */
export function scene(model, { facts, guide, layout }) {
  const { link, seat, trusted } = model;
  const seen = /** @type {import("../../shell/types.d.ts").Seen} */ (link.seen(seat));
  const view = /** @type {import("protocol").HouseView} */ (seen.view);
  const { now } = seen;
  const { setup } = view.public;
  const legal = /** @type {import("protocol").HouseCommand[]} */ (trusted ? (now.legal ?? []) : []);
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
    entries: /** @type {Scene["entries"]} */ (entries(seen.batches)),
    isMine: seat !== null && now.awaited === seat && legal.length > 0,
    hand: trusted ? (view.hand ?? []) : [],
    known: known(view, guide),
    lacks: new Set((guide?.without ?? []).flatMap((one) => one.cards.map((card) => `${one.seat}:${card}`))),
  };
}

/**
 * The cards whose holders are certain, from the guide, or from the view until it has come.
 * @param {import("protocol").HouseView} view
 * @param {Guide | null} guide
 * @returns {Map<string, number | null>}
 */
function known(view, guide) {
  /** @type {[string, number | null][]} */
  const told = (guide?.known ?? []).map(({ card, seat }) => [card, seat]);
  for (const card of view.public.open ?? []) told.push([card, null]);
  for (const card of view.hand ?? []) told.push([card, view.seat]);
  for (const { card, seat } of view.seen ?? []) told.push([card, seat]);
  return new Map(told);
}

/** The name of a player. @param {Scene} scene @param {number | null | undefined} seat */
export const nameOf = ({ setup }, seat) => (seat == null ? "" : (setup.players[seat]?.name ?? ""));
