/** The form before a game in the city. It says `start` (detail: setup, here) when it is filled in and sent. */

import { lastAgreed } from "../lobby/opening.js";
import { draw, h } from "../shell/tree.js";
import { listed, t } from "../shell/words.js";
import { agreed, clashes, like, nameOf, seated, twice } from "./draft.js";
import { difficulties, modes } from "./form-choices.js";
import { players } from "./form-players.js";
import { clashText, switches } from "./form-switches.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Lobby} Lobby */

class CityNewGame extends HTMLElement {
  /** @type {Lobby | null} */
  _lobby = null;
  /** @type {Draft | null} */
  _draft = null;
  _open = false;
  _busy = false;

  /** @param {Lobby} lobby */
  set lobby(lobby) {
    this._lobby = lobby;
    this._draft = like(lobby, last());
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
    if (this._isFaulty(this._lobby, this._draft)) this._showFault();
    else this.dispatchEvent(new CustomEvent("start", { bubbles: true, detail: agreed(this._lobby, this._draft) }));
  }

  /** @param {Lobby} lobby @param {Draft} draft */
  _isFaulty(lobby, draft) {
    return twice(draft) !== null || clashes(lobby, draft).length > 0;
  }

  _showFault() {
    this._open ||= twice(/** @type {Draft} */ (this._draft)) === null;
    this._draw();
    const problem = this.querySelector("[aria-invalid], .switch-row .problem");
    problem?.scrollIntoView({ block: "center" });
    if (problem instanceof HTMLInputElement) problem.focus();
  }

  _draw() {
    const lobby = this._lobby;
    const draft = this._draft;
    if (!lobby || !draft || !this.isConnected) return;
    const form = { lobby, draft, change: (/** @type {Draft} */ next) => this._change(next) };
    const toggle = (/** @type {boolean} */ open) => {
      this._open = open;
    };
    draw(
      this,
      h(
        "form",
        { class: "setup", novalidate: true, onsubmit: (/** @type {Event} */ event) => this._start(event) },
        h("div", { class: "setup-how" }, modes(form)),
        h("div", { class: "setup-who" }, players(form)),
        h("div", { class: "setup-rules" }, difficulties(form), switches({ ...form, open: this._open, toggle })),
        this._bar(lobby, draft),
      ),
    );
  }

  /** @param {Lobby} lobby @param {Draft} draft */
  _bar(lobby, draft) {
    const double = twice(draft);
    const clash = clashes(lobby, draft)[0];
    const problem = double === null ? clash && clashText(clash) : t("fault.name.twice", { name: double });
    const isCustom = Object.keys(draft.changes).length > 0;
    const title = `${t(`mode.${draft.mode}`)}, ${t(`difficulty.${isCustom ? "custom" : draft.difficulty}`).toLowerCase()}`;
    const summary = t("form.summary", { title, names: listed(seated(draft).map(nameOf)) });
    return h(
      "footer",
      { key: "bar", class: "setup-bar" },
      h("p", { class: problem ? "problem" : "hint", role: "status" }, problem ?? summary),
      h(
        "button",
        { type: "submit", class: "primary large", "aria-disabled": this._busy ? "true" : null },
        t(this._busy ? "form.starting" : "form.start"),
      ),
    );
  }
}

/** How the last game here was set up, if it was this one. */
function last() {
  const agreed = lastAgreed();
  return agreed?.game === "city" ? agreed : null;
}

customElements.define("city-new-game", CityNewGame);
