/** Where the panel may lie: anywhere but over what it points at. */

const EDGE = 10;
/** Narrower windows have no corner beside anything. */
const NARROW = 700;

/** @import { Box, Side, Spot } from "./types.d.ts" */

/** How much of two boxes lies over each other. @param {Box} one @param {Box} two */
function overlap(one, two) {
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The places that a panel likes, the best first.
 * @param {Box} panel
 * @param {Box} page
 * @param {Box | null} shown
 * @param {readonly Side[]} sides
 * @returns {Spot[]}
 */
function places(panel, page, shown, sides) {
  const left = page.x + EDGE;
  const right = page.x + page.width - panel.width - EDGE;
  const top = page.y + EDGE;
  const bottom = page.y + page.height - panel.height - EDGE;
  if (page.width < NARROW) {
    const above = shown ? shown.y - panel.height - EDGE : top;
    const below = shown ? shown.y + shown.height + EDGE : bottom;
    const all = { top, bottom, above, below };
    return sides.map((side) => ({ x: left, y: Math.max(top, Math.min(bottom, all[side])) }));
  }
  return [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/**
 * Where a panel covers least of what is shown.
 * @param {Box} panel
 * @param {Box} page
 * @param {Box | null} shown
 * @param {readonly Side[]} sides  those of a narrow page, the best first
 * @returns {Spot}
 */
export function placed(panel, page, shown, sides) {
  const cost = (/** @type {Spot} */ spot) => (shown ? overlap({ ...panel, ...spot }, shown) : 0);
  const all = places(panel, page, shown, sides);
  return all.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), all[0] ?? { x: EDGE, y: EDGE });
}
