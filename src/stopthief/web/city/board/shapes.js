/** Where a building or a street lies, as a path in the units of the plan: what a clue lights up. */

/** @import { Facts } from "../facts.js" */
/** @import { Point } from "../types.d.ts" */
/** @import { PlaceShape } from "./types.d.ts" */

/** @param {Facts} facts @param {number} digit @returns {PlaceShape} */
export function placeShape(facts, digit) {
  const isStreet = facts.place.get(digit)?.kind === "street";
  const spaces = facts.spaces.filter((space) => facts.placeOf(space.number) === digit);
  const points = spaces.map((space) => space.xy);
  const box = bounds(points);
  /** @type {Point} */
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { d: isStreet ? street(facts, spaces) : house(box), isStreet, middle, points };
}

/** The whole city. @returns {PlaceShape} */
export function cityShape() {
  const box = { left: 50, right: 1950, top: 50, bottom: 1950 };
  return {
    d: house(box),
    isStreet: false,
    middle: [1000, 1000],
    points: [
      [50, 50],
      [1950, 1950],
    ],
  };
}

/** @param {readonly Point[]} points */
function bounds(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** @param {{left: number, right: number, top: number, bottom: number}} box */
function house({ left, right, top, bottom }) {
  const [x, y, wide, high] = [left - 20, top - 20, right - left + 40, bottom - top + 40];
  const round = 24;
  const side = (/** @type {string} */ way) => `a${round} ${round} 0 0 1 ${way}`;
  return (
    `M${x + round} ${y}h${wide - 2 * round}${side(`${round} ${round}`)}` +
    `v${high - 2 * round}${side(`${-round} ${round}`)}` +
    `h${2 * round - wide}${side(`${-round} ${-round}`)}v${2 * round - high}${side(`${round} ${-round}`)}z`
  );
}

/**
 * A line from space to space along the pavement.
 * @param {Facts} facts
 * @param {readonly import("../types.d.ts").Space[]} spaces
 */
function street(facts, spaces) {
  const lines = [];
  for (const { number, xy, near } of spaces) {
    for (const next of near) {
      const other = facts.xy(next);
      const isPavement =
        Math.hypot(other[0] - xy[0], other[1] - xy[1]) <= 210 && facts.placeOf(next) === facts.placeOf(number);
      if (next > number && isPavement) lines.push(`M${xy.join(" ")}L${other.join(" ")}`);
    }
  }
  return lines.join("");
}
