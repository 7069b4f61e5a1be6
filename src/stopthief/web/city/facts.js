/**
 * The parts of the board: spaces, circles, rooms, places; fetched once and looked up by number.
 * Law: facts only. Who may go where is told by the server, never found here.
 */

import { learn } from "../shell/words.js";

/** @import { Kind, Plan, Point, Space } from "./types.d.ts" */

/** The numbers that each circle lies between. @type {Map<number, [number, number]>} */
const circles = new Map();

/** A plan with what can be looked up in it. */
export class Facts {
  /** @param {Plan} plan */
  constructor(plan) {
    this.places = plan.places;
    this.areas = plan.areas;
    this.spaces = plan.spaces.map(space);
    this.thieves = plan.thieves;
    this.investigators = plan.investigators;
    this.space = new Map(this.spaces.map((space) => [space.number, space]));
    this.place = new Map(plan.places.map((place) => [place.digit, place]));
    /** @type {Map<number, Point>} */
    this.points = new Map(this.spaces.map((space) => [space.number, space.xy]));
    for (const [first, second, node, x, y] of plan.circles) {
      this.points.set(node, [x, y]);
      circles.set(node, [first, second]);
    }
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

  /** The building or street of a space; of a circle that of its first end. @param {number} node */
  placeOf(node) {
    return this.space.get(ends(node)[0])?.place ?? 0;
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

/** @param {import("./types.d.ts").SpaceRow} row @returns {Space} */
const space = ([number, place, kind, xy, area, sides, near]) => ({ number, place, kind, xy, area, sides, near });

/** Whether a node is a circle between two spaces. @param {number} node */
export const isCircle = (node) => circles.has(node);

/**
 * The numbers that a circle lies between; the number itself, of a space.
 * @param {number} node
 * @returns {[number, number]}
 */
export const ends = (node) => circles.get(node) ?? [node, node];

/** How people write it: 324, or 324–333 for a circle. @param {number} node */
export const nodeName = (node) => (isCircle(node) ? ends(node).join("–") : String(node));

/** By the edition. @type {Map<string, Promise<Plan>>} */
const asked = new Map();
const PRESENT = "";

/** The facts of a table, in the edition that it is played with. @param {{table: string, edition: string}} room */
export async function facts({ table, edition }) {
  const present = await plan(PRESENT, "/games/city/board.json");
  const found = present.edition === edition ? present : await plan(edition, `/api/tables/${table}/box`);
  learn({ en: thiefWords(found, "en"), fr: thiefWords(found, "fr") });
  return new Facts(found);
}

/**
 * Fetch a plan once. A failure is forgotten, so that the next who asks tries again.
 * @param {string} edition
 * @param {string} address
 */
function plan(edition, address) {
  const known = asked.get(edition) ?? load(address);
  asked.set(edition, known);
  known.catch(() => asked.delete(edition));
  return known;
}

/** @param {string} address @returns {Promise<Plan>} */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** What the thief cards say; a name is the same in every language. @param {Plan} plan @param {"en" | "fr"} language */
function thiefWords({ thieves }, language) {
  const texts = thieves.flatMap(({ id, name, ability }) => [
    [`thief.name.${id}`, name],
    [`ability.${id}`, ability[language]],
  ]);
  return Object.fromEntries(texts);
}
