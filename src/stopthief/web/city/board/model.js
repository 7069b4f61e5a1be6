/** What the board is given and what it says: shapes only. The board knows no rule; whoever owns it tells what can be chosen. */

/** @typedef {import("../facts.js").Facts} Facts */
/** @typedef {"move" | "arrest" | "pack" | "start" | "escort" | "ride"} TargetKind */
/** @typedef {{seat: number, node: number, investigator: string, name: string, acting: boolean}} Meeple */
/** @typedef {{node: number, kind: TargetKind, cost: number | null, path: readonly number[] | null, label: string}} Target */
/** @typedef {{place: number | null, sound: string}} Clue */
/** @typedef {{node: number, label: string}} Footprint */
/** @typedef {"suspected" | "cleared"} Mark */
/**
 * Probabilities over the plan.
 * @typedef {object} Heat
 * @property {string} sign  tells them from others
 * @property {() => Child} trees
 * @property {Child} note  a line about all
 * @property {(node: number) => Child} brief  a word about one
 * @property {(node: number) => Child} about  more about one
 * @property {(node: number) => void} [wonder]  told that one is looked at, so that more can be found out about it
 */
/** @typedef {import("../../shell/tree.js").Child} Child */

/**
 * @typedef {object} BoardModel
 * @property {Facts} facts
 * @property {readonly Meeple[]} meeples
 * @property {readonly Target[]} targets  what can be chosen now
 * @property {readonly number[] | null} preview  what a card would reach
 * @property {number | null} chosen  the target that is being confirmed
 * @property {Clue | null} clue  the last one
 * @property {readonly Footprint[] | null} trail
 * @property {number} trailShown  how many of its steps
 * @property {Readonly<Record<string, Mark>>} marks
 * @property {Mark | "erase" | null} marking  what a tap on a space does to its mark
 * @property {number | null} thief
 * @property {Heat | null} heat
 * @property {boolean | null} advises  whether there is advice on the plan; null where there is none to be had
 */

/** What tells a target from all others. @param {Target} target */
export const keyOf = (target) => `${target.kind}-${target.node}`;

/** Targets in the order in which they are read out. @param {readonly Target[]} targets */
export const inOrder = (targets) =>
  [...targets].sort((one, two) => (one.cost ?? 0) - (two.cost ?? 0) || one.node - two.node);

/** Tell the owner. @param {Element} from @param {"choose" | "mark" | "inspect" | "advise"} type @param {object} detail */
export const tell = (from, type, detail) => from.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
