/**
 * <city-board>: the plan of the city to look at, walk on and point at. It is given a model, draws it, and says what was
 * chosen. Law: no rule of the game in here; what can be chosen is what the model lists.
 */

import { changes } from "../../shell/preferences.js";
import { Scheduler } from "../../shell/scheduler.js";
import { t } from "../../shell/words.js";
import { Camera, WORTHWHILE } from "./camera.js";
import { Choosing } from "./choosing.js";
import { Cover } from "./cover.js";
import { Gestures } from "./gestures.js";
import { Keyboard } from "./keyboard.js";
import * as moments from "./moments.js";
import { Overlay } from "./overlay.js";
import { standing } from "./people.js";
import { cityShape, placeShape } from "./shapes.js";
import { letter, sheet } from "./sheet.js";
import { walk } from "./walk.js";

/** @import { BoardModel } from "./types.d.ts" */

/** A board narrower than this, in CSS pixels, goes near by itself when there is something to choose. */
const NARROW = 640;
/** How far a space reaches around its middle: in units of the city, and at least in CSS pixels. */
const [SPACE, LEAST] = [34, 14];

export class CityBoard extends HTMLElement {
  /** @type {BoardModel | null} */
  _model = null;
  /** @type {SVGSVGElement | null} */
  _sheet = null;
  /** @type {Map<number, number>} where a figure has walked before the model said so */
  _ahead = new Map();
  /** @type {Map<number, Animation>} */
  _walks = new Map();
  _isFailed = false;
  _wasChoosing = false;
  _hasSkipped = false;
  _relabel = () => this._language();

  constructor() {
    super();
    this._updates = new Scheduler(() => this._update());
    this._stage = document.createElement("div");
    this._stage.className = "stage";
    this._picture = document.createElement("div");
    this._picture.className = "picture";
    this._overlay = new Overlay();
    this._camera = new Camera(this._stage, () => this._see());
    this._choosing = new Choosing(
      this,
      this._camera,
      () => this._model,
      () => this._updates.request(),
    );
    this._cover = new Cover(this._camera, this._choosing, () => this._updates.request());
    this._stage.append(this._overlay.svg);
    this._picture.append(this._stage);
    this._watch();
    this._sizes = new ResizeObserver(([entry]) => entry && this._resize(entry.contentRect));
  }

  connectedCallback() {
    if (!this._picture.isConnected) this.append(this._picture, this._cover.element);
    this._sizes.observe(this._picture);
    changes.addEventListener("change", this._relabel);
    this._language();
    if (!this._sheet) this._load();
  }

  disconnectedCallback() {
    this._sizes.disconnect();
    changes.removeEventListener("change", this._relabel);
    this._skip();
  }

  /** @param {BoardModel | null} model */
  set model(model) {
    this._model = model;
    for (const seat of [...this._ahead.keys()]) if (!this._walks.has(seat)) this._ahead.delete(seat);
    this._updates.request();
  }

  get model() {
    return this._model;
  }

  /**
   * Let a figure walk its path; resolves when it has arrived.
   * @param {number} seat
   * @param {readonly number[]} path
   * @param {{ride?: boolean}} [how]
   */
  async walk(seat, path, { ride = false } = {}) {
    this._updates.flush();
    const figure = this._overlay.figure(seat);
    const model = this._model;
    const last = path.at(-1);
    if (!figure || !model || last === undefined) return;
    this._ahead.set(seat, last);
    this._draw();
    const points = path.map((node) => model.facts.xy(node));
    const end = standing(model.facts, this._meeples()).get(seat);
    const animation = walk(figure, end ? [...points.slice(0, -1), end] : points, ride);
    if (!animation) return;
    this._camera.reveal(points);
    this._walks.set(seat, animation);
    await animation.finished.catch(() => undefined);
    if (this._walks.get(seat) === animation) this._walks.delete(seat);
  }

  /** Rings over the place that was named; null is the whole city. @param {number | null} place */
  ring(place) {
    const facts = this._model?.facts;
    if (!facts) return Promise.resolve();
    return moments.ring(this._overlay.layer("moments"), place === null ? cityShape() : placeShape(facts, place));
  }

  /** The joy of a right arrest. @param {number} node */
  celebrate(node) {
    return this._moment(node, (layer, spot) => moments.celebrate(layer, spot));
  }

  /** The wince of a false one. @param {number} node */
  wince(node) {
    return this._moment(node, (layer, spot) => moments.wince(layer, spot, this._picture));
  }

  /** Go near enough that all of these are seen. @param {number | readonly number[]} nodes */
  zoomTo(nodes) {
    const facts = this._model?.facts;
    if (facts) this._camera.flyTo([nodes].flat().map((node) => facts.xy(node)));
  }

  /** Go where all of these points are seen. @param {import("../types.d.ts").Point[]} points */
  showAll(points) {
    this._camera.flyTo(points);
  }

  /** Where a space lies on the page. @param {number} node @returns {DOMRect | null} */
  spot(node) {
    const facts = this._model?.facts;
    if (!facts || !this._camera.width) return null;
    const { x, y } = this._picture.getBoundingClientRect();
    const [px, py] = this._camera.toScreen(facts.xy(node));
    const radius = Math.max(LEAST, SPACE * this._camera.view.k);
    return new DOMRect(x + px - radius, y + py - radius, 2 * radius, 2 * radius);
  }

  /** Show the whole city. */
  fit() {
    this._camera.fly(this._camera.whole);
  }

  /** @param {number} node @param {(layer: Element, spot: import("../types.d.ts").Point) => Promise<void>} play */
  _moment(node, play) {
    const spot = this._model?.facts.xy(node);
    if (!spot) return Promise.resolve();
    this._camera.reveal([spot]);
    return play(this._overlay.layer("moments"), spot);
  }

  async _load() {
    try {
      this._sheet = await sheet();
      this._stage.prepend(this._sheet);
      const names = this._sheet.querySelector(".names");
      if (names) this._overlay.lay(names);
      letter(this._overlay.svg);
      this._isFailed = false;
    } catch {
      this._isFailed = true;
    }
    this._see();
  }

  _watch() {
    this.addEventListener("look", (event) => this._choosing.look(/** @type {CustomEvent} */ (event).detail.node));
    new Gestures(this._picture, this._camera, {
      tap: (spot) => this._tap(spot),
      hover: (spot) => this._choosing.hover(spot),
      touch: () => this._touch(),
    });
    new Keyboard(this._picture, this._overlay, this._camera, this._choosing);
  }

  /** @param {import("./types.d.ts").Spot} spot */
  _tap(spot) {
    return this._hasSkipped || this._choosing.tap(spot);
  }

  _touch() {
    this._hasSkipped = this._skip();
  }

  /** Finish all animations; tells whether there were any. */
  _skip() {
    const layer = this._overlay.layer("moments");
    const isBusy = this._walks.size > 0;
    for (const animation of this._walks.values()) animation.finish();
    moments.skip(layer);
    return isBusy;
  }

  /** @param {{width: number, height: number}} size */
  _resize({ width, height }) {
    if (!width || !height) return;
    this.dataset.tools = width >= height ? "right" : "bottom";
    this._camera.resize(width, height);
  }

  /** The camera rests: both pictures are drawn for what it sees. */
  _see() {
    const { view, width, height } = this._camera;
    if (!width) return;
    this._overlay.see(view, width, height);
    this._sheet?.setAttribute("viewBox", this._overlay.svg.getAttribute("viewBox") ?? "0 0 2000 2000");
    this._updates.request();
  }

  _language() {
    this._picture.tabIndex = 0;
    this._picture.setAttribute("role", "group");
    this._picture.setAttribute("aria-label", t("board.label"));
    this._picture.setAttribute("aria-description", t("board.hint"));
    letter(this._overlay.svg);
    this._updates.request();
  }

  _update() {
    this._draw();
    const node = this._choosing.looked;
    if (node !== null && !this._cover.isList) this._model?.heat?.wonder?.(node);
  }

  /** The figures where they are, or where they have just walked to. */
  _meeples() {
    const meeples = this._model?.meeples ?? [];
    return meeples.map((meeple) => ({ ...meeple, node: this._ahead.get(meeple.seat) ?? meeple.node }));
  }

  _draw() {
    const model = this._model;
    const hadFocus = this.contains(document.activeElement);
    if (model) {
      this._choosing.keep(model.targets);
      this._overlay.show(model, this._meeples());
      const shown = this._choosing.shown ?? model.targets.find((target) => target.node === model.chosen) ?? null;
      this._overlay.point(model, shown, shown ? this._way(model, shown) : []);
      this._approach(model);
    }
    this.toggleAttribute("data-marking", Boolean(model?.marking));
    this.toggleAttribute("data-list", this._cover.isList);
    this._cover.show(model, this._isFailed);
    if (hadFocus && document.activeElement === document.body) this._refocus();
  }

  /** Move the focus near the next choice when the focused element is gone. */
  _refocus() {
    /** @type {HTMLElement | null} */
    const place = this._cover.isList ? this.querySelector("city-list") : this._picture;
    place?.focus({ preventScroll: true });
  }

  /** @param {BoardModel} model @param {import("./types.d.ts").Target} target */
  _way(model, target) {
    const path = target.path ?? [];
    const from = model.meeples.find((meeple) => meeple.acting)?.node;
    return target.kind === "escort" || from === undefined || path[0] === from || !path.length ? path : [from, ...path];
  }

  /** When choosing begins on a small screen, go near. @param {BoardModel} model */
  _approach(model) {
    const isChoosing = model.targets.length > 0;
    const begins = isChoosing && !this._wasChoosing;
    this._wasChoosing = isChoosing;
    if (!begins || !this._camera.width || this._camera.width > NARROW) return;
    const acting = model.meeples.filter((meeple) => meeple.acting);
    const view = this._camera.holding(
      [...acting, ...model.targets].map(({ node }) => model.facts.xy(node)),
      0.72,
    );
    if (view.k > this._camera.whole.k * WORTHWHILE) this._camera.fly(view, 600);
  }
}

customElements.define("city-board", CityBoard);
