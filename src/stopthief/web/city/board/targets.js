/**
 * Targets on the plan. The shape tells the kind; each is a button that a keyboard can reach.
 * There may be hundreds, so they are copied from a few patterns, and only those that come or go are touched.
 */

import { draw, h } from "../../shell/tree.js";
import { language } from "../../shell/words.js";
import { isCircle } from "../facts.js";
import { spoken } from "./describe.js";
import { inOrder, keyOf } from "./model.js";
import { at } from "./tokens.js";

/** @import { Tree } from "../../shell/types.d.ts" */
/** @import { BoardModel, Drawn, Target } from "./types.d.ts" */

const SIGHT = "M-38 -18V-38H-18M18 -38H38V-18M38 18V38H18M-18 38H-38V18";
const SMALL_SIGHT = "M-22 -9V-22H-9M9 -22H22V-9M22 9V22H9M-9 22H-22V9";
const TRACK = "M-36 -26a10 10 0 0 1 10 -10h52a10 10 0 0 1 10 10v52a10 10 0 0 1 -10 10h-52a10 10 0 0 1 -10 -10z";

export class Targets {
  /** @type {Map<string, Drawn>} */
  _drawn = new Map();
  /** @type {Map<string, SVGElement>} */
  _patterns = new Map();

  /** @param {SVGElement} layer */
  constructor(layer) {
    this._layer = layer;
  }

  /** @param {BoardModel} model */
  show({ facts, targets, chosen }) {
    const before = this._drawn;
    this._drawn = new Map();
    /** @type {Element | null} */
    let place = this._layer.firstElementChild;
    for (const target of inOrder(targets)) {
      const drawn = this._one(facts, target, before.get(keyOf(target)));
      this._drawn.set(keyOf(target), drawn);
      drawn.element.classList.toggle("chosen", chosen === target.node);
      if (drawn.element === place) place = place.nextElementSibling;
      else this._layer.insertBefore(drawn.element, place);
    }
    for (const [key, { element }] of before) if (this._drawn.get(key)?.element !== element) element.remove();
  }

  /**
   * @param {import("../facts.js").Facts} facts
   * @param {Target} target
   * @param {Drawn | undefined} before
   * @returns {Drawn}
   */
  _one(facts, target, before) {
    const sign = `${language()} ${target.cost} ${target.label}`;
    if (before?.sign === sign) return before;
    const element = before && hasBadge(before.element) === hasCost(target) ? before.element : this._copy(facts, target);
    element.setAttribute("aria-label", spoken(facts, target));
    const cost = element.querySelector("text");
    if (cost) cost.textContent = String(target.cost);
    return { element, sign };
  }

  /** @param {import("../facts.js").Facts} facts @param {Target} target */
  _copy(facts, target) {
    const small = isCircle(target.node);
    const name = `${target.kind} ${small} ${hasCost(target)}`;
    const pattern = this._patterns.get(name) ?? made(targetTree(target, small));
    this._patterns.set(name, pattern);
    const element = /** @type {SVGElement} */ (pattern.cloneNode(true));
    element.setAttribute("transform", at(facts.xy(target.node)));
    element.dataset.key = keyOf(target);
    return element;
  }
}

/** @param {Tree} tree */
function made(tree) {
  const host = document.createElementNS("http://www.w3.org/2000/svg", "g");
  draw(host, tree);
  return /** @type {SVGElement} */ (host.firstElementChild);
}

/** @param {Target} target */
const hasCost = (target) => target.cost !== null && target.kind !== "arrest";

/** @param {Element} element */
const hasBadge = (element) => element.querySelector("text") !== null;

/** @param {Target} target @param {boolean} small */
function targetTree(target, small) {
  return h(
    "g",
    { class: `target ${target.kind}${small ? " small" : ""}`, role: "button", tabindex: -1 },
    frame(target.kind, small),
    hasCost(target) ? badge(small) : null,
  );
}

/** @param {import("./types.d.ts").TargetKind} kind @param {boolean} small @returns {Tree} */
function frame(kind, small) {
  if (kind === "arrest") return h("path", { class: "ring", d: small ? SMALL_SIGHT : SIGHT });
  if (kind === "ride") return h("path", { class: "ring", d: TRACK });
  return h("circle", { class: "ring", r: small ? 17 : 39 });
}

/** The number of steps: inside a circle, at the shoulder of a space. @param {boolean} small @returns {Tree[]} */
function badge(small) {
  if (small) return [h("text", { class: "cost", y: 8 }, "0")];
  return [h("circle", { class: "cost", cx: 28, cy: -28, r: 16 }), h("text", { class: "cost", x: 28, y: -20 }, "0")];
}

/** The spaces that a card would reach. @param {BoardModel} model @returns {Tree[]} */
export function previewTrees({ facts, preview }) {
  return (preview ?? []).map((node) =>
    h("circle", {
      key: `reach-${node}`,
      class: isCircle(node) ? "reach small" : "reach",
      transform: at(facts.xy(node)),
      r: isCircle(node) ? 13 : 39,
    }),
  );
}
