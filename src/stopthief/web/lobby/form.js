/**
 * The form before a game, as far as it is the same in every game: a draft that changes, and a bar with the start.
 * It says `edit` with every change, and `start` (detail: setup, here) when it is filled in and sent.
 */

import { draw, h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @typedef {import("../shell/tree.js").Child} Child */
/** @typedef {{setup: any, here: number[]}} Agreed */

/**
 * What the parts of a form are drawn from.
 * @template Lobby, Draft
 * @typedef {{lobby: Lobby, draft: Draft, change: (draft: Draft) => void}} Form
 */

/**
 * @template Lobby, Draft
 */
export class GameForm extends HTMLElement {
  /** @type {Lobby | null} */
  _lobby = null;
  /** @type {Draft | null} */
  _draft = null;
  _busy = false;

  /** @param {Lobby} lobby */
  set lobby(lobby) {
    this._lobby = lobby;
    this._draft = this._first(lobby);
    this._draw();
  }

  /** Whether the table is being opened. @param {boolean} busy */
  set busy(busy) {
    this._busy = busy;
    this._draw();
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._draw();
  }

  /** The draft to begin with. @param {Lobby} _lobby @returns {Draft} */
  _first(_lobby) {
    throw new Error("A form begins with a draft.");
  }

  /** All that can be chosen. @param {Form<Lobby, Draft>} _form @returns {Child[]} */
  _parts(_form) {
    return [];
  }

  /** Why it cannot start like this, if it cannot. @param {Lobby} _lobby @param {Draft} _draft @returns {string | null} */
  _problem(_lobby, _draft) {
    return null;
  }

  /** What was chosen, in half a sentence. @param {Lobby} _lobby @param {Draft} _draft */
  _summary(_lobby, _draft) {
    return "";
  }

  /** What is sent to open the table. @param {Lobby} _lobby @param {Draft} _draft @returns {Agreed} */
  _agreed(_lobby, _draft) {
    throw new Error("A form ends with a setup.");
  }

  /** Show where the problem is. */
  _reveal() {
    const problem = this.querySelector("[aria-invalid], .switch-row .problem");
    problem?.scrollIntoView({ block: "center" });
    if (problem instanceof HTMLInputElement) problem.focus();
  }

  /** @param {Draft} draft */
  _change(draft) {
    this._draft = draft;
    this.dispatchEvent(new Event("edit", { bubbles: true }));
    this._draw();
  }

  /** @param {Event} event */
  _start(event) {
    event.preventDefault();
    if (!this._lobby || !this._draft || this._busy) return;
    const [lobby, draft] = [this._lobby, this._draft];
    if (this._problem(lobby, draft) !== null) this._reveal();
    else this.dispatchEvent(new CustomEvent("start", { bubbles: true, detail: this._agreed(lobby, draft) }));
  }

  _draw() {
    const lobby = this._lobby;
    const draft = this._draft;
    if (!lobby || !draft || !this.isConnected) return;
    draw(
      this,
      h(
        "form",
        { class: "setup", novalidate: true, onsubmit: (/** @type {Event} */ event) => this._start(event) },
        this._parts({ lobby, draft, change: (next) => this._change(next) }),
        this._bar(lobby, draft),
      ),
    );
  }

  /** @param {Lobby} lobby @param {Draft} draft */
  _bar(lobby, draft) {
    const problem = this._problem(lobby, draft);
    return h(
      "footer",
      { key: "bar", class: "setup-bar" },
      h("p", { class: problem ? "problem" : "hint", role: "status" }, problem ?? this._summary(lobby, draft)),
      h(
        "button",
        { type: "submit", class: "primary large", "aria-disabled": this._busy ? "true" : null },
        t(this._busy ? "form.starting" : "form.start"),
      ),
    );
  }
}
