/** Where the panel may lie: anywhere but over what it points at. */

const EDGE = 10;
/** Narrower windows have no corner beside anything. */
const NARROW = 700;

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Spot */

/** How much of two boxes lies over each other. @param {Box} one @param {Box} two */
function overlap(one, two) {
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The places that a panel likes, the best first. @param {Box} panel @param {Box} page @param {Box | null} shown @returns {Spot[]} */
function places(panel, page, shown) {
  const left = page.x + EDGE;
  const top = page.y + EDGE;
  const right = page.x + page.width - panel.width - EDGE;
  const bottom = page.y + page.height - panel.height - EDGE;
  const above = shown ? shown.y - panel.height - EDGE : top;
  const below = shown ? shown.y + shown.height + EDGE : bottom;
  if (page.width < NARROW) {
    return [bottom, above, top, below].filter((y) => y >= top && y <= bottom).map((y) => ({ x: left, y }));
  }
  return [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** Where a panel covers least of what is shown; it stays where it is while that is free. @param {Box} panel @param {Box} page @param {Box | null} shown @returns {Spot} */
export function placed(panel, page, shown) {
  const cost = (/** @type {Spot} */ spot) => (shown ? overlap({ ...panel, ...spot }, shown) : 0);
  const all = places(panel, page, shown);
  return all.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), all[0] ?? { x: EDGE, y: EDGE });
}
