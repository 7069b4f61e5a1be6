/** The plan at one moment of a finished hunt: what was believed, the way the thief took, and where it was. */

import { percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { heatTrees } from "../advice/heat.js";
import { legsOf, soles } from "../board/path.js";
import { at } from "../board/tokens.js";
import { isCircle } from "../facts.js";
import { knownTo } from "./telling.js";

/** @import { Facts } from "../facts.js" */
/** @import { Moment } from "./types.d.ts" */

/** Number of steps of the way that are shown. */
const STEPS = 8;

/** @param {Facts} facts @param {readonly Moment[]} moments @param {number} chosen @param {number | null} seat */
export function planModel(facts, moments, chosen, seat) {
  const moment = /** @type {Moment} */ (moments[chosen]);
  const { spaces } = knownTo(moment, seat);
  const way = walked(moments.slice(0, chosen + 1));
  const chance = (/** @type {number} */ node) => percent(spaces[node] ?? 0);
  const about = (/** @type {number} */ node) =>
    isCircle(node) ? null : h("p", { key: "heat", class: "caption-heat" }, h("strong", null, chance(node)));
  return {
    facts,
    meeples: [],
    targets: [],
    preview: null,
    chosen: null,
    clue: moment.kind === "clue" ? { place: moment.place ?? null, sound: moment.sound } : null,
    trail: null,
    trailShown: 0,
    marks: {},
    marking: null,
    thief: null,
    sections: null,
    advises: null,
    heat: {
      sign: JSON.stringify([spaces, way, moment.truth]),
      trees: () => [heatTrees(facts, spaces), wayTrees(facts, way), truthTree(facts, moment.truth)],
      note: legend(moment),
      brief: (/** @type {number} */ node) => (spaces[node] ? chance(node) : null),
      about,
    },
  };
}

/** Where the thief went, as far as it came out without a gap. @param {readonly Moment[]} moments */
function walked(moments) {
  /** @type {number[]} */
  let way = [];
  for (const { kind, truth } of moments) {
    if (truth === undefined) way = [];
    else if (kind === "start" || kind === "clue" || !way.length) way.push(truth);
  }
  return way.slice(-STEPS - 1);
}

/** @param {Facts} facts @param {readonly number[]} way */
function wayTrees(facts, way) {
  return way
    .slice(1)
    .map((node, index) =>
      h(
        "g",
        { key: `walked-${index}`, class: "heat-way", opacity: (1 - (way.length - 2 - index) * 0.1).toFixed(2) },
        soles(legsOf(facts, [way[index] ?? node, node])),
      ),
    );
}

/** @param {Facts} facts @param {number | undefined} truth */
function truthTree(facts, truth) {
  if (truth === undefined) return null;
  return h("g", { key: "truth", class: "heat-truth", transform: at(facts.xy(truth)) }, [
    h("circle", { r: 52 }),
    h("circle", { class: "inner", r: 52 }),
  ]);
}

/** @param {Moment} moment */
function legend({ truth }) {
  return [
    h("span", { key: "heat", class: "legend-heat" }, t("analysis.legend.heat")),
    truth === undefined ? null : h("span", { key: "truth", class: "legend-truth" }, t("analysis.legend.truth")),
  ];
}
