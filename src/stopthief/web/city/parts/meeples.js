/**
 * The figures on the board: one silhouette for each investigator and one for the Pack, told apart by shape alone.
 * Every figure stands in a box of 100 by 100 with its feet in the middle of the lower edge.
 */

import { h } from "../../shell/tree.js";

/** @typedef {import("../../shell/tree.js").Tree} Tree */

/**
 * What is filled with the figure's colour, and what is drawn on it as fine lines or filled in the colour of the ground.
 * @typedef {{body: readonly string[], lines: readonly string[], holes?: readonly string[]}} Figure
 */

const HEAD = "M37 27a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z";

/** @type {Readonly<Record<string, Figure>>} */
const FIGURES = {
  // A wide hat, long hair, a belted coat.
  sandra: {
    body: [
      "M35 20C31 36 33 46 27 54H73C67 46 69 36 65 20Z",
      "M36 49C44 45 56 45 64 49L79 91Q50 99 21 91Z",
      "M37 19C36 5 44 6 50 8C56 6 64 5 63 19Z",
      "M23 21C37 13 63 13 77 21C67 27 33 27 23 21Z",
    ],
    lines: ["M40 26Q40 41 50 43Q60 41 60 26", "M31 68Q50 73 69 68", "M50 58V67M50 74V94", "M41 49L50 58L59 49"],
  },
  // A flat cap, hands in the pockets.
  jimmy: {
    body: [
      HEAD,
      "M37 43Q50 39 63 43L80 60L68 72L67 96H54L50 78L46 96H33L32 72L20 60Z",
      "M34 24C31 7 61 4 66 18L79 23C75 28 60 25 34 24Z",
    ],
    lines: ["M36 54L34 66M64 54L66 66", "M50 43V66", "M38 20Q52 16 65 19"],
  },
  // A top hat, a cape.
  drake: {
    body: [
      HEAD,
      "M41 37H59C79 45 88 70 92 93L74 87L62 96L50 87L38 96L26 87L8 93C12 70 21 45 41 37Z",
      "M37 18L35 1H65L63 18Z",
      "M26 17H74V23H26Z",
    ],
    lines: ["M37 13H63", "M44 39L50 54L56 39", "M50 54V84"],
  },
  // A cloud of curls, an arm stretched out.
  pepper: {
    body: [
      "M50 3C60 1 67 7 67 12C75 14 77 24 72 29C74 37 66 43 60 41C56 46 44 46 40 41C34 43 26 37 28 29C23 24 25 14 33 12C33 7 40 1 50 3Z",
      "M37 46Q48 42 60 46L94 40L96 50L65 59L67 96H54L50 78L46 96H33L34 66L22 76L15 69Z",
    ],
    lines: ["M37 64H65", "M40 24Q50 13 60 24V31Q50 45 40 31Z"],
  },
  // A knot of hair, both arms up, as in a window.
  vivian: {
    body: [
      "M42 10a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z",
      HEAD,
      "M40 44L18 20L26 12L44 40Q50 43 56 40L74 12L82 20L60 44L63 64L72 96H58L50 74L42 96H28L37 64Z",
    ],
    lines: ["M38 62Q50 67 62 62", "M39 28Q50 20 61 28"],
  },
  // Shoulders like a wardrobe, hair like a brush.
  tad: {
    body: [
      "M37 14V5L45 8L55 2L54 6L64 3L63 14V25Q62 35 50 35T37 25Z",
      "M15 41Q50 31 85 41L91 70L79 73L73 56L66 96H54L50 80L46 96H34L27 56L21 73L9 70Z",
    ],
    lines: ["M38 15L62 13", "M34 62H66", "M50 36V60"],
  },
  // A hood, a mask, a full sack.
  pack: {
    body: [
      "M5 62C5 46 18 38 30 40L36 33L44 42C58 66 46 86 25 86C11 86 5 76 5 62Z",
      "M58 5C41 5 37 22 38 38L33 96H46L56 80L68 96H85C84 72 82 52 77 40C80 20 74 5 58 5Z",
    ],
    lines: ["M27 41L36 46"],
    holes: ["M40 21Q58 15 77 21V29Q58 33 40 29Z"],
  },
};

const EYES = ["M50 25a3.2 3.2 0 1 0 -6.4 0a3.2 3.2 0 1 0 6.4 0z", "M73 25a3.2 3.2 0 1 0 -6.4 0a3.2 3.2 0 1 0 6.4 0z"];

/** The id of a figure; whoever has no investigator plays the Pack. @param {string | null | undefined} investigator */
const figureOf = (investigator) => (investigator && investigator in FIGURES ? investigator : "pack");

/**
 * The figure as trees for an SVG, in a box of 100 by 100; to be put into a `<g>` or `<svg>` of any size.
 * @param {string | null | undefined} investigator  nobody is the Pack
 * @returns {Tree[]}
 */
export function meepleShape(investigator) {
  const id = figureOf(investigator);
  const { body, lines, holes = [] } = /** @type {Figure} */ (FIGURES[id]);
  const colour = `var(--meeple-${id})`;
  const outline = { fill: "var(--ground)", stroke: "var(--ground)", "stroke-width": "7", "stroke-linejoin": "round" };
  const line = { fill: "none", stroke: "var(--ground)", "stroke-width": "2.6", "stroke-linecap": "round" };
  return [
    ...body.map((d) => h("path", { d, style: outline })),
    ...body.map((d) => h("path", { d, style: { fill: colour } })),
    ...holes.map((d) => h("path", { d, style: { fill: "var(--ground)" } })),
    ...(id === "pack" ? EYES : []).map((d) => h("path", { d, style: { fill: colour } })),
    ...lines.map((d) => h("path", { d, style: line })),
  ];
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
