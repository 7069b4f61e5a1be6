/** The tables of a class as they are now: one connection each, and the invitations that this device made. */

import * as device from "../shell/device.js";
import { Link } from "../shell/link.js";

/** @import { Class, Watched } from "./types.d.ts" */

/** All tables of a class; says `change`. */
export class Watch extends EventTarget {
  /** @type {Map<string, Watched>} */
  tables = new Map();
  /** @type {string | null} where others find this server, if it is not where we are */
  address = null;

  /** Look at the tables of this class, and at no others. @param {Class | null} one */
  follow(one) {
    const wanted = new Set(one?.groups.flatMap(({ table }) => (table ? [table] : [])));
    for (const [table, { link }] of this.tables) {
      if (wanted.has(table)) continue;
      link.close();
      this.tables.delete(table);
    }
    for (const table of wanted) if (!this.tables.has(table)) this._open(table);
  }

  /** @param {string} table */
  _open(table) {
    /** @type {Watched} */
    const watched = { link: new Link(table, []), invitations: new Map(), asked: "not" };
    this.tables.set(table, watched);
    watched.link.addEventListener("change", () => {
      this._invitations(table, watched);
      this._changed();
    });
  }

  /** Asked for whenever there is a connection, until they have come. @param {string} table @param {Watched} watched */
  async _invitations(table, watched) {
    if (watched.asked !== "not" || watched.link.status !== "open") return;
    watched.asked = "now";
    try {
      const [here, { address }] = await Promise.all([device.tableHere(table), device.games()]);
      this.address = address;
      for (const { seat, invitation } of here.tickets) if (invitation) watched.invitations.set(seat, invitation);
      watched.asked = "answered";
      this._changed();
    } catch {
      watched.asked = "not"; // the link says what is wrong with the table
    }
  }

  /**
   * New invitations to all seats of people at a table, for a device that is to take the place of another.
   * @param {string} table
   * @returns {Promise<string[]>}
   */
  async renewed(table) {
    const seats = this.tables.get(table)?.link.room?.seats ?? [];
    /** @type {string[]} */
    const invitations = [];
    for (const [seat, { bot }] of seats.entries())
      if (!bot) invitations.push((await device.invite(table, seat)).invitation ?? "");
    return invitations;
  }

  _changed() {
    this.dispatchEvent(new Event("change"));
  }
}
