/**
 * <city-list>: the city in words, place by place and room by room, with a button for all that can be chosen.
 * Law: everything that the picture offers is offered here too, with the same events.
 */

import { draw, h } from "../../shell/tree.js";
import { listed, t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { actText, areaName, joined, kindName, placeName, spoken } from "./describe.js";
import { inOrder, keyOf, tell } from "./model.js";

/** @import { Place } from "../types.d.ts" */
/** @import { BoardModel, Target } from "./types.d.ts" */

class CityList extends HTMLElement {
  /** @type {BoardModel | null} */
  _model = null;
  /** @type {boolean | null} as asked for; otherwise as soon as there is something to choose */
  _only = null;

  /** @param {BoardModel | null} model */
  set model(model) {
    this._model = model;
    if (this.isConnected) this._draw();
  }

  connectedCallback() {
    this._draw();
  }

  get _isOnly() {
    return this._only ?? (this._model?.targets.length ?? 0) > 0;
  }

  _draw() {
    const model = this._model;
    this.tabIndex = -1;
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", t("list.label"));
    if (!model) return;
    draw(
      this,
      h("label", { key: "only", class: "only" }, this._box(), t("list.only")),
      this._isOnly && !model.targets.length ? h("p", { key: "none", class: "none" }, t("list.none")) : null,
      model.facts.places.map((place) => this._place(model, place)),
    );
  }

  _box() {
    const onchange = (/** @type {Event} */ event) => {
      this._only = /** @type {HTMLInputElement} */ (event.target).checked;
      this._draw();
    };
    return h("input", { type: "checkbox", ".checked": this._isOnly, onchange });
  }

  /** @param {BoardModel} model @param {Place} place */
  _place(model, place) {
    const areas = model.facts.areas.filter((area) => area.place === place.digit);
    const rooms = areas.map(({ id }) => this._room(model, id, areas.length > 1)).filter((room) => room !== null);
    const between = this._rows(model, circles(model, place.digit));
    if (!rooms.length && !between.length) return null;
    return h(
      "section",
      { key: `place-${place.digit}` },
      h("h2", null, placeName(place.digit), this._heard(model, place.digit)),
      rooms,
      between.length ? [h("h3", null, t("list.circles")), h("ul", null, between)] : null,
    );
  }

  /** @param {BoardModel} model @param {number} digit */
  _heard(model, digit) {
    return model.clue?.place === digit ? h("span", { class: "heard" }, t("list.heard")) : null;
  }

  /** @param {BoardModel} model @param {string} id @param {boolean} isTitled */
  _room(model, id, isTitled) {
    const numbers = model.facts.spaces
      .filter(({ number }) => model.facts.areaOf(number) === id)
      .map(({ number }) => number);
    const rows = this._rows(model, numbers);
    if (!rows.length) return null;
    return h(
      "div",
      { key: `area-${id}`, class: "room" },
      isTitled ? h("h3", null, areaName(id)) : null,
      h("ul", null, rows),
    );
  }

  /** @param {BoardModel} model @param {readonly number[]} nodes */
  _rows(model, nodes) {
    return nodes
      .map((node) => ({ node, targets: inOrder(model.targets.filter((target) => target.node === node)) }))
      .filter(({ targets }) => targets.length || !this._isOnly)
      .map(({ node, targets }) => this._row(model, node, targets));
  }

  /** @param {BoardModel} model @param {number} node @param {readonly Target[]} targets */
  _row(model, node, targets) {
    const rooms = joined(model.facts, node);
    return h(
      "li",
      { key: `node-${node}` },
      h("strong", null, nodeName(node)),
      h("span", { class: "what" }, kindName(model.facts, node), rooms ? ` · ${rooms}` : null, state(model, node)),
      h(
        "span",
        { class: "acts" },
        targets.map((target) => this._act(model, target)),
        this._marker(model, node),
      ),
    );
  }

  /** @param {BoardModel} model @param {Target} target */
  _act(model, target) {
    const onclick = () => tell(this, "choose", { node: target.node, kind: target.kind });
    return h(
      "button",
      { key: keyOf(target), type: "button", class: `act ${target.kind}`, onclick },
      actText(target),
      h("span", { class: "unseen" }, `: ${spoken(model.facts, target)}`),
    );
  }

  /** @param {BoardModel} model @param {number} node */
  _marker(model, node) {
    if (!model.marking || !model.facts.space.has(node)) return null;
    const onclick = () => tell(this, "mark", { number: node });
    return h(
      "button",
      { key: "mark", type: "button", class: "act", onclick },
      t(`list.mark.${model.marking}`, { number: String(node) }),
    );
  }
}

/** Who and what is there. @param {BoardModel} model @param {number} node */
function state(model, node) {
  const names = model.meeples.filter((meeple) => meeple.node === node).map(({ name }) => name);
  const mark = model.marks[String(node)];
  return [
    names.length ? h("em", null, t("list.here", { names: listed(names) })) : null,
    model.thief === node ? h("em", null, t("list.thief")) : null,
    mark ? h("em", null, t(`list.${mark}`)) : null,
    model.heat?.brief(node) ? h("em", { class: "chance" }, model.heat.brief(node)) : null,
  ];
}

/**
 * The circles of a place that matter: one can go there, or somebody stands there.
 * @param {BoardModel} model
 * @param {number} digit
 */
function circles(model, digit) {
  const nodes = new Set([...model.targets, ...model.meeples].map(({ node }) => node));
  return [...nodes]
    .filter((node) => !model.facts.space.has(node) && model.facts.placeOf(node) === digit)
    .sort((one, two) => one - two);
}

customElements.define("city-list", CityList);
