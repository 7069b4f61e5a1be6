/**
 * What bots did without being watched: somebody hurried them, or they make no pause.
 * Law: it stays with the link, seat by seat, until that seat acts or has seen it.
 */

/** @import { Link } from "../shell/link.js" */
/** @import { News } from "./types.d.ts" */

/** Numbers of batches. @type {WeakMap<Link, Map<number | null, Set<number>>>} */
const kept = new WeakMap();

/** The batches that a seat has missed. @param {Link} link @param {number | null} seat @returns {Set<number>} */
export function missedBy(link, seat) {
  const seats = kept.get(link) ?? new Map();
  kept.set(link, seats);
  if (!seats.has(seat)) seats.set(seat, new Set());
  return seats.get(seat);
}

/** Keep what is skipped, and forget it all when its seat goes on. @param {Link} link @param {News} news */
export function keep(link, { seat, batch, by, isSkipped }) {
  const missed = missedBy(link, seat);
  if (isSkipped) missed.add(batch.number);
  else if (seat === null ? link.bot(by) === null : by === seat) missed.clear();
}

/**
 * Keep what was not shown yet.
 * @param {Link} link
 * @param {number | null} seat
 * @param {number} from  the batch that was being shown
 */
export function keepFrom(link, seat, from) {
  const missed = missedBy(link, seat);
  for (const { number } of link.seen(seat)?.batches ?? []) if (number >= from) missed.add(number);
}
