/**
 * A table of any game: it sits down, keeps the connection, says who holds the device, and lets the game draw itself.
 * Law: nothing private of a seat is drawn before the person who holds the device has claimed that seat.
 */

import { openInvitations, openPreferences, openRules } from "../lobby/boxes.js";
import { forget } from "../shell/announce.js";
import * as device from "../shell/device.js";
import { complain, explain } from "../shell/dialog.js";
import { called, game, wear } from "../shell/game.js";
import { Link } from "../shell/link.js";
import { part } from "../shell/load.js";
import { isStill } from "../shell/preferences.js";
import { go, rename } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { passScreen } from "./pass.js";

/** @import { AtTable, GameClient } from "../shell/types.d.ts" */

const PAUSE = 500;
/** Codes of invitations that are used up. */
const GONE = ["used", "no invitation"];

class TableScreen extends HTMLElement {
  /** @type {AtTable | null} */
  _route = null;
  /** @type {Link | null} */
  _link = null;
  /** @type {GameClient | null} */
  _game = null;
  /** The custom element that shows the table. */
  _element = "";
  /** Whether all here look at it together: it hands the device over itself, where that matters. */
  _isTogether = false;
  /** The name of the game in the registry. */
  _name = "";
  /** @type {number | null} the seat that holds the device, if that matters */
  _holder = null;
  /** @type {number | null} the seat that held it before */
  _from = null;
  /** @type {unknown} */
  _problem = null;
  _isHost = false;
  /** @type {import("../coach/types.d.ts").LessonOf | null} for those who learn */
  _lesson = null;
  /** @type {{seat: number, ready: boolean} | null} whom the device goes to, as soon as all was seen that happened */
  _passing = null;
  /** A browser may keep the page as it was and show it again: with the next person before it. */
  _onHide = () => {
    this._leave();
    this._update();
  };
  _onShow = (/** @type {PageTransitionEvent} */ event) => event.persisted && this._arrive();

  /** @param {AtTable} route */
  set route(route) {
    const isSame = this._link?.table === route.table && !this._link.problem && !route.invitations.length;
    this._route = route;
    if (this.isConnected && !isSame) this._arrive();
  }

  /** @param {string} _language */
  set language(_language) {
    if (this.isConnected) this._update();
  }

  connectedCallback() {
    addEventListener("pagehide", this._onHide);
    addEventListener("pageshow", this._onShow);
    this._arrive();
  }

  disconnectedCallback() {
    removeEventListener("pagehide", this._onHide);
    removeEventListener("pageshow", this._onShow);
    this._leave();
  }

  _leave() {
    this._link?.close();
    this._link = this._holder = this._from = this._passing = null;
    forget();
  }

  async _arrive() {
    this._leave();
    this._problem = null;
    this._update();
    try {
      await this._sit();
    } catch (problem) {
      this._problem = problem;
      this._update();
    }
  }

  async _sit() {
    const route = this._route;
    if (!route) return;
    if (route.invitations.length) {
      await joinAll(route.table, route.invitations);
      rename(`#${route.table}`);
      this._route = { ...route, invitations: [] };
    }
    const here = await device.tableHere(route.table);
    this._game = await game(here.room.game);
    this._name = here.room.game;
    this._lesson = here.room.tutorial && here.tickets.length ? await lesson(this._name, this._game) : null;
    const together = this._game.together?.(here.room.setup) ?? null;
    [this._isTogether, this._element] = [together !== null, (await together) ?? this._game.table];
    const tickets = here.tickets.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
    this._isHost = here.host;
    if (!this.isConnected || this._link || this._route?.table !== route.table) return;
    this._link = new Link(route.table, tickets);
    this._link.addEventListener("change", () => this._changed());
    wear(this._name);
    if (here.tickets.some((ticket) => ticket.invitation)) this._invite();
  }

  /** A device that lost one seat of several goes on with the others; so does a host who gave one to a bot. */
  _changed() {
    if (this._link?.problem?.code === "dismissed" && this._link.mine.length > 1) this._arrive();
    else this._update();
  }

  _invite() {
    if (this._link) openInvitations(this._link, { isHost: this._isHost });
  }

  /** The seat whose view is drawn; null for spectators, undefined while nobody has claimed the device. */
  _whose() {
    const mine = this._link?.mine ?? [];
    if (this._isTogether) return mine.find((seat) => seat === this._awaited()) ?? mine[0] ?? null;
    if (mine.length < 2) return mine[0] ?? null;
    return this._holder !== null && mine.includes(this._holder) ? this._holder : undefined;
  }

  /** The seat that has to choose, as far as this device knows. */
  _awaited() {
    return this._link?.seen(this._link.mine[0] ?? null)?.now.awaited ?? null;
  }

  /** The seat that the device has to be handed to, if it is not there yet. */
  _due() {
    const link = this._link;
    if (!link || link.mine.length < 2 || this._isTogether) return null;
    const awaited = this._awaited();
    return awaited !== null && link.mine.includes(awaited) && awaited !== this._holder ? awaited : null;
  }

  /** Begin to hand the device over, where another seat is due. */
  _handOver() {
    const due = this._due();
    if (due === (this._passing?.seat ?? null)) return;
    const passing = due === null ? null : { seat: due, ready: this._holder === null };
    this._passing = passing;
    if (passing && !passing.ready) this._settled().then(() => this._ready(passing));
  }

  /** @param {{seat: number, ready: boolean}} passing */
  _ready(passing) {
    if (passing !== this._passing) return;
    // From here on nobody holds it: should the turn go back, the one before is asked again as well.
    [this._from, this._holder] = [this._holder, null];
    passing.ready = true;
    forget();
    this._update();
  }

  /** The player who acted last sees the outcome before the device is handed on. */
  async _settled() {
    await Promise.resolve(); // what has just happened reaches the table first
    const shown = /** @type {import("./types.d.ts").Shown | null} */ (this.querySelector(this._element));
    await shown?.idle?.();
    await new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : PAUSE));
  }

  _update() {
    this._handOver();
    this._draw();
  }

  _draw() {
    const link = this._link;
    const isThere = link?.room && link.seats.size >= Math.max(1, link.mine.length);
    if (this._problem || link?.problem) {
      draw(this, this._trouble(this._problem ?? link?.problem));
    } else if (!link || !this._game || !isThere) {
      draw(this, h("main", { class: "arriving" }, h("p", { role: "status" }, t("table.arriving"))));
    } else {
      const lost = h("p", { key: "lost", class: "lost", role: "alert" }, t("table.lost"));
      draw(this, link.status === "lost" ? lost : null, this._shown(link, this._game));
      const take = this.querySelector(".pass button");
      if (document.activeElement === document.body && take instanceof HTMLElement) take.focus();
    }
  }

  /** The table, or who should look at it. @param {Link} link @param {GameClient} client */
  _shown(link, client) {
    const seat = this._whose();
    document.title = called(this._name);
    if (this._passing?.ready) return this._pass(link, client, [this._passing.seat]);
    if (seat === undefined) return this._pass(link, client, link.mine);
    const { _isHost: isHost } = this;
    const model = {
      link,
      seat,
      trusted: seat !== null && !this._isTogether,
      isHost,
      guard: this._lesson?.guard ?? null,
      invite: () => this._invite(),
      settings: () => openPreferences(link),
      rules: () => openRules(this._name),
    };
    return [h(this._element, { key: "table", ".model": model }), this._lesson?.coach(link)];
  }

  /** @param {Link} link @param {GameClient} client @param {readonly number[]} seats */
  _pass(link, client, seats) {
    const name = (/** @type {number} */ seat) => client.player(link.room?.setup, seat);
    const people = seats.map((seat) => ({ name: name(seat), take: () => this._take(seat) }));
    return passScreen({ people, from: this._from === null ? null : name(this._from) });
  }

  /** @param {number} seat */
  _take(seat) {
    this._holder = seat;
    this._update();
  }

  /** @param {unknown} problem */
  _trouble(problem) {
    return h(
      "main",
      { class: "trouble" },
      h("h1", null, t("table.trouble")),
      h("p", { role: "alert" }, explain(problem)),
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "quiet", onclick: () => go("") }, t("table.home")),
        h("button", { type: "button", class: "primary", onclick: () => this._arrive() }, t("table.again")),
      ),
    );
  }
}

/** The coach is loaded for learners only. @param {string} name @param {GameClient} client */
async function lesson(name, client) {
  const coach = await part("/coach/lesson.js", () => import("../coach/lesson.js"));
  return coach.lesson(name, client);
}

/**
 * Take the seats of a link. If the first is gone, none is taken: two devices never share a link.
 * Of the others, those that cannot be had any more are left out, and this is said.
 * @param {string} table @param {readonly string[]} invitations
 */
async function joinAll(table, [first = "", ...others]) {
  await device.join(table, first);
  for (const invitation of others) {
    await device.join(table, invitation).catch((problem) => {
      if (!GONE.includes(problem.code)) throw problem;
      complain(problem);
    });
  }
}

customElements.define("table-screen", TableScreen);
