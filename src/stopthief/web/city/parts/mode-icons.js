/** Small pictures for the ways to play: how many hunt, and whom. */

import { h } from "../../shell/tree.js";
import { meepleShape } from "./meeples.js";

/** @import { Standing } from "./types.d.ts" */

/** @type {Readonly<Record<string, readonly Standing[]>>} */
const SCENES = {
  competitive: [
    ["jimmy", 6, 16, 44],
    ["sandra", 70, 16, 44],
    ["vivian", 36, 6, 48],
  ],
  cooperative: [
    ["tad", 0, 16, 44],
    ["drake", 26, 8, 52],
    ["pepper", 66, 16, 44],
  ],
  "one-vs-many": [
    ["pack", 2, 4, 56],
    ["sandra", 58, 20, 38],
    ["jimmy", 82, 20, 38],
  ],
  solo: [["sandra", 34, 4, 54]],
};

/** @param {string} mode */
export function modeIcon(mode) {
  return h(
    "svg",
    { class: "mode-icon", viewBox: "0 0 120 64", "aria-hidden": "true" },
    h("path", { class: "mode-light", d: "M60 -30L126 64H-6Z" }),
    (SCENES[mode] ?? []).map(([who, x, y, size]) =>
      h("g", { transform: `translate(${x} ${y}) scale(${size / 100})` }, meepleShape(who)),
    ),
  );
}
