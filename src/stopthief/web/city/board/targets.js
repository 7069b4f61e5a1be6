/** What can be chosen, lit up on the plan. The kind is told by shape; each is a button that a keyboard can reach. */

import { h } from "../../shell/tree.js";
import { isCircle } from "../facts.js";
import { spoken } from "./describe.js";
import { inOrder, keyOf } from "./model.js";
import { at } from "./tokens.js";

/** @typedef {import("./model.js").BoardModel} BoardModel */
/** @typedef {import("./model.js").Target} Target */
/** @typedef {import("../../shell/tree.js").Tree} Tree */

const SIGHT = "M-38 -18V-38H-18M18 -38H38V-18M38 18V38H18M-18 38H-38V18";
const SMALL_SIGHT = "M-22 -9V-22H-9M9 -22H22V-9M22 9V22H9M-9 22H-22V9";
const TRACK = "M-36 -26a10 10 0 0 1 10 -10h52a10 10 0 0 1 10 10v52a10 10 0 0 1 -10 10h-52a10 10 0 0 1 -10 -10z";

/** @param {BoardModel} model @returns {Tree[]} */
export function targetTrees(model) {
  return inOrder(model.targets).map((target) => targetTree(model, target));
}

/** @param {BoardModel} model @param {Target} target */
function targetTree(model, target) {
  const small = isCircle(target.node);
  const key = keyOf(target);
  return h(
    "g",
    {
      key,
      class: `target ${target.kind}${small ? " small" : ""}${model.chosen === target.node ? " chosen" : ""}`,
      transform: at(model.facts.xy(target.node)),
      role: "button",
      tabindex: -1,
      "data-key": key,
      "aria-label": spoken(model.facts, target),
    },
    frame(target.kind, small),
    target.cost === null || target.kind === "arrest" ? null : badge(target.cost, small),
  );
}

/** @param {import("./model.js").TargetKind} kind @param {boolean} small @returns {Tree[]} */
function frame(kind, small) {
  if (kind === "arrest") return [h("path", { class: "ring", d: small ? SMALL_SIGHT : SIGHT })];
  if (kind === "ride") return [h("path", { class: "ring", d: TRACK })];
  return [h("circle", { class: "ring", r: small ? 17 : 35 })];
}

/** The number of steps: inside a circle, at the shoulder of a space. @param {number} cost @param {boolean} small */
function badge(cost, small) {
  return h(
    "g",
    { class: "cost", transform: small ? null : "translate(28 -28)" },
    small ? null : h("circle", { r: 16 }),
    h("text", { y: 8 }, cost),
  );
}

/** What a card would reach. @param {BoardModel} model @returns {Tree[]} */
export function previewTrees({ facts, preview }) {
  return (preview ?? []).map((node) =>
    h("circle", { key: `reach-${node}`, class: "reach", transform: at(facts.xy(node)), r: isCircle(node) ? 16 : 36 }),
  );
}
