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

const mode = (name, least, most, packs) => ({
  mode: name,
  least,
  most,
  packs,
  difficulties: ["easy", "hard"],
  advice: !packs,
});
const LOBBY = {
  modes: [
    mode("competitive", 2, 3, false),
    mode("pack", 2, 3, true),
    { ...mode("solo", 1, 1, false), difficulties: ["hard"] },
  ],
  investigators: ["a", "b", "c"].map((investigator) => ({ investigator })),
  difficulties: [
    { difficulty: "easy", settings: { pack: 2, tip: "digit" } },
    { difficulty: "hard", settings: { pack: 4, tip: "digit" } },
  ],
  clashes: [{ pack: 4, tip: "none" }],
};
const fresh = draft.fresh(LOBBY);
const who = ({ places, count }) => places.slice(0, count).map(({ investigator }) => investigator);

test("a fresh draft is the least game, with investigators all different", () => {
  assert.equal(fresh.count, 2);
  assert.deepEqual(who(fresh), ["a", "b"]);
  assert.deepEqual(draft.settingsOf(LOBBY, fresh), { pack: 2, tip: "digit" });
});

test("a mode takes as many players as it can, and keeps a difficulty that it has", () => {
  const solo = draft.withMode(LOBBY, draft.withCount(LOBBY, fresh, 3), "solo");
  assert.equal(solo.count, 1);
  assert.equal(solo.difficulty, "hard");
  assert.equal(draft.withMode(LOBBY, solo, "competitive").difficulty, "hard");
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
  assert.deepEqual(draft.withSwitch(LOBBY, custom, "pack", 2).changes, {});
  const clash = draft.withSwitch(LOBBY, draft.withDifficulty(fresh, "hard"), "tip", "none");
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
  assert.deepEqual(again.changes, { pack: 3 });
  assert.deepEqual(
    again.places.slice(0, 2).map(({ name }) => name),
    ["Ann", ""],
  );
});

test("a name that two have is found", () => {
  const both = draft.withPlace(draft.withPlace(fresh, 0, { name: "Ann" }), 1, { name: " Ann\u200b" });
  assert.equal(draft.twice(both), "Ann");
  assert.equal(draft.twice(fresh), null);
});
