/**
 * The base of the tables of all games. A change reduces the local state, runs the effects and then draws, at most once
 * per microtask. Law: nothing of a game is known here, and drawing has no effects.
 */

import { announce } from "../shell/announce.js";
import { explain } from "../shell/dialog.js";
import { changes } from "../shell/preferences.js";
import { Scheduler } from "../shell/scheduler.js";
import { draw, h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { Sender } from "./sender.js";

/** @import { Link } from "../shell/link.js" */
/** @import { Child } from "../shell/types.d.ts" */
/** @import { ElementModel as Model, News } from "./types.d.ts" */

/**
 * @template {import("./stage.js").Stage} S
 * @template Scene  what a game draws from
 * @template Local  what the person at this device has chosen and opened
 */
export class TableElement extends HTMLElement {
  /** @type {Model | null} */
  _model = null;
  /** @type {Link | null} the one that is listened to */
  _heard = null;
  /** @type {unknown} */
  _problem = null;
  /** Whether the table has not been drawn yet. */
  _isNew = true;
  /** How often the table was drawn, for tests. */
  draws = 0;
  /** The thought of a bot that was read out last. */
  _told = "";
  /** @type {import("./hurrying.js").Hurrying | null} for those who do not wait; fetched where there are bots */
  _hurrying = null;
  /** Whether that is on its way. */
  _isFetched = false;
  _unwatch = () => {};

  /**
   * @param {(changed: () => void) => S} stage  makes the stage
   * @param {(changed: () => void) => () => void} watch  tells when the layout changes; returns what ends the watching
   * @param {Local} local  the local state to begin with
   */
  constructor(stage, watch, local) {
    super();
    this._updates = new Scheduler(() => this._update());
    this._changed = () => this._updates.request();
    this._local = local;
    this._watch = watch;
    this._stage = stage(this._changed);
    this._sender = new Sender(() => (this.isConnected ? this._model : null), this._changed);
    this.addEventListener("pointerdown", (event) => this._pressed(event), { capture: true });
    this._onHidden = () => document.hidden && this._stage.skip(); // nothing moves on a page that nobody sees
    this._onBatch = (/** @type {Event} */ event) => this._hear(/** @type {CustomEvent} */ (event).detail);
    this._onThought = (/** @type {Event} */ event) =>
      this._tell(this._thinks(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {Model} model */
  set model(model) {
    this._model = model;
    this._listen(this.isConnected ? model.link : null);
    this._changed();
  }

  connectedCallback() {
    this._unwatch = this._watch(this._changed);
    changes.addEventListener("change", this._changed);
    document.addEventListener("visibilitychange", this._onHidden);
    this._listen(this._model?.link ?? null);
    this._changed();
    this._load();
  }

  disconnectedCallback() {
    this._unwatch();
    changes.removeEventListener("change", this._changed);
    document.removeEventListener("visibilitychange", this._onHidden);
    this._stage.skip();
    this._listen(null);
  }

  /** Whether there is more to see than that one has to wait. */
  get isShown() {
    return !this._isNew;
  }

  /** Resolves when all that happened has been drawn and shown. */
  idle() {
    this._updates.flush();
    return this._stage.idle();
  }

  /** One round: reduce the local state, run the effects, draw. */
  _update() {
    if (!this.isConnected || !this._model) return;
    const scene = this._scene();
    if (!scene) {
      this._wait();
      return;
    }
    const before = this._local;
    this._local = this._reduce(before, scene);
    this._affect(scene, before);
    this._prepareBots(this._model.link);
    this.draws += 1;
    this._draw(scene);
    this._drawn(scene);
  }

  /** Replace the local state; it is drawn soon. @param {Local} local */
  _become(local) {
    this._local = local;
    this._changed();
  }

  /** Each game gathers what it draws from, once it is all there. @returns {Scene | null} */
  _scene() {
    return null;
  }

  /**
   * Each game fits its local state to the scene. Law: pure.
   * @param {Local} local
   * @param {Scene} _scene
   * @returns {Local}
   */
  _reduce(local, _scene) {
    return local;
  }

  /** Each game asks, imports and prepares what the scene calls for. @param {Scene} _scene @param {Local} _before */
  _affect(_scene, _before) {}

  /** Each game draws itself. Law: nothing is sent, fetched or decided here. @param {Scene} _scene */
  _draw(_scene) {}

  /** Each game may look after what it has drawn, such as a scroll position. @param {Scene} _scene */
  _drawn(_scene) {}

  /** Each game fetches what it needs to be drawn. @returns {Promise<void>} */
  async _fetch() {}

  /** A tap skips what is being shown; the key that hurries bots keeps it first. @param {Event} event */
  _pressed(event) {
    const isHurry = event.target instanceof Element && event.target.closest(".hurry");
    if (this._stage.isBusy && !isHurry) this._stage.skip();
  }

  /**
   * Each game fetches how it shows bots that are hurried.
   * @returns {Promise<import("./hurrying.js").Hurrying | null>}
   */
  _fetchHurrying() {
    return Promise.resolve(null);
  }

  /** @param {Link} link */
  async _prepareBots({ room }) {
    if (this._isFetched || !room?.seats.some(({ bot }) => bot)) return;
    this._isFetched = true;
    this._hurrying = await this._fetchHurrying().catch(() => null); // without it, bots take their time
    this._changed();
  }

  /** What is too fast to be watched is only told. @param {News} news */
  _hear(news) {
    if (this._model) this._hurrying?.hear(this._model.link, this._model.seat, news);
    this._happened(news);
    this._stage.isOff = false;
  }

  /** Each game shows what happens. @param {News} _news */
  _happened(_news) {}

  /**
   * Each game says what a bot thinks, if it is worth being read out.
   * @param {import("./types.d.ts").Thinking} _thought
   * @returns {string}
   */
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
    this._changed();
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

  /**
   * Draw the table; should what had the focus be gone, one goes on reading where it says what is next.
   * @param {...Child} parts
   */
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
