/** Tokens on the spaces: marks of the notebook, a trail, the thief. Trees only. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { legsOf, soles } from "./path.js";

/** @import { Tree } from "../../shell/types.d.ts" */
/** @import { BoardModel } from "./types.d.ts" */

const MASK = "M-24 -9C-14 -14 14 -14 24 -9C27 4 18 12 9 9C4 7 2 3 0 3S-4 7 -9 9C-18 12 -27 4 -24 -9Z";
const EYES = "M-15 -4q5 -4 10 1q-6 4 -10 -1zM15 -4q-5 -4 -10 1q6 4 10 -1z";

/** @param {readonly [number, number]} xy */
export const at = ([x, y]) => `translate(${x} ${y})`;

/** @param {BoardModel} model @returns {Tree[]} */
export function markTrees({ facts, marks }) {
  return Object.entries(marks).map(([number, mark]) =>
    h(
      "g",
      { key: `${mark}-${number}`, class: `note ${mark}`, transform: at(facts.xy(Number(number))) },
      h("circle", { class: "veil", r: 33 }),
      mark === "suspected"
        ? h("g", { class: "disc" }, h("circle", { r: 15 }), h("text", { y: 8 }, "?"))
        : h("g", { class: "disc" }, h("circle", { r: 15 }), h("path", { d: "M-7 -7L7 7M7 -7L-7 7" })),
    ),
  );
}

/**
 * The trail as a line with a numbered pair of soles on every space, paler the older.
 * @param {BoardModel} model
 * @returns {Tree[]}
 */
export function trailTrees({ facts, trail, trailShown }) {
  const steps = (trail ?? []).slice(0, Math.max(0, trailShown));
  const lines = steps.slice(1).map((step, index) => {
    const legs = legsOf(facts, [steps[index]?.node ?? step.node, step.node]);
    return h("g", { key: `way-${index}`, class: "trail-soles", opacity: age(index + 1, steps.length) }, soles(legs));
  });
  return [...lines, ...[...visits(steps)].map(([node, visit]) => footprint(facts.xy(node), node, visit, steps.length))];
}

/** @param {readonly import("./types.d.ts").Footprint[]} steps */
function visits(steps) {
  /** @type {Map<number, {turns: number[], label: string}>} */
  const found = new Map();
  steps.forEach(({ node, label }, index) => {
    found.set(node, { turns: [...(found.get(node)?.turns ?? []), index + 1], label });
  });
  return found;
}

/**
 * @param {readonly [number, number]} xy
 * @param {number} node
 * @param {{turns: number[], label: string}} visit
 * @param {number} count
 */
function footprint(xy, node, { turns, label }, count) {
  const text = turns.length > 2 ? `${turns[0]}…${turns.at(-1)}` : turns.join("·");
  const wide = Math.max(34, 16 + text.length * 17);
  return h(
    "g",
    { key: `step-${node}`, class: "footprint", transform: at(xy) },
    h("title", null, label),
    h("circle", { class: "trail-ring", r: 34, opacity: age((turns.at(-1) ?? 1) - 1, count) }),
    h(
      "g",
      { class: "trail-turn" },
      h("rect", { x: -wide / 2, y: -17, width: wide, height: 34, rx: 17 }),
      h("text", { y: 9 }, text),
    ),
  );
}

/** @param {number} index @param {number} count */
const age = (index, count) => Math.max(0.4, 1 - (count - 1 - index) * 0.08).toFixed(2);

/** @param {BoardModel} model @returns {Tree | null} */
export function thiefTree({ facts, thief }) {
  if (thief === null) return null;
  return h(
    "g",
    {
      key: "thief",
      class: "thief",
      transform: at(facts.xy(thief)),
      role: "img",
      "aria-label": t("board.thief_here", { number: thief }),
    },
    h("circle", { class: "thief-ring", r: 37 }),
    h(
      "g",
      { class: "thief-mask" },
      h("circle", { r: 27 }),
      h("path", { class: "mask", d: MASK }),
      h("path", { class: "eyes", d: EYES }),
    ),
  );
}
