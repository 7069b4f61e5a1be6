/** The face of a thief, as its card brings it. */

import { h } from "../../shell/tree.js";

/** @import { Layer } from "../types.d.ts" */

/** @param {readonly Layer[]} face @param {string} label @param {string} plate  what is written on the board in front */
export function mugshot(face, label, plate) {
  return h(
    "svg",
    { class: "mugshot", viewBox: "0 0 100 120", role: "img", "aria-label": label },
    face.map(([kind, d, fill]) => h("path", { class: `mugshot-${kind}`, d, style: fill ? { fill } : {} })),
    h("text", { class: "mugshot-text", x: "50", y: "111" }, plate),
  );
}
