import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { commandAt, kinds, targets } = await web("city/panel/targets.js");

const LEGAL = [
  { type: "arrest", space: 371 },
  { type: "escort", seat: 1, to: 500 },
  { type: "move_to", to: 500 },
  { type: "move_to", to: 510 },
  { type: "end_turn" },
];
const guide = { ways: [{ to: 510, cost: 3, path: [500, 505, 510] }], escorts: [{ seat: 1, ways: [] }] };
const setup = { players: [{ name: "Ann" }, { name: "Bob" }] };
const scene = { legal: LEGAL, guide, setup, shared: { at: [500, 510], turn: 0, phase: "move" } };

test("the kinds of taps are those of the legal commands, the gentlest first", () => {
  assert.deepEqual(kinds(scene), ["move", "escort-1", "arrest"]);
  assert.deepEqual(kinds({ legal: [] }), []);
});

test("targets are the legal ones, with cost and way where the guide knows them", () => {
  const found = targets(scene, "move");
  assert.deepEqual(
    found.map(({ node, cost, path }) => [node, cost, path]),
    [
      [500, null, null],
      [510, 3, [500, 505, 510]],
    ],
  );
  assert.deepEqual(
    targets(scene, "arrest").map(({ node, kind }) => [node, kind]),
    [[371, "arrest"]],
  );
  assert.deepEqual(
    targets(scene, "escort-1").map(({ node }) => node),
    [500],
  );
  assert.deepEqual(targets(scene, null), []);
});

test("the Pack is placed before it moves", () => {
  const legal = [{ type: "move_pack", to: 441 }];
  const pack = (phase) => targets({ ...scene, legal, shared: { ...scene.shared, phase } }, "pack")[0].kind;
  assert.deepEqual([pack("place"), pack("pack")], ["start", "pack"]);
});

test("a tap is the command at that node, or none", () => {
  assert.equal(commandAt(scene, "move", 510), LEGAL[3]);
  assert.equal(commandAt(scene, "escort-1", 500), LEGAL[1]);
  assert.equal(commandAt(scene, "arrest", 371), LEGAL[0]);
  assert.equal(commandAt(scene, "arrest", 500), undefined);
});
