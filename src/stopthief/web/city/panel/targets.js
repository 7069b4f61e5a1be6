/**
 * Targets on the board, read off the legal commands; costs and ways come from the guide when it is there.
 */

import { t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { playerName } from "../terms.js";

/** @import { Scene, Target } from "./types.d.ts" */

/**
 * The kinds of taps that are possible: "move", "arrest", "pack" or "escort-1".
 * @param {Scene} scene
 * @returns {string[]}
 */
export function kinds({ legal }) {
  const found = new Set();
  for (const command of legal) {
    if (command.type === "move_to") found.add("move");
    else if (command.type === "arrest") found.add("arrest");
    else if (command.type === "move_pack") found.add("pack");
    else if (command.type === "escort") found.add(`escort-${command.seat}`);
  }
  const order = ["move", "pack", "escort", "arrest"];
  const rank = (/** @type {string} */ kind) => order.indexOf(kind.split("-")[0] ?? "");
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** @param {Scene} scene @param {string | null} kind @returns {Target[]} */
export function targets(scene, kind) {
  const [name, other] = (kind ?? "").split("-");
  if (name === "move") return moves(scene);
  if (name === "arrest") return of(scene, "arrest").map(({ space }) => target(space, "arrest", "tap.arrest"));
  if (name === "pack") return pack(scene);
  return name === "escort" ? escorts(scene, Number(other)) : [];
}

/**
 * The legal commands of one type.
 * @template {import("protocol").CityCommand["type"]} T
 * @param {Scene} scene
 * @param {T} type
 * @returns {Extract<import("protocol").CityCommand, {type: T}>[]}
 */
function of({ legal }, type) {
  return /** @type {Extract<import("protocol").CityCommand, {type: T}>[]} */ (
    legal.filter((command) => command.type === type)
  );
}

/**
 * @param {number} node
 * @param {string} kind
 * @param {string} key
 * @param {import("protocol").CityWay | null} [way]
 * @param {Record<string, string>} [parts]
 * @returns {Target}
 */
function target(node, kind, key, way = null, parts = {}) {
  const label = t(key, {
    node: nodeName(node),
    ...parts,
    ...(way && key.endsWith(".cost") ? { count: way.cost } : {}),
  });
  return { node, kind, cost: way?.cost ?? null, path: way?.path ?? null, label };
}

/** @param {Scene} scene */
function moves(scene) {
  const ways = new Map((scene.guide?.ways ?? []).map((way) => [way.to, way]));
  const here = scene.shared.at[scene.shared.turn];
  const isRide = scene.shared.phase === "effect";
  return of(scene, "move_to").map(({ to }) => {
    const way = ways.get(to);
    if (to === here) return target(to, "move", "tap.stay", way);
    if (isRide) return target(to, "ride", "tap.ride", way);
    return target(to, "move", way ? "tap.move.cost" : "tap.move", way);
  });
}

/** @param {Scene} scene @param {number} seat */
function escorts(scene, seat) {
  const found = scene.guide?.escorts.find((one) => one.seat === seat)?.ways ?? [];
  const ways = new Map(found.map((way) => [way.to, way]));
  const name = playerName(scene.setup, seat);
  return of(scene, "escort")
    .filter((command) => command.seat === seat)
    .map(({ to }) => target(to, "escort", "tap.escort", ways.get(to), { name }));
}

/** @param {Scene} scene */
function pack(scene) {
  const kind = scene.shared.phase === "place" ? "start" : "pack";
  return of(scene, "move_pack").map(({ to }) => target(to, kind, `tap.${kind}`));
}

/**
 * The command of a tap.
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} node
 * @returns {import("protocol").CityCommand | undefined}
 */
export function commandAt(scene, kind, node) {
  const [name, other] = kind.split("-");
  return scene.legal.find((command) => {
    if (name === "move") return command.type === "move_to" && command.to === node;
    if (name === "arrest") return command.type === "arrest" && command.space === node;
    if (name === "pack") return command.type === "move_pack" && command.to === node;
    return command.type === "escort" && command.seat === Number(other) && command.to === node;
  });
}
