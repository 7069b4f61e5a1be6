/**
 * What the board is given and what it says: shapes only. The board knows no rule; whoever owns it tells what can be
 * chosen.
 */

/** @import { Target } from "./types.d.ts" */

/** A key that identifies a target. @param {Target} target */
export const keyOf = (target) => `${target.kind}-${target.node}`;

/** Targets in the order in which they are read out. @param {readonly Target[]} targets */
export const inOrder = (targets) =>
  [...targets].sort((one, two) => (one.cost ?? 0) - (two.cost ?? 0) || one.node - two.node);

/**
 * Tell the owner.
 * @param {Element} from
 * @param {"choose" | "mark" | "inspect" | "advise"} type
 * @param {object} detail
 */
export const tell = (from, type, detail) => from.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
