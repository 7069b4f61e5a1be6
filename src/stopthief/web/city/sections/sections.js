/**
 * The sections of the city, rooms and streets: the names of rooms on the plan, and those of a tip in light (P3).
 * Law (P5): a section is lit only while its owner looks at the tip.
 */

import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { language } from "../../shell/words.js";
import { CITY } from "../board/camera.js";
import { placeShape } from "../board/shapes.js";
import { at } from "../board/tokens.js";

/** @import { Facts } from "../facts.js" */
/** @import { Plate, Room } from "./types.d.ts" */

/** In units of the plan; the letters of a lit name are bolder. */
const [LETTER, LIT_LETTER, LINE] = [8, 9, 19];
/** How much larger a lit name is, near and far: as the style sheet says. */
const [NEAR, FAR] = [1.5, 3.4];

/** The sections of the plan, once their style holds. @returns {Promise<Sections>} */
export async function fetched() {
  const [answer] = await Promise.all([fetch("/games/city/sections.json"), style("/city/sections/sections.css")]);
  if (!answer.ok) throw new Error(answer.statusText);
  return new Sections(await answer.json());
}

export class Sections {
  /** @type {readonly string[]} the areas in light */
  lit = [];

  /** @param {readonly Room[]} rooms */
  constructor(rooms) {
    this._rooms = rooms;
  }

  /** What the board draws. @param {Facts} facts @returns {import("../board/types.d.ts").Sections} */
  on(facts) {
    return { sign: this.lit.join(), trees: () => [this._lights(facts), this._rooms.map((room) => this._plate(room))] };
  }

  /** Corners of all that is in light. @param {Facts} facts @returns {import("../types.d.ts").Point[]} */
  corners(facts) {
    return this.lit.flatMap((area) => {
      const box = this._rooms.find(({ id }) => id === area)?.box;
      if (!box) return placeShape(facts, placeOf(facts, area)).points;
      const [left, top, right, bottom] = box;
      return [/** @type {const} */ ([left, top]), /** @type {const} */ ([right, bottom])];
    });
  }

  /** @param {Facts} facts */
  _lights(facts) {
    return this.lit.map((area) => {
      const room = this._rooms.find(({ id }) => id === area);
      const d = room?.outline ?? placeShape(facts, placeOf(facts, area)).d;
      return h("path", {
        key: `lit-${area}`,
        class: room ? "section-lit" : "section-lit on-street",
        "data-lit": area,
        d,
      });
    });
  }

  /** @param {Room} room */
  _plate({ id, names, box }) {
    const plate = names[language()];
    return plate ? plateTree(id, plate, this.lit.includes(id) ? box : null) : null;
  }
}

/** The street that an area is. @param {Facts} facts @param {string} area */
const placeOf = (facts, area) => facts.areas.find(({ id }) => id === area)?.place ?? 0;

/**
 * Where the middle of a lit name is: over its room, and on the board however large it gets.
 * @param {number} x
 * @param {number} wide
 * @param {Room["box"]} box
 */
function middle(x, wide, [left, , right]) {
  const half = (wide * NEAR) / 2;
  const over = right - left > 2 * half ? Math.min(Math.max(x, left + half), right - half) : (left + right) / 2;
  const most = (wide * FAR) / 2;
  return Math.min(Math.max(over, most), CITY - most);
}

/** @param {string} id @param {Plate} plate @param {Room["box"] | null} box  of a room in light */
function plateTree(id, [x, y, isUpright, lines], box) {
  const wide = Math.max(...lines.map((line) => line.length)) * (box ? LIT_LETTER : LETTER) + 10;
  const high = lines.length * LINE + 2;
  const top = 6 - ((lines.length - 1) * LINE) / 2;
  return h(
    "g",
    {
      key: `name-${id}`,
      class: box ? "section-name lit" : "section-name",
      transform: box ? at([middle(x, wide, box), y]) : `${at([x, y])}${isUpright ? " rotate(-90)" : ""}`,
    },
    h(
      "g",
      null,
      h("rect", { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 5 }),
      lines.map((line, index) => h("text", { key: index, y: top + LINE * index }, line)),
    ),
  );
}
