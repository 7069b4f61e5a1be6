/**
 * Hit testing for a thumb or a pointer: the nearest thing, or several where it is ambiguous. Distances are in CSS
 * pixels.
 */

/** @import { Facts } from "../facts.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Spot } from "./types.d.ts" */

/** How far off a finger may be, and a mouse. */
const REACH = { touch: 28, mouse: 16 };
/** Things within this distance of a finger, and hardly farther than the nearest, may be meant as well. */
const DOUBT = 24;
const MARGIN = 11;
/** Half the size of a drawn space, in units of the plan: pointing inside it means that space at any zoom. */
const SPACE = 34;

/**
 * The things near a spot, nearest first: one if it is plain what is meant, several if not.
 * @template {{node: number}} Thing
 * @param {Camera} camera
 * @param {Facts} facts
 * @param {readonly Thing[]} things
 * @param {Spot} spot
 * @returns {Thing[]}
 */
export function meant(camera, facts, things, spot) {
  const reach = Math.max(spot.isTouch ? REACH.touch : REACH.mouse, SPACE * camera.view.k);
  const near = things
    .map((thing) => ({ thing, far: distance(camera, facts, thing.node, spot) }))
    .filter(({ far }) => far <= reach)
    .sort((one, two) => one.far - two.far);
  const first = near[0];
  if (!first) return [];
  const most = spot.isTouch ? Math.min(DOUBT, first.far + MARGIN) : 0;
  return near.filter(({ thing, far }) => thing.node === first.thing.node || far < most).map(({ thing }) => thing);
}

/** @param {Camera} camera @param {Facts} facts @param {number} node @param {Spot} spot */
function distance(camera, facts, node, { px, py }) {
  const [x, y] = camera.toScreen(facts.xy(node));
  return Math.hypot(x - px, y - py);
}

/**
 * The nearest thing in a direction, for arrow keys: what lies straight ahead counts as nearer.
 * @template {{node: number}} Thing
 * @param {Facts} facts
 * @param {readonly Thing[]} things
 * @param {number} from
 * @param {readonly [number, number]} way
 * @returns {Thing | null}
 */
export function ahead(facts, things, from, way) {
  const [x, y] = facts.xy(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [facts.xy(thing.node)[0] - x, facts.xy(thing.node)[1] - y];
    const forward = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (forward > 0 && aside <= forward * 1.5 && forward + 2 * aside < least)
      [best, least] = [thing, forward + 2 * aside];
  }
  return best;
}
