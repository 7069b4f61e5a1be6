import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { arrived, BEGIN, covered, held, turned, typing } = await web("city/companion/local.js");

const setup = {
  players: [
    { name: "Ann", investigator: "a" },
    { name: "Pack", investigator: null },
  ],
};

/** A scene at a moment, with a seat to choose. @param {number} number @param {number} awaited */
const scene = (number, awaited = 0) => ({
  link: { mine: [0, 1], room: { setup }, seen: () => ({ number }) },
  seat: awaited,
  setup,
  now: { awaited },
});

test("what was typed and held is put away when anything happens, and only then", () => {
  const typed = typing(turned(arrived(BEGIN, scene(1)), "keypad"), "371", 3);
  assert.equal(arrived(typed, scene(1)), typed);
  const next = arrived(held(typed, true), scene(2));
  assert.deepEqual([next.page, next.typed, next.isHeld, next.wasHeld], ["turn", "", false, false]);
});

test("the curtain stays open as long as it is the Pack's turn", () => {
  const open = { ...arrived(BEGIN, scene(1, 1)), isOpen: true };
  assert.equal(arrived(open, scene(2, 1)).isOpen, true);
  assert.equal(arrived(open, scene(2, 0)).isOpen, false);
});

test("the keypad takes as many digits as a space has", () => {
  assert.equal(typing(BEGIN, "3715", 3).typed, "371");
  assert.equal(typing({ ...BEGIN, trouble: "none" }, "3", 3).trouble, "");
});

test("a page that nobody looks at shows nothing private", () => {
  const { isHeld, isOpen, chosen } = covered({ ...held(BEGIN, true), isOpen: true, chosen: 5 });
  assert.deepEqual([isHeld, isOpen, chosen], [false, false, null]);
});
