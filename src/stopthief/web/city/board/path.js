/** The way to a target: soles between bright lines, which spares the numbers, and a leap where the subway is taken. */

import { h } from "../../shell/tree.js";
import { isCircle } from "../facts.js";

/** @import { Facts } from "../facts.js" */
/** @import { Point } from "../types.d.ts" */
/** @import { Leg } from "./types.d.ts" */

/** Neighbours are nearer than this; what is farther apart is joined by the subway. */
const STRIDE = 215;
/** The length of a line that a drawn space covers. */
const SPACE = 37;
const SOLE = "M-2.5 -9c3.5 -3 7.5 -1 6.5 5c-1 4 -5.5 4 -6.5 0zM-.5 4.5c2 -1 4 0 4 2.5s-4 4 -5 1z";

/** Whether a step is too long for feet. @param {Point} from @param {Point} to */
export const isRide = (from, to) => Math.hypot(to[0] - from[0], to[1] - from[1]) > STRIDE;

/** @param {Facts} facts @param {readonly number[]} path  from where one stands to the target */
export function pathTrees(facts, path) {
  const legs = legsOf(facts, path);
  const line = legs.map(drawnLeg).join("");
  const stops = path.slice(1, -1).filter((node) => !isCircle(node));
  return [
    h("path", { key: "under", class: "way-under", d: line }),
    h("path", { key: "way", class: "way", d: line }),
    stops.map((node) =>
      h("circle", { key: `stop-${node}`, class: "way-stop", cx: facts.xy(node)[0], cy: facts.xy(node)[1], r: 37 }),
    ),
    h("g", { key: "soles", class: "soles" }, soles(legs)),
  ];
}

/** The parts of a way between its spaces. @param {Facts} facts @param {readonly number[]} path @returns {Leg[]} */
export function legsOf(facts, path) {
  return path.slice(1).map((node, index) => {
    const before = path[index] ?? node;
    const [from, to] = [facts.xy(before), facts.xy(node)];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const most = Math.min(SPACE, isCircle(before) || isCircle(node) ? far * 0.68 : far * 0.4);
    const [off, on] = [isCircle(before) ? 0 : most, isCircle(node) ? 0 : most];
    return { from: along(from, to, off / far), to: along(from, to, 1 - on / far) };
  });
}

/** @param {Point} from @param {Point} to @param {number} part @returns {Point} */
const along = (from, to, part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];

/** @param {Leg} leg */
function drawnLeg({ from, to }) {
  if (!isRide(from, to)) return `M${from.join(" ")}L${to.join(" ")}`;
  const [x, y] = along(from, to, 0.5);
  return `M${from.join(" ")}Q${x + (to[1] - from[1]) * 0.15} ${y - (to[0] - from[0]) * 0.15} ${to.join(" ")}`;
}

/** A sole every so often, left and right in turn. @param {readonly Leg[]} legs */
export function soles(legs) {
  const trees = [];
  let left = false;
  for (const { from, to } of legs) {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
    const count = isRide(from, to) ? 0 : Math.max(1, Math.round(far / 22));
    for (let step = 0; step < count; step++) {
      left = !left;
      const [x, y] = along(from, to, (step + 0.5) / count);
      trees.push(
        h("path", {
          d: SOLE,
          transform: `translate(${x} ${y}) rotate(${turn}) translate(${left ? -6 : 6} 0)${left ? " scale(-1 1)" : ""}`,
        }),
      );
    }
  }
  return trees;
}
