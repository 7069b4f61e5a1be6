/**
 * The parts of the board: spaces, circles, rooms, places; fetched once and looked up by number.
 * Law: facts only. Who may go where is told by the server, never found here.
 */

import { learn } from "../shell/words.js";

/** @typedef {import("./types.d.ts").Point} Point */
/** @typedef {import("./types.d.ts").Kind} Kind */
/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Space} Space */
/** @typedef {import("./types.d.ts").Thief} Thief */
/** @typedef {import("./types.d.ts").Plan} Plan */

/** The lowest name of a circle: it is made of the two numbers that it lies between. */
const CIRCLES = 1000;

/** A plan with what can be looked up in it. */
export class Facts {
  /** @param {Plan} plan */
  constructor(plan) {
    this.places = plan.places;
    this.areas = plan.areas;
    this.spaces = plan.spaces;
    this.thieves = plan.thieves;
    this.space = new Map(plan.spaces.map((space) => [space.number, space]));
    this.place = new Map(plan.places.map((place) => [place.digit, place]));
    /** @type {Map<number, Point>} */
    this.points = new Map(plan.spaces.map((space) => [space.number, space.xy]));
    for (const circle of plan.circles) this.points.set(circle.node, circle.xy);
  }

  /**
   * Where a space or circle is drawn; the middle of the city for one that is nowhere.
   * @param {number} node
   * @returns {Point}
   */
  xy(node) {
    return this.points.get(node) ?? [1000, 1000];
  }

  /** @param {number} number @returns {Kind | null} null for a circle */
  kind(number) {
    return this.space.get(number)?.kind ?? null;
  }

  /** The building or street that a number belongs to: its first digit. @param {number} node */
  placeOf(node) {
    return Math.floor(ends(node)[0] / 100);
  }

  /**
   * The room or street of a space; of a door or window the first that it joins.
   * @param {number} number
   * @returns {string | null}
   */
  areaOf(number) {
    const space = this.space.get(number);
    return space ? (space.area ?? space.sides[0] ?? null) : null;
  }
}

/** Whether a node is a circle between two spaces. @param {number} node */
export const isCircle = (node) => node >= CIRCLES;

/**
 * The numbers that a circle lies between; the number itself, of a space.
 * @param {number} node
 * @returns {[number, number]}
 */
export const ends = (node) => (isCircle(node) ? [Math.floor(node / CIRCLES), node % CIRCLES] : [node, node]);

/** How people write it: 324, or 324–333 for a circle. @param {number} node */
export const nodeName = (node) => (isCircle(node) ? ends(node).join("–") : String(node));

/** @type {Promise<Facts> | null} */
let asked = null;

/** The facts of the city. A failure is forgotten, so that the next who asks tries again. @returns {Promise<Facts>} */
export function facts() {
  asked ??= load().catch((problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}

async function load() {
  const answer = await fetch("/games/city/board.json");
  if (!answer.ok) throw new Error(answer.statusText);
  const plan = /** @type {Plan} */ (await answer.json());
  learn({ en: thiefWords(plan, "en"), fr: thiefWords(plan, "fr") });
  return new Facts(plan);
}

/** What the thief cards say; a name is the same in every language. @param {Plan} plan @param {"en" | "fr"} language */
function thiefWords({ thieves }, language) {
  const texts = thieves.flatMap(({ id, name, ability }) => [
    [`thief.name.${id}`, name],
    [`ability.${id}`, ability[language]],
  ]);
  return Object.fromEntries(texts);
}
