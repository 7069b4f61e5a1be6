/**
 * The figures on the board: one silhouette for each investigator and one for the Pack, told apart by shape alone.
 * Every figure stands in a box of 100 by 100 with its feet in the middle of the lower edge.
 */

import { told } from "../../shell/load.js";
import { h } from "../../shell/tree.js";

/** @import { Tree } from "../../shell/types.d.ts" */
/** @import { Layer } from "../types.d.ts" */

/** @returns {Readonly<Record<string, readonly Layer[]>>} */
const figures = () => told("city").shapes.meeples;

/** How each kind of layer is painted on a ground. @type {Readonly<Record<string, Record<string, string>>>} */
const PAINTS = {
  rim: { fill: "var(--ground)", stroke: "var(--ground)", "stroke-width": "7", "stroke-linejoin": "round" },
  hole: { fill: "var(--ground)" },
  line: { fill: "none", stroke: "var(--ground)", "stroke-width": "2.6", "stroke-linecap": "round" },
};

/** The id of a figure; whoever has no investigator plays the Pack. @param {string | null | undefined} investigator */
const figureOf = (investigator) => (investigator && investigator in figures() ? investigator : "pack");

/**
 * The figure as trees for an SVG, in a box of 100 by 100; to be put into a `<g>` or `<svg>` of any size.
 * @param {string | null | undefined} investigator  nobody is the Pack
 * @returns {Tree[]}
 */
export function meepleShape(investigator) {
  const id = figureOf(investigator);
  const own = { fill: `var(--meeple-${id})` };
  return (figures()[id] ?? []).map(([kind, d]) => h("path", { d, style: PAINTS[kind] ?? own }));
}

/**
 * The figure as a picture beside a name that says who it is.
 * @param {string | null | undefined} investigator
 * @param {{size?: number | string}} [options]  a number is in pixels
 * @returns {Tree}
 */
export function meeple(investigator, { size = 40 } = {}) {
  const side = typeof size === "number" ? `${size}px` : size;
  return h(
    "svg",
    {
      class: `meeple meeple-${figureOf(investigator)}`,
      viewBox: "-4 -4 108 104",
      width: side,
      height: side,
      "aria-hidden": "true",
    },
    meepleShape(investigator),
  );
}
