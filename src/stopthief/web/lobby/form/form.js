/**
 * The form before a game, as far as it is the same in every game: a draft that changes, and a bar with the start.
 * It says `edit` with every change, and `start` (detail: what was agreed) when it is filled in and sent.
 */

import { Scheduler } from "../../shell/scheduler.js";
import { draw, h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { openPrinting } from "../boxes.js";
import { icon } from "../icons.js";

/** @import { Child, Strength } from "../../shell/types.d.ts" */
/** @import { FormAgreed as Agreed } from "./types.d.ts" */

/**
 * @template Lobby, Draft
 */
export class GameForm extends HTMLElement {
  /** @type {Lobby | null} */
  _lobby = null;
  /** @type {Draft | null} */
  _draft = null;
  /** @type {readonly Strength[]} the bots that there are */
  _bots = [];
  /** Whether there is anybody who could advise. */
  _adviser = false;
  /** @type {string | null} the way to play that was asked for, in a word of the game's own */
  _way = null;
  _busy = false;
  /** The game, if it can be printed. */
  _game = "";
  _updates = new Scheduler(() => this._draw());

  /** To be set before the offer. @param {string | null} way */
  set way(way) {
    this._way = way;
  }

  /** @param {import("protocol").Offer} offer */
  set offer({ game, lobby, bots = [], adviser = false, prints = false }) {
    this._game = prints ? game : "";
    this._lobby = /** @type {Lobby} */ (lobby);
    [this._bots, this._adviser] = [bots, adviser];
    this._draft = this._first(this._lobby);
    this._updates.request();
  }

  /** Whether the table is being opened. @param {boolean} busy */
  set busy(busy) {
    this._busy = busy;
    this._updates.request();
  }

  /** @param {string} _language */
  set language(_language) {
    this._updates.request();
  }

  /** Whether it was asked to begin at once, against bots. @param {boolean} alone */
  set alone(alone) {
    if (alone) queueMicrotask(() => this.isConnected && this._quick());
  }

  connectedCallback() {
    this._updates.request();
  }

  /** The draft to begin with. @param {Lobby} _lobby @returns {Draft} */
  _first(_lobby) {
    throw new Error("A form begins with a draft.");
  }

  /** All that can be chosen. @param {import("./types.d.ts").Form<Lobby, Draft>} _form @returns {Child[]} */
  _parts(_form) {
    return [];
  }

  /**
   * Why it cannot start like this, if it cannot.
   * @param {Lobby} _lobby
   * @param {Draft} _draft
   * @returns {string | null}
   */
  _problem(_lobby, _draft) {
    return null;
  }

  /** A summary of the choices, in half a sentence. @param {Lobby} _lobby @param {Draft} _draft */
  _summary(_lobby, _draft) {
    return "";
  }

  /** The request that opens the table. @param {Lobby} _lobby @param {Draft} _draft @returns {Agreed} */
  _agreed(_lobby, _draft) {
    throw new Error("A form ends with a setup.");
  }

  /** Remember what the next form is to begin with. @param {Draft} _draft */
  _keep(_draft) {}

  /** Other ways to begin. @param {import("./types.d.ts").Form<Lobby, Draft>} _form @returns {Child} */
  _besides(_form) {
    return null;
  }

  /** Whether bots could play this. @param {Draft} _draft */
  _takesBots(_draft) {
    return true;
  }

  /**
   * The same for one person against bots.
   * @param {Lobby} _lobby
   * @param {Draft} draft
   * @param {readonly Strength[]} _bots
   */
  _alone(_lobby, draft, _bots) {
    return draft;
  }

  /** Show where the problem is. */
  _reveal() {
    this._updates.flush();
    const problem = this.querySelector("[aria-invalid], .switch-row .problem");
    problem?.scrollIntoView({ block: "center" });
    if (problem instanceof HTMLInputElement) problem.focus();
  }

  /** @param {Draft} draft */
  _change(draft) {
    this._draft = draft;
    this.dispatchEvent(new Event("edit", { bubbles: true }));
    this._updates.request();
  }

  /** Begin as it is filled in, or as another draft says. @param {Draft | null} draft */
  _start(draft = this._draft) {
    const lobby = this._lobby;
    if (!lobby || !draft || this._busy) return;
    if (this._problem(lobby, draft) !== null) {
      this._reveal();
      return;
    }
    this._keep(draft);
    if (draft !== this._draft) this.dispatchEvent(new Event("edit", { bubbles: true }));
    this.dispatchEvent(new CustomEvent("start", { bubbles: true, detail: this._agreed(lobby, draft) }));
  }

  /** One tap, and one person plays against bots. */
  _quick() {
    if (!this._lobby || !this._draft || this._busy) return;
    this._change(this._alone(this._lobby, this._draft, this._bots));
    this._start();
  }

  _draw() {
    const lobby = this._lobby;
    const draft = this._draft;
    if (!lobby || !draft || !this.isConnected) return;
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this._start();
    };
    const { _bots: bots, _adviser: adviser } = this;
    const model = { lobby, draft, bots, adviser, change: (/** @type {Draft} */ next) => this._change(next) };
    draw(
      this,
      bots.length && this._takesBots(draft) ? this._shortcut() : null,
      h(
        "form",
        { key: "form", class: "setup", novalidate: true, onsubmit },
        this._parts(model),
        this._game ? this._printer(draft) : null,
        this._bar(model),
      ),
    );
  }

  _shortcut() {
    return h(
      "button",
      {
        key: "alone",
        type: "button",
        class: "home-again alone",
        "aria-disabled": this._busy ? "true" : null,
        onclick: () => this._quick(),
      },
      icon("bot", 28),
      h("span", null, h("strong", null, t("form.alone")), h("span", { class: "hint" }, t("form.alone.text"))),
    );
  }

  /**
   * The options of the printed sheets that follow from a draft.
   * @param {Draft} _draft
   * @returns {Record<string, string>}
   */
  _printed(_draft) {
    return {};
  }

  /** @param {Draft} draft */
  _printer(draft) {
    const print = () => openPrinting(this._game, this._printed(draft));
    return h(
      "button",
      { key: "print", type: "button", class: "print", onclick: print },
      icon("print"),
      t("form.print"),
    );
  }

  /** @param {import("./types.d.ts").Form<Lobby, Draft>} form */
  _bar(form) {
    const { lobby, draft } = form;
    const problem = this._problem(lobby, draft);
    return h(
      "footer",
      { key: "bar", class: "setup-bar" },
      h("p", { class: problem ? "problem" : "hint", role: "status" }, problem ?? this._summary(lobby, draft)),
      this._besides(form),
      h(
        "button",
        { type: "submit", class: "primary large", "aria-disabled": this._busy ? "true" : null },
        t(this._busy ? "form.starting" : "form.start"),
      ),
    );
  }
}
