import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { arrived, BEGIN, lifted, picked, turned } = await web("house/local.js");

const OFFER = { type: "guess", thing: ["vase", "lamp"], room: ["kitchen"], place: ["table", "shelf"] };

/** A scene at a moment. @param {number} number @param {object} [more] */
const scene = (number, more = {}) => ({
  link: { table: "t", seen: () => ({ number }) },
  seat: 0,
  shared: { turns: 1, phase: "guess" },
  now: {},
  legal: [OFFER],
  isMine: true,
  layout: "wide",
  ...more,
});

test("a guess in the making lasts as long as the turn", () => {
  const first = picked(arrived(BEGIN, scene(1)), scene(1), "thing", "vase");
  assert.deepEqual(arrived(first, scene(2)).draft.cards, { thing: "vase" });
  assert.deepEqual(arrived(first, scene(2, { shared: { turns: 2, phase: "guess" } })).draft.cards, {});
});

test("after a card the next open kind is asked for; what has no choice is skipped", () => {
  const one = picked(arrived(BEGIN, scene(1)), scene(1), "thing", "vase");
  assert.equal(one.draft.kind, "place");
  assert.equal(picked(one, scene(1), "place", "shelf").draft.kind, "place");
  assert.equal(turned(one, "thing").draft.kind, "thing");
});

test("a person who has to act sees it; one who reads meanwhile is left alone", () => {
  const acting = arrived({ ...BEGIN, tab: "talk" }, scene(1, { layout: "tall" }));
  assert.deepEqual([acting.tab, acting.isUp], ["now", true]);
  const reading = arrived({ ...BEGIN, tab: "talk" }, scene(1, { layout: "tall", isMine: false }));
  assert.deepEqual([reading.tab, reading.isUp], ["talk", false]);
  const moved = arrived({ ...acting, tab: "sheet" }, scene(2, { layout: "tall" }));
  assert.equal(moved.tab, "sheet");
});

test("the end raises the sheet", () => {
  const over = arrived(BEGIN, scene(1, { isMine: false, now: { result: {} }, layout: "tall" }));
  assert.deepEqual([over.tab, over.isUp], ["now", true]);
  assert.equal(lifted(over).isUp, false);
});
