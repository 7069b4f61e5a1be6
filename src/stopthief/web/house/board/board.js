/**
 * The house and the players in it. Rooms that may be chosen glow and are buttons.
 * Law: it knows no rule; it is told who is where and what may be chosen, and says `choose` (detail: room).
 */

import { drawing } from "../../shell/drawing.js";
import { draw, h } from "../../shell/tree.js";
import { figure, thief } from "./figure.js";
import { land, walk } from "./walk.js";

/** @import { HouseFacts as Facts } from "protocol" */
/** @import { Point } from "../types.d.ts" */
/** @import { BoardModel, Target } from "./types.d.ts" */

export class HouseBoard extends HTMLElement {
  /** @type {BoardModel | null} */
  _model = null;
  /** @type {Facts | null} what is drawn */
  _drawn = null;
  /** @type {SVGSVGElement | null} */
  _house = null;
  _figures = document.createElementNS("http://www.w3.org/2000/svg", "g");
  _spots = document.createElement("div");
  _plan = document.createElement("div");
  _size = [1, 1];

  /** @param {BoardModel} model */
  set model(model) {
    this._model = model;
    if (this.isConnected) this._draw();
  }

  connectedCallback() {
    this._plan.className = "plan";
    this._figures.setAttribute("class", "figures");
    this._spots.className = "spots";
    this._spots.onkeydown = (event) => this._arrow(event);
    this.append(this._plan);
    this._draw();
  }

  /** Let somebody walk; resolves when there. @param {number} seat @param {string} from @param {string} to */
  async walk(seat, from, to) {
    const element = this._figure(seat);
    if (element) await walk(element, this._stand(seat, from), this._stand(seat, to))?.finished.catch(() => null);
  }

  /** Let somebody appear. @param {number} seat @param {string} room */
  async land(seat, room) {
    const element = this._figure(seat);
    if (element) await land(element, this._stand(seat, room))?.finished.catch(() => null);
  }

  /** @param {number} seat */
  _figure(seat) {
    return this._figures.querySelector(`[data-seat="${seat}"]`);
  }

  _draw() {
    const model = this._model;
    if (!model) return;
    if (model.facts !== this._drawn) this._build(model.facts);
    this._house?.setAttribute("aria-label", model.label);
    this._plan.classList.toggle(
      "choosing",
      model.targets.some(({ isLit }) => isLit),
    );
    for (const room of this._house?.querySelectorAll("[data-room]") ?? []) {
      const target = model.targets.find((one) => one.room === room.getAttribute("data-room"));
      room.classList.toggle("open", Boolean(target?.isLit));
      room.classList.toggle("chosen", Boolean(target?.isChosen));
      if (!target) room.classList.remove("pointed");
    }
    draw(
      this._spots,
      model.targets.map((target) => this._spot(model, target)),
    );
    draw(
      this._figures,
      this._thief(model),
      model.rooms.map((room, seat) => room && this._person(model, seat, room)),
    );
  }

  /** @param {Facts} facts */
  _build(facts) {
    this._drawn = facts;
    const house = drawing(facts.picture);
    house.setAttribute("role", "img");
    house.append(this._figures);
    const { width = 1, height = 1 } = house.viewBox.baseVal ?? {};
    this._size = [width, height];
    this._plan.style.setProperty("--shape", String(width / height));
    this._house = house;
    this._plan.replaceChildren(drawing(facts.sprite), house, this._spots);
  }

  /** @param {BoardModel} model @param {Target} target */
  _spot({ facts, language }, { room, label, gloss, isChosen }) {
    const [x = 0, y = 0, wide = 0, high = 0] = facts.rooms.find((one) => one.id === room)?.box ?? [];
    const [width = 1, height = 1] = this._size;
    const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
    return h(
      "button",
      {
        key: room,
        type: "button",
        class: "spot",
        "data-room": room,
        "data-gloss": gloss,
        "aria-pressed": isChosen ? "true" : null,
        style: {
          left: percent(x, width),
          top: percent(y, height),
          width: percent(wide, width),
          height: percent(high, height),
        },
        onpointerenter: (/** @type {PointerEvent} */ event) => this._point(room, event.pointerType === "mouse"),
        onpointerleave: () => this._point(room, false),
        onclick: () => this.dispatchEvent(new CustomEvent("choose", { bubbles: true, detail: { room } })),
      },
      h("span", { class: "unseen" }, h("span", { lang: language }, facts.cards[room]?.word ?? room), ` – ${label}`),
    );
  }

  /** @param {string} room @param {boolean} isOn */
  _point(room, isOn) {
    this._house?.querySelector(`[data-room="${room}"]`)?.classList.toggle("pointed", isOn);
  }

  /** @param {BoardModel} model @param {number} seat @param {string} room */
  _person({ names, acting }, seat, room) {
    const [x, y] = this._stand(seat, room);
    return h(
      "g",
      {
        key: seat,
        class: acting === seat ? "person acting" : "person",
        "data-seat": seat,
        style: { transform: `translate(${x}px, ${y}px)` },
      },
      h("title", null, names[seat] ?? ""),
      figure(seat),
    );
  }

  /** @param {BoardModel} model */
  _thief({ thief: room, names }) {
    if (room === null) return null;
    const stands = this._stands(room);
    const [x, y] = stands[names.length] ?? stands[0] ?? [0, 0];
    return h("g", { key: "thief", class: "person found", style: { transform: `translate(${x}px, ${y}px)` } }, thief());
  }

  /** Where feet can be in a room, from the middle to the sides. @param {string} room */
  _stands(room) {
    return this._model?.facts.rooms.find((one) => one.id === room)?.stands ?? [];
  }

  /**
   * Where a player's feet are in a room: side by side in the order of the seats.
   * @param {number} seat
   * @param {string} room
   * @returns {Point}
   */
  _stand(seat, room) {
    const count = this._model?.names.length ?? 0;
    return (
      this._stands(room)
        .slice(0, count)
        .sort(([a], [b]) => a - b)[seat] ?? [0, 0]
    );
  }

  /** Arrows go to the nearest room that way. @param {KeyboardEvent} event */
  _arrow(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = /** @type {HTMLElement} */ (event.target).getBoundingClientRect();
    if (!way) return;
    event.preventDefault();
    const [dx = 0, dy = 0] = way;
    const middle = (/** @type {DOMRect} */ { x, y, width, height }) => [x + width / 2, y + height / 2];
    const [x = 0, y = 0] = middle(from);
    let best = null;
    let nearest = Number.POSITIVE_INFINITY;
    for (const spot of /** @type {NodeListOf<HTMLElement>} */ (this._spots.querySelectorAll(".spot"))) {
      const [tx = 0, ty = 0] = middle(spot.getBoundingClientRect());
      const along = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      if (along > 1 && along + 2 * aside < nearest) [best, nearest] = [spot, along + 2 * aside];
    }
    best?.focus();
  }
}

customElements.define("house-board", HouseBoard);
