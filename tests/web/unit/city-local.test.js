import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { aimed, arrived, BEGIN, lifted, opened, pencilOf } = await web("city/local.js");

/** A scene at a moment. @param {number} number @param {object} [more] */
const scene = (number, more = {}) => ({
  link: { seen: () => ({ number }) },
  seat: 0,
  legal: [{ type: "move_to", to: 500 }],
  now: { awaited: 0 },
  layout: "wide",
  ...more,
});

test("what was chosen is forgotten when anything happens, and only then", () => {
  const first = arrived(BEGIN, scene(1));
  assert.equal(first.kind, "move");
  const chosen = { ...first, preview: 7, lifted: 7 };
  assert.equal(arrived(chosen, scene(1)), chosen);
  const next = arrived(chosen, scene(2, { legal: [] }));
  assert.deepEqual([next.kind, next.preview, next.lifted], [null, null, null]);
});

test("another seat at the same moment begins anew", () => {
  const chosen = { ...arrived(BEGIN, scene(1)), preview: 7 };
  assert.equal(arrived(chosen, scene(1, { seat: 1 })).preview, null);
});

test("on a tall page the hand is opened when a card has to be played", () => {
  const play = { legal: [{ type: "play_card", card: 7 }] };
  assert.equal(arrived(BEGIN, scene(1, { ...play, layout: "tall" })).tab, "hand");
  assert.equal(arrived({ ...BEGIN, tab: "log" }, scene(1, play)).tab, "log");
});

test("the end is opened once; the page that is opened after it stays", () => {
  const over = { now: { result: { winners: [0] } } };
  const end = arrived({ ...BEGIN, tab: "log" }, scene(1, over));
  assert.equal(end.tab, "end");
  assert.equal(arrived(opened(end, "clues"), scene(2, over)).tab, "clues");
  assert.equal(arrived(arrived(end, scene(2)), scene(3, over)).tab, "end");
});

test("pages to read raise the sheet, others lower it", () => {
  assert.equal(opened(BEGIN, "log").isUp, true);
  assert.equal(opened(opened(BEGIN, "log"), "hand").isUp, false);
  assert.equal(lifted(BEGIN).isUp, true);
});

test("the pencil writes while the notebook is open, until a tap is a move again", () => {
  const marking = { ...opened(BEGIN, "book"), pencil: "suspected" };
  assert.equal(pencilOf(marking), "suspected");
  assert.equal(pencilOf(opened(marking, "log")), null);
  assert.equal(pencilOf(aimed(marking, "move")), null);
});
