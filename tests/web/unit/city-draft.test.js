import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const draft = await web("city/form/draft.js");
const { learn } = await web("shell/words.js");

const NAMES = {
  "bot.names": "Ada, Bea, Cy, Dot, Eve, Flo",
  "short.pack": "Pack",
  "short.a": "A",
  "short.b": "B",
  "short.c": "C",
};
learn({ en: NAMES, fr: NAMES });

const LEVELS = {
  easy: { level: "easy", settings: { pack: 2, tip: "digit" }, minutes: { 1: 20, 2: 30, 3: 40 } },
  hard: { level: "hard", settings: { pack: 4, tip: "digit" }, minutes: { 1: 25, 2: 35, 3: 45 } },
  quick: { level: "quick", settings: { pack: 1, tip: "digit" }, minutes: { 1: 10, 2: 15, 3: 18 } },
};
const mode = (name, least, most, packs) => ({
  mode: name,
  least,
  most,
  packs,
  levels: Object.values(LEVELS),
  usual: "easy",
  advice: !packs,
});
const LOBBY = {
  modes: [
    mode("competitive", 2, 3, false),
    mode("pack", 2, 3, true),
    { ...mode("solo", 1, 1, false), levels: [LEVELS.hard, LEVELS.quick], usual: "hard" },
  ],
  investigators: ["a", "b", "c"].map((investigator) => ({ investigator })),
  clashes: [{ pack: 4, tip: "none" }],
};
const fresh = draft.fresh(LOBBY);
const who = ({ places, count }) => places.slice(0, count).map(({ investigator }) => investigator);

test("a fresh draft is the least game, with investigators all different", () => {
  assert.equal(fresh.count, 2);
  assert.deepEqual(who(fresh), ["a", "b"]);
  assert.deepEqual(draft.settingsOf(LOBBY, fresh), { pack: 2, tip: "digit" });
});

test("a mode takes as many players as it can, and has a level of its own", () => {
  const hard = draft.withLevel(draft.withCount(LOBBY, fresh, 3), "hard");
  const pack = draft.withMode(LOBBY, hard, "pack");
  assert.equal(draft.pickOf(pack).level, "easy");
  const solo = draft.withMode(LOBBY, pack, "solo");
  assert.equal(solo.count, 1);
  assert.equal(draft.pickOf(solo).level, "hard");
  assert.equal(draft.pickOf(draft.withMode(LOBBY, solo, "competitive")).level, "hard");
});

test("how long it takes goes by level and players, and nobody knows it of a custom game", () => {
  assert.equal(draft.minutesOf(LOBBY, fresh), 30);
  assert.equal(draft.minutesOf(LOBBY, draft.withCount(LOBBY, fresh, 3)), 40);
  assert.equal(draft.minutesOf(LOBBY, draft.withLevel(fresh, "hard")), 35);
  assert.equal(draft.minutesOf(LOBBY, draft.withSwitch(LOBBY, fresh, "pack", 3)), null);
});

test("a mode with the Pack has exactly one", () => {
  const pack = draft.withMode(LOBBY, draft.withCount(LOBBY, fresh, 3), "pack");
  assert.deepEqual(who(pack), ["a", "b", null]);
  assert.deepEqual(who(draft.withInvestigator(LOBBY, pack, 0, null)), [null, "b", "a"]);
});

test("two who want the same investigator change places", () => {
  assert.deepEqual(who(draft.withInvestigator(LOBBY, fresh, 0, "b")), ["b", "a"]);
});

test("a switch that differs makes the game custom, and back again it is not", () => {
  const custom = draft.withSwitch(LOBBY, fresh, "pack", 3);
  assert.equal(draft.agreed(LOBBY, custom).setup.difficulty, "custom");
  assert.deepEqual(draft.pickOf(draft.withSwitch(LOBBY, custom, "pack", 2)).changes, {});
  const clash = draft.withSwitch(LOBBY, draft.withLevel(fresh, "hard"), "tip", "none");
  assert.equal(draft.clashes(LOBBY, clash).length, 1);
});

test("bots have names of their own, and people sit here", () => {
  const game = draft.against(LOBBY, fresh, ["weak", "fair", "strong"]);
  const { setup, here, bots } = draft.agreed(LOBBY, game);
  assert.deepEqual(here, [0]);
  assert.deepEqual(bots, { 1: "fair", 2: "fair" });
  assert.deepEqual(
    setup.players.map(({ name }) => name),
    ["A", "Bea", "Cy"],
  );
});

test("the next game begins as the last one was agreed", () => {
  const wanted = draft.withPlace(draft.withSwitch(LOBBY, fresh, "pack", 3), 0, { name: "Ann" });
  const again = draft.like(LOBBY, draft.agreed(LOBBY, wanted));
  assert.deepEqual(draft.pickOf(again), { level: "easy", changes: { pack: 3 } });
  assert.deepEqual(
    again.places.slice(0, 2).map(({ name }) => name),
    ["Ann", ""],
  );
});

test("each mode begins with what was picked in it last", () => {
  const kept = { competitive: { level: "hard", changes: {} }, pack: { level: "hard", changes: { pack: 3, gone: 1 } } };
  const last = draft.agreed(LOBBY, draft.withMode(LOBBY, fresh, "solo"));
  const again = draft.like(LOBBY, last, kept);
  assert.equal(again.mode, "solo");
  assert.deepEqual(draft.pickOf(draft.withMode(LOBBY, again, "competitive")), kept.competitive);
  assert.deepEqual(draft.pickOf(draft.withMode(LOBBY, again, "pack")), { level: "hard", changes: { pack: 3 } });
});

test("a pick that is not offered any more is the usual one", () => {
  for (const level of ["gone", 3, null]) {
    assert.equal(draft.pickOf(draft.like(LOBBY, null, { competitive: { level } })).level, "easy");
  }
  const old = draft.agreed(LOBBY, draft.withLevel(fresh, "hard"));
  assert.equal(draft.pickOf(draft.like(LOBBY, old)).level, "hard");
  assert.equal(draft.pickOf(draft.like(LOBBY, { ...old, setup: { ...old.setup, difficulty: "gone" } })).level, "easy");
});

test("a quick case is the last game with its people, and not the next form's level", () => {
  const last = draft.agreed(LOBBY, draft.withPlace(draft.withSwitch(LOBBY, fresh, "pack", 3), 0, { name: "Ann" }));
  const quick = draft.hurried(LOBBY, { ...last, advice: true });
  assert.equal(quick.setup.difficulty, "quick");
  assert.deepEqual(quick.setup.settings, LEVELS.quick.settings);
  assert.deepEqual(quick.setup.players, last.setup.players);
  assert.equal(quick.advice, true);
  assert.equal(draft.pickOf(draft.like(LOBBY, quick)).level, "easy");
});

test("a name that two have is found", () => {
  const both = draft.withPlace(draft.withPlace(fresh, 0, { name: "Ann" }), 1, { name: " Ann\u200b" });
  assert.equal(draft.twice(both), "Ann");
  assert.equal(draft.twice(fresh), null);
});
