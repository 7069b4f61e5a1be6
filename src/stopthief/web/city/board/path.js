/** The way to a target: a bright line with soles on it, and a leap where the subway is taken. */

import { h } from "../../shell/tree.js";

/** @typedef {import("../facts.js").Facts} Facts */
/** @typedef {import("../facts.js").Point} Point */

/** Neighbours are nearer than this; what is farther apart is joined by the subway. */
const STRIDE = 215;
const SOLE = "M-2.5 -9c3.5 -3 7.5 -1 6.5 5c-1 4 -5.5 4 -6.5 0zM-.5 4.5c2 -1 4 0 4 2.5s-4 4 -5 1z";

/** Whether a step is too long for feet. @param {Point} from @param {Point} to */
export const isRide = (from, to) => Math.hypot(to[0] - from[0], to[1] - from[1]) > STRIDE;

/** @param {Facts} facts @param {readonly number[]} path  from where one stands to the target */
export function pathTrees(facts, path) {
  const points = path.map((node) => facts.xy(node));
  const line = points.map((point, index) => leg(points[index - 1], point)).join("");
  return [
    h("path", { key: "under", class: "way-under", d: line }),
    h("path", { key: "way", class: "way", d: line }),
    h("g", { key: "soles", class: "soles" }, soles(points)),
  ];
}

/** @param {Point | undefined} from @param {Point} to */
function leg(from, to) {
  if (!from) return `M${to.join(" ")}`;
  if (!isRide(from, to)) return `L${to.join(" ")}`;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return `Q${x + (to[1] - from[1]) * 0.15} ${y - (to[0] - from[0]) * 0.15} ${to.join(" ")}`;
}

/** A sole every so often, left and right in turn. @param {readonly Point[]} points */
function soles(points) {
  const trees = [];
  let left = false;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || isRide(from, to)) continue;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
    for (let along = 12; along < far; along += 25) {
      left = !left;
      const [x, y] = [from[0] + ((to[0] - from[0]) * along) / far, from[1] + ((to[1] - from[1]) * along) / far];
      trees.push(h("path", { d: SOLE, transform: `translate(${x} ${y}) rotate(${turn}) translate(${left ? -7 : 7} 0)${left ? " scale(-1 1)" : ""}` }));
    }
  }
  return trees;
}
