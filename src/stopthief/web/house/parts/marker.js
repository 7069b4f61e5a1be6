/** The markers that stand for players in the house: told apart by shape first, by colour second. */

import { h } from "../../shell/tree.js";

/** One for each seat, in a box of 40 by 40. @type {readonly string[]} */
const SHAPES = [
  "M20 6a14 14 0 1 0 .1 0z",
  "M8 8L32 7L33 32L7 33Z",
  "M20 5L36 33L4 34Z",
  "M20 4L24.5 14.5L36 15.5L27 23L30 34.5L20 28L10 34.5L13 23L4 15.5L15.5 14.5Z",
  "M20 4L36 20L20 36L4 20Z",
  "M20 34C4 24 3 10 13 8C17 7 19 10 20 13C21 10 23 7 27 8C37 10 36 24 20 34Z",
];

/** @param {number} seat @param {number} [size] */
export function marker(seat, size = 40) {
  return h(
    "svg",
    { class: `marker marker-${seat}`, viewBox: "0 0 40 40", width: size, height: size, "aria-hidden": "true" },
    h("path", { d: SHAPES[seat] ?? SHAPES[0] ?? "" }),
  );
}
