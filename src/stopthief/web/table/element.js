/**
 * What the tables of all games have in common: they listen to their link, show in order what happens, draw again, and
 * never lose the focus. Law: nothing of a game is known here.
 */

import { announce } from "../shell/announce.js";
import { explain } from "../shell/dialog.js";
import { changes } from "../shell/preferences.js";
import { draw, h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { Sender } from "./sender.js";

/** @typedef {import("../shell/link.js").Link} Link */
/** @typedef {import("../shell/tree.js").Child} Child */
/** @typedef {{link: Link, seat: number | null, trusted: boolean, isHost: boolean, guard?: ((command: any) => boolean) | null, invite: () => void, settings: () => void, rules: () => void}} Model */
/** @typedef {{seat: number | null, batch: import("protocol").Batch}} News */

/** @template {import("./stage.js").Stage} S */
export class TableElement extends HTMLElement {
  /** @type {Model | null} */
  _model = null;
  /** @type {Link | null} the one that is listened to */
  _heard = null;
  /** @type {unknown} */
  _problem = null;
  /** Whether nothing but waiting was drawn so far. */
  _isNew = true;
  /** What was read out last of a bot's thoughts. */
  _told = "";
  _unwatch = () => {};

  /**
   * @param {(redraw: () => void) => S} stage  makes the stage
   * @param {(redraw: () => void) => () => void} watch  tells when the table has to be laid otherwise, until it is told not to
   */
  constructor(stage, watch) {
    super();
    this._redraw = () => this._draw();
    this._watch = watch;
    this._stage = stage(this._redraw);
    this._sender = new Sender(() => (this.isConnected ? this._model : null), this._redraw);
    this.addEventListener("pointerdown", () => this._stage.isBusy && this._stage.skip(), { capture: true });
    this._onHidden = () => document.hidden && this._stage.skip(); // nothing moves on a page that nobody sees
    this._onBatch = (/** @type {any} */ event) => this._happened(event.detail);
    this._onThought = (/** @type {any} */ event) => this._tell(this._thinks(event.detail));
  }

  /** @param {Model} model */
  set model(model) {
    this._model = model;
    this._listen(this.isConnected ? model.link : null);
    if (this.isConnected) this._draw();
  }

  connectedCallback() {
    this._unwatch = this._watch(this._redraw);
    changes.addEventListener("change", this._redraw);
    document.addEventListener("visibilitychange", this._onHidden);
    this._listen(this._model?.link ?? null);
    this._draw();
    this._load();
  }

  disconnectedCallback() {
    this._unwatch();
    changes.removeEventListener("change", this._redraw);
    document.removeEventListener("visibilitychange", this._onHidden);
    this._stage.skip();
    this._listen(null);
  }

  /** Whether there is more to see than that one has to wait. */
  get isShown() {
    return !this._isNew;
  }

  /** Resolves when all that happened has been shown. */
  idle() {
    return this._stage.idle();
  }

  /** Each game draws itself. */
  _draw() {}

  /** Each game fetches what it needs to be drawn. @returns {Promise<void>} */
  async _fetch() {}

  /** Each game shows what happens. @param {News} _news */
  _happened(_news) {}

  /** Each game says what a bot thinks, if it is worth being read out. @param {{seat: number, thought: any}} _thought @returns {string} */
  _thinks(_thought) {
    return "";
  }

  /** Read out what a bot thinks; what it goes on thinking is not said again. @param {string} thought */
  _tell(thought) {
    if (thought && thought !== this._told) announce(thought);
    this._told = thought || this._told;
  }

  async _load() {
    this._problem = null;
    try {
      await this._fetch();
    } catch (problem) {
      this._problem = problem;
    }
    this._draw();
  }

  /** @param {Link | null} link */
  _listen(link) {
    if (link === this._heard) return;
    this._heard?.removeEventListener("batch", this._onBatch);
    this._heard?.removeEventListener("thought", this._onThought);
    link?.addEventListener("batch", this._onBatch);
    link?.addEventListener("thought", this._onThought);
    this._heard = link;
  }

  /** Draw the table; should what had the focus be gone, one goes on reading where it says what is next. @param {...Child} parts */
  _show(...parts) {
    const hadFocus = this._isNew || this.contains(document.activeElement);
    draw(this, ...parts);
    this._isNew = false;
    if (!hadFocus || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (this.querySelector(".sentence"))?.focus({ preventScroll: true });
  }

  /** Draw that something is still missing, or why it cannot be had. */
  _wait() {
    const again = () => this._load();
    draw(
      this,
      h(
        "div",
        { class: "table-waiting" },
        h("p", { role: "status" }, this._problem ? explain(this._problem) : t("table.moment")),
        this._problem ? h("button", { type: "button", class: "primary", onclick: again }, t("table.again")) : null,
      ),
    );
  }
}
