/** A figure on its way from room to room, with small hops. */

import { isStill } from "../../shell/preferences.js";

/** @import { Point } from "../types.d.ts" */

const TIME = 800;
const HOPS = 4;
const LIFT = 26;

/**
 * Let a figure go; nothing if nothing is to move.
 * @param {Element} figure
 * @param {Point} from
 * @param {Point} to
 * @returns {Animation | null}
 */
export function walk(figure, from, to) {
  if (isStill()) return null;
  return figure.animate(frames(from, to), { duration: TIME, easing: "ease-in-out" });
}

/** @param {Point} from @param {Point} to @returns {Keyframe[]} */
function frames(from, to) {
  return Array.from({ length: 2 * HOPS + 1 }, (_, step) => {
    const part = step / (2 * HOPS);
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return { transform: `translate(${x}px, ${y - (step % 2 ? LIFT : 0)}px)` };
  });
}

/** Let a figure come down from above. @param {Element} figure @param {Point} at @returns {Animation | null} */
export function land(figure, [x, y]) {
  if (isStill()) return null;
  const frames = [
    { transform: `translate(${x}px, ${y - 160}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.7 },
    { transform: `translate(${x}px, ${y - 18}px)`, offset: 0.85 },
    { transform: `translate(${x}px, ${y}px)` },
  ];
  return figure.animate(frames, { duration: 500, easing: "ease-in" });
}
