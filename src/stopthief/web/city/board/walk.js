/** A figure on its way: step by step along a path, or out of one station and into another. */

import { isStill } from "../../shell/preferences.js";
import { isRide } from "./path.js";

/** @import { Point } from "../types.d.ts" */

const STEP = 90;
const LEAP = 620;
const LONGEST = 1600;
/** How high a step lifts the figure, in units of the plan. */
const LIFT = 9;

/**
 * Let a figure walk; resolves when it is there. `finish()` on the animation brings it there at once.
 * @param {Element} figure
 * @param {readonly Point[]} points  where it stands first and last, and all between
 * @param {boolean} isAllRide
 * @returns {Animation | null}  nothing, if nothing is to move
 */
export function walk(figure, points, isAllRide) {
  const first = points[0];
  const last = points.at(-1);
  if (isStill() || !first || !last || points.length < 2) return null;
  const legs = isAllRide ? [{ from: first, to: last, isRide: true }] : stretch(points);
  const whole = legs.reduce((sum, leg) => sum + (leg.isRide ? LEAP : STEP), 0);
  /** @type {Keyframe[]} */
  const frames = [{ offset: 0, transform: shift(first), opacity: 1 }];
  let time = 0;
  for (const leg of legs) {
    const long = leg.isRide ? LEAP : STEP;
    frames.push(
      ...(leg.isRide ? leap(leg.from, leg.to, time, long, whole) : step(leg.from, leg.to, time, long, whole)),
    );
    time += long;
  }
  return figure.animate(frames, { duration: Math.min(LONGEST, Math.max(220, whole)), easing: "linear" });
}

/** @param {readonly Point[]} points */
function stretch(points) {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, isRide: isRide(from, to) };
  });
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} time
 * @param {number} long
 * @param {number} whole
 * @returns {Keyframe[]}
 */
function step(from, to, time, long, whole) {
  const half = shift([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - LIFT]);
  return [
    { offset: (time + long / 2) / whole, transform: half, opacity: 1 },
    { offset: Math.min(1, (time + long) / whole), transform: shift(to), opacity: 1 },
  ];
}

/**
 * Down the stairs, and up again elsewhere.
 * @param {Point} from
 * @param {Point} to
 * @param {number} time
 * @param {number} long
 * @param {number} whole
 * @returns {Keyframe[]}
 */
function leap(from, to, time, long, whole) {
  const down = (/** @type {Point} */ [x, y]) => shift([x, y + 26]);
  return [
    { offset: (time + long * 0.45) / whole, transform: down(from), opacity: 0 },
    { offset: (time + long * 0.55) / whole, transform: down(to), opacity: 0 },
    { offset: Math.min(1, (time + long) / whole), transform: shift(to), opacity: 1 },
  ];
}

/** @param {Point} point */
const shift = ([x, y]) => `translate(${x}px, ${y}px)`;
