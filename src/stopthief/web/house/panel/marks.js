/**
 * Pencil marks on the evidence sheet: private notes of the seat, by card and column.
 * Law: a mark is seen at once; without a connection it is written as soon as there is one again.
 */

import { complain } from "../../shell/dialog.js";

/** @import { Mark, Scene } from "./types.d.ts" */

/** A tap goes from each to the next. @type {Readonly<Record<string, Mark | null>>} */
const NEXT = { "": "yes", yes: "no", no: "maybe", maybe: null };
/** Most notes that fit into one message. */
const MOST = 200;

/**
 * Where a mark stands.
 * @param {string} card
 * @param {number | "?"} column  a seat, or what the thief has to do with it
 */
export const cell = (card, column) => `${card}:${column}`;

export class Marks {
  /** @param {() => void} changed */
  constructor(changed) {
    this._changed = changed;
    /** On their way, by seat and cell. @type {Map<string, Mark | null>} */
    this._sent = new Map();
  }

  /** All marks of a seat. @param {Scene} scene @returns {Record<string, Mark>} */
  of({ link, seat }) {
    /** @type {Record<string, string | null>} */
    const found = { ...(seat === null ? {} : link.seen(seat)?.notes) };
    for (const [name, mark] of this._sent) {
      const [whose, where] = name.split(" ");
      if (whose === String(seat) && where) found[where] = mark;
    }
    const marks = Object.entries(found).filter(([, mark]) => mark && mark in NEXT);
    return /** @type {Record<string, Mark>} */ (Object.fromEntries(marks));
  }

  /** Another mark in a cell. @param {Scene} scene @param {string} where */
  tap(scene, where) {
    this._write(scene, { [where]: NEXT[this.of(scene)[where] ?? ""] ?? null });
  }

  /** Take all away. @param {Scene} scene */
  wipe(scene) {
    const names = Object.keys(this.of(scene));
    for (let from = 0; from < names.length; from += MOST) {
      this._write(scene, Object.fromEntries(names.slice(from, from + MOST).map((name) => [name, null])));
    }
  }

  /** @param {Scene} scene @param {Record<string, Mark | null>} marks */
  async _write({ link, seat }, marks) {
    if (seat === null) return;
    const names = Object.entries(marks).map(([where, mark]) => /** @type {const} */ ([`${seat} ${where}`, mark]));
    for (const [name, mark] of names) this._sent.set(name, mark);
    this._changed();
    await link.note(seat, marks).catch((problem) => link.status !== "shut" && complain(problem));
    for (const [name, mark] of names) if (this._sent.get(name) === mark) this._sent.delete(name);
    this._changed();
  }
}
