/**
 * Probabilities on the plan: a dot on every space where the thief can be, larger and brighter the likelier; the others
 * step back. The light of a dot goes up evenly, so that it can be read without seeing colours.
 */

import { percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { ahead } from "../board/hits.js";
import { at } from "../board/tokens.js";

/** @import { Facts } from "../facts.js" */
/** @import { Spaces } from "./types.d.ts" */

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const RADIUS = { least: 27, most: 43 };
/** So unlikely a space has the least dot of all. */
const FAINT = 0.003;
/** From here on a dot is so light by night, and so dark by day, that what stands on it has to be the other way. */
const STRONG = 0.45;

/** How strongly a probability is shown, from 0 to 1: each time it doubles, as much more. @param {number} chance */
export const strength = (chance) => Math.max(0, Math.min(1, 1 - Math.log(chance) / Math.log(FAINT)));

/** @param {Facts} facts @param {Spaces} spaces */
export function heatTrees(facts, spaces) {
  const likely = Object.entries(spaces).sort(([, one], [, two]) => one - two);
  const best = likely.at(-1)?.[0];
  const veils = facts.spaces.filter(({ number }) => !(number in spaces)).map(({ number }) => veil(facts, number));
  const things = likely.map(([number]) => ({ node: Number(number) }));
  return [
    veils,
    likely.map(([number, chance]) => dot(facts, Number(number), chance, number === best ? 0 : -1, things)),
  ];
}

/** @param {Facts} facts @param {number} number */
const veil = (facts, number) =>
  h("circle", { key: `veil-${number}`, class: "heat-veil", transform: at(facts.xy(number)), r: 36 });

/**
 * @param {Facts} facts
 * @param {number} number
 * @param {number} chance
 * @param {number} tab
 * @param {readonly {node: number}[]} things
 */
function dot(facts, number, chance, tab, things) {
  const much = strength(chance);
  return h(
    "g",
    {
      key: `heat-${number}`,
      class: much > STRONG ? "heat strong" : "heat",
      transform: at(facts.xy(number)),
      style: { "--heat": much.toFixed(3) },
      role: "button",
      tabindex: tab,
      "data-heat": number,
      "aria-label": t("advice.space", { space: number, chance: percent(chance) }),
      onfocus: look,
      onkeydown: (/** @type {KeyboardEvent} */ event) => step(event, facts, number, things),
    },
    h("circle", { r: RADIUS.least + much * (RADIUS.most - RADIUS.least) }),
    h("text", { class: "heat-number", y: -1 }, number),
    " ", // so that it is read as two words
    h("text", { class: "heat-chance", y: 20 }, percent(chance)),
  );
}

/** The keyboard's focus asks what a mouse asks by pointing. @param {FocusEvent} event */
function look(event) {
  const dot = /** @type {SVGElement} */ (event.currentTarget);
  dot.dispatchEvent(new CustomEvent("look", { bubbles: true, detail: { node: Number(dot.dataset.heat) } }));
}

/** @param {KeyboardEvent} event @param {Facts} facts @param {number} from @param {readonly {node: number}[]} things */
function step(event, facts, from, things) {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  const next = ahead(facts, things, from, way);
  const layer = /** @type {SVGElement} */ (event.currentTarget).parentElement;
  if (next) /** @type {SVGElement | null} */ (layer?.querySelector(`[data-heat="${next.node}"]`))?.focus();
}
