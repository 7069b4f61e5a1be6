/** A class at play: its tables, and everything that brings the pupils there. */

import { icon } from "../lobby/icons.js";
import { copy } from "../lobby/sharing.js";
import { complain, confirm, explain } from "../shell/dialog.js";
import { isLocal, link as linkTo } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { listed, t } from "../shell/words.js";
import { openAll } from "./classes.js";
import { showCodes } from "./codes.js";
import { inviteesAt, inviteesOf } from "./invitees.js";
import { tables } from "./overview.js";
import { paper, slipsOf } from "./slips.js";
import { Watch } from "./watch.js";

/** @import { GameClient } from "../shell/types.d.ts" */
/** @import { Class, Invitee } from "./types.d.ts" */

class ClassTables extends HTMLElement {
  /** @type {Class | null} */
  _class = null;
  /** @type {GameClient | null} */
  _client = null;
  _watch = new Watch();
  /** @type {readonly unknown[]} why tables could not be opened */
  _problems = [];
  /** @type {readonly import("./types.d.ts").Slip[]} */
  _slips = [];
  _busy = false;
  /** Told of every change; null for the end of the lesson. @type {(next: Class | null) => void} */
  become = () => {};

  constructor() {
    super();
    this._watch.addEventListener("change", () => this._draw());
  }

  /** @param {{one: Class, client: GameClient}} playing */
  set playing({ one, client }) {
    [this._class, this._client] = [one, client];
    if (this.isConnected) this._watch.follow(one);
    this._draw();
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._watch.follow(this._class);
    this._draw();
    this._open();
  }

  disconnectedCallback() {
    this._watch.follow(null);
  }

  /** Open what is not open yet; after a break, this goes on where it was. */
  async _open() {
    const lesson = this._client?.lesson;
    if (!this._class || !lesson || this._busy) return;
    this._busy = true;
    this._problems = [];
    this._draw();
    const isWanted = () => this.isConnected;
    this._problems = await openAll(this._class, lesson, { isWanted, changed: (next) => this.become(next) });
    this._busy = false;
    this._draw();
  }

  async _clear() {
    const question = { title: t("class.clear.title"), text: t("class.clear.text"), yes: t("class.clear.yes") };
    if (await confirm(question)) this.become(null);
  }

  /** @param {readonly Invitee[]} invitees */
  async _print(invitees) {
    this._slips = await slipsOf(invitees);
    this._draw();
    print();
  }

  /**
   * A link for another device in the place of the one that a table has.
   * @param {Class} one
   * @param {string} table
   * @param {number} at
   */
  async _renew(one, table, at) {
    const question = { title: t("class.renew.title"), text: t("class.renew.text"), yes: t("class.renew") };
    if (!(await confirm(question))) return;
    try {
      const url = linkTo(this._watch.address, table, ...(await this._watch.renewed(table)));
      showCodes([{ key: table, number: at + 1, who: listed(one.groups[at]?.names ?? []), url }]);
    } catch (problem) {
      complain(problem);
    }
  }

  _draw() {
    const [one, client, watch] = [this._class, this._client, this._watch];
    if (!one || !client || !this.isConnected) return;
    const invitees = inviteesOf(one, watch);
    const isNear = invitees.length > 0 && isLocal(watch.address);
    draw(
      this,
      h(
        "div",
        { class: "class-overview" },
        this._failed(one),
        isNear ? h("p", { key: "local", class: "problem" }, t("invite.local")) : null,
        h(
          "div",
          { class: "class-tools" },
          h("p", { class: "hint", role: "status" }, seatsTold(one, watch, invitees.length)),
          invitees.length ? this._handOut(invitees) : null,
          h("button", { key: "clear", type: "button", class: "quiet", onclick: () => this._clear() }, t("class.clear")),
        ),
        tables({
          one,
          client,
          watch,
          show: (at) => showCodes(inviteesAt(one, at, watch)),
          renew: (table, at) => this._renew(one, table, at),
        }),
      ),
      paper(this._slips),
    );
  }

  /** @param {readonly Invitee[]} invitees */
  _handOut(invitees) {
    const lines = () =>
      invitees.map(({ number, who, url }) => `${t("class.slip", { number, who })}\n${url}`).join("\n\n");
    return [
      h(
        "button",
        { key: "codes", type: "button", class: "primary", onclick: () => showCodes(invitees) },
        t("class.show.all"),
      ),
      h("button", { key: "print", type: "button", onclick: () => this._print(invitees) }, t("class.print")),
      h("button", { key: "copy", type: "button", onclick: () => copy(lines()) }, icon("copy"), t("class.copy")),
    ];
  }

  /** Tables that are still to be opened, or could not be. @param {Class} one */
  _failed(one) {
    const count = one.groups.filter(({ table }) => table === null).length;
    if (!count) return null;
    if (this._busy) return h("p", { key: "busy", class: "hint", role: "status" }, t("class.opening", { count }));
    const reasons = [...new Set(this._problems.map(explain))];
    return h(
      "div",
      { key: "failed", class: "refused problem", role: "alert" },
      h("p", null, t("class.failed", { count })),
      h(
        "ul",
        null,
        reasons.map((sentence) => h("li", null, sentence)),
      ),
      h("button", { type: "button", onclick: () => this._open() }, t("home.retry")),
    );
  }
}

/**
 * Actions on seats; none while some tables cannot be seen.
 * @param {Class} one
 * @param {Watch} watch
 * @param {number} waiting
 */
function seatsTold({ groups }, watch, waiting) {
  if (waiting) return t("class.how");
  const rooms = groups.map(({ table }) => watch.tables.get(table ?? "")?.link.room);
  return rooms.every((room) => room?.seats.every(({ taken }) => taken)) ? t("class.all") : "";
}

customElements.define("class-tables", ClassTables);
