/**
 * The first case of the house, step by step. What is to be done stands in the script; here is what is said about it.
 */

import { KINDS } from "../facts.js";

/** @import { Step } from "../../coach/types.d.ts" */
/** @import { HouseTable } from "../table.js" */
/** @import { Point } from "./types.d.ts" */

/** @param {string} thing @param {string} room @param {string} place */
const guess = (thing, room, place) => ({ guess: { thing, room, place } });

/** @param {string} room */
const way = (room) => `.way[data-room="${room}"]`;

/** A tick in the column of the thief. @param {string} say @param {string} card @returns {Step} */
const tick = (say, card) => ({
  ...{ part: 3, say, open: "sheet", bright: true, at: `[data-cell="${card}:?"]` },
  noted: (notes) => notes[`${card}:?`] === "yes",
});

/** @type {readonly Step[]} */
const steps = [
  { part: 0, say: "home.case.hello" },
  { part: 0, say: "home.case.hand", at: ".hand.own", open: "cards" },
  { part: 0, say: "home.case.sheet", at: ".sheet", open: "sheet", bright: true },
  { part: 1, say: "home.case.place", at: way("dining-room"), open: "now", act: true },
  { part: 1, say: "home.case.move", at: way("living-room"), open: "now", act: true },
  { part: 1, say: "home.case.guess", at: guess("vase", "living-room", "table"), open: "now", act: true },
  { part: 1, say: "home.case.shown", at: ".note-face", open: "now" },
  { part: 1, say: "home.case.noted", at: ".noted", open: "now", act: true },
  { part: 2, say: "home.case.show", at: '.shown-cards [data-card="office"]', open: "now", act: true },
  { part: 2, say: "home.case.could", at: 'tr[data-card="vase"]', open: "sheet", bright: true },
  { part: 2, say: "home.case.move.two", at: way("basement"), open: "now", act: true },
  { part: 2, say: "home.case.trick", at: guess("vase", "basement", "table"), open: "now", act: true },
  tick("home.case.vase", "vase"),
  tick("home.case.table", "table"),
  tick("home.case.room", "kitchen"),
  { part: 4, say: "home.case.move.three", at: way("kitchen"), open: "now", act: true },
  { part: 4, say: "home.case.last", at: guess("vase", "kitchen", "table"), open: "now", act: true },
  { part: 4, say: "home.case.won", at: ".answer", bright: true },
  { part: 4, say: "home.case.done", end: true },
];

/** @type {Element | null} what was last brought in sight */
let seen = null;

/** The element to press next for a guess. @param {HouseTable} table @param {Point} point @returns {Element | null} */
function next(table, { guess: wanted }) {
  const kind = KINDS.find((one) => table.draft[one] !== wanted[one]);
  if (!kind) return table.querySelector(".ask");
  return (
    table.querySelector(`.picks-${kind} [data-card="${wanted[kind]}"]`) ??
    table.querySelector(`.gap[data-kind="${kind}"]`)
  );
}

/** @type {import("../../coach/types.d.ts").Course} */
export const course = {
  steps,
  sides: ["top", "bottom", "above", "below"],

  find(/** @type {HouseTable} */ table, /** @type {Point} */ point) {
    const found = next(table, point);
    if (found !== seen) found?.scrollIntoView({ block: "center" });
    seen = found;
    return found?.getBoundingClientRect() ?? null;
  },

  reveal(/** @type {HouseTable} */ table, { open }) {
    if (open) table.show(open);
  },
};
