/** The first case of the city, step by step. What is to be done stands in the script; here is what is said about it. */

import { isCircle } from "../facts.js";
import { sounds } from "./sounds.js";

/** @import { Step } from "../../coach/types.d.ts" */
/** @import { CityBoard } from "../board/board.js" */
/** @import { CityTable } from "../table.js" */
/** @import { Point } from "./types.d.ts" */

/** The doors where the clues so far allow the thief to be, and the window where nothing else is left. */
const DOORS = [437, 441, 456, 471, 477];
const WINDOW = 371;
const [BANK, MUSEUM] = [4, 3];

const BUTTON = ".scanner-button";
const SCREEN = ".scanner-screen";

/** @param {...number} spaces */
const on = (...spaces) => ({ spaces });

/** @param {number} card */
const card = (card) => `.hand-cards > :nth-child(${[3, 4, 5, 6, 7, 12].indexOf(card) + 1})`;

/**
 * A question about a space: which ones are right, and the hints about those of another kind, another place, too far
 * away.
 * @param {import("../types.d.ts").Kind} kind
 * @param {number} place
 * @param {readonly number[]} right
 * @param {readonly [string, string, string]} hints
 * @returns {Step["on"]}
 */
const which = (kind, place, right, [otherKind, otherPlace, far]) => ({
  event: "inspect",
  check: (/** @type {{node: number}} */ { node }, /** @type {CityTable} */ { facts }) => {
    if (!facts) return null;
    if (right.includes(node)) return null;
    if (isCircle(node) || facts.kind(node) !== kind) return otherKind;
    return facts.placeOf(node) === place ? far : otherPlace;
  },
});

/** @type {readonly Step[]} */
const steps = [
  { part: 0, say: "case.hello" },
  { part: 0, say: "case.you", at: on(500) },
  { part: 0, say: "case.clue", at: BUTTON, act: true },
  { part: 0, say: "case.alarm", at: SCREEN, bright: true, open: "city" },
  { part: 0, say: "case.sounds", task: sounds },
  { part: 1, say: "case.hand", at: ".hand", open: "hand" },
  { part: 1, say: "case.card", at: card(7), open: "hand", act: true },
  { part: 1, say: "case.move", at: on(441, 500), act: true },
  { part: 1, say: "case.end", at: BUTTON, act: true },
  { part: 2, say: "case.shared", at: SCREEN },
  { part: 2, say: "case.clue.two", at: BUTTON, act: true },
  {
    ...{ part: 2, say: "case.door", at: "city-board", bright: true, open: "bank" },
    on: which("door", BANK, DOORS, ["case.door.kind", "case.door.place", "case.door.far"]),
  },
  { part: 3, say: "case.tip.card", at: card(4), open: "hand", act: true },
  { part: 3, say: "case.tip", at: ".tip-ask", act: true },
  { part: 3, say: "case.look", at: ".tip-call", on: { event: "tipped", check: () => null } },
  { part: 3, say: "case.after", at: on(850, 441, 471), act: true },
  { part: 3, say: "case.end.two", at: BUTTON, act: true },
  { part: 4, say: "case.street", at: on(870, 471, 850), bright: true },
  { part: 4, say: "case.clue.three", at: BUTTON, act: true },
  {
    ...{ part: 4, say: "case.window", at: "city-board", bright: true, open: "museum" },
    on: which("window", MUSEUM, [WINDOW], ["case.window.kind", "case.window.place", "case.window.far"]),
  },
  { part: 5, say: "case.sure", at: card(6), open: "hand", act: true },
  { part: 5, say: "case.near", at: on(870, 850, 371), act: true },
  { part: 5, say: "case.arrest", at: on(WINDOW, 870, 850), act: true },
  { part: 5, say: "case.trail", at: ".trail-player", bright: true, open: "trail" },
  { part: 5, say: "case.done", end: true },
];

/** Spaces that have to be in sight for a question. @type {Readonly<Record<string, readonly number[]>>} */
const VIEWS = {
  city: [599, 699, 799, 899],
  bank: [413, 441, 471, 477, 456, 437],
  museum: [850, 870, 890, 351, 371],
  trail: [463, 471, 371, 850],
};

/** @type {import("../../coach/types.d.ts").Course} */
export const course = {
  steps,
  sides: ["bottom", "above", "top", "below"],

  find(table, /** @type {Point} */ { spaces: [first] }) {
    const board = /** @type {CityBoard | null} */ (table.querySelector("city-board"));
    return first === undefined ? null : (board?.spot(first) ?? null);
  },

  reveal(/** @type {CityTable} */ table, { at, open }) {
    if (open === "hand") table.show("hand");
    else if (table.dataset.sheet === "up") table.show("hand");
    const spaces = open ? VIEWS[open] : /** @type {Point | null} */ (typeof at === "object" ? at : null)?.spaces;
    if (spaces) table.reveal(spaces);
  },
};
