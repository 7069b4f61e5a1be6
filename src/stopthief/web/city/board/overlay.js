/**
 * All that changes on the plan, in layers over it. A layer is drawn again only if what it shows has changed;
 * the plan beneath is another picture, so that nothing here makes the browser paint the city again.
 */

import { draw, h } from "../../shell/tree.js";
import { language } from "../../shell/words.js";
import { isCircle } from "../facts.js";
import { CITY } from "./camera.js";
import { keyOf } from "./model.js";
import { pathTrees } from "./path.js";
import { peopleTrees } from "./people.js";
import { cityShape, placeShape } from "./shapes.js";
import { previewTrees, Targets } from "./targets.js";
import { at, markTrees, thiefTree, trailTrees } from "./tokens.js";

/** @import { BoardModel, Meeple, Target } from "./types.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = /** @type {const} */ ([
  "clue",
  "names",
  "sections",
  "heat",
  "reach",
  "notes",
  "trail",
  "thief",
  "targets",
  "way",
  "aim",
  "people",
  "moments",
]);
/** An arrest has corners where a way has a ring. */
const SIGHT = "M-48 -22V-48H-22M22 -48H48V-22M48 22V48H22M-22 48H-48V22";
/** Below the first a number of the plan cannot be read, above the second it is large. */
const ZOOMS = { far: 0.29, near: 0.75 };

/** @typedef {typeof LAYERS[number]} Layer */

export class Overlay {
  /** @type {Map<Layer, string>} */
  _shown = new Map();
  /** @type {SVGElement | null} the one target that Tab reaches */
  _reachable = null;

  constructor() {
    this.svg = /** @type {SVGSVGElement} */ (document.createElementNS(SVG, "svg"));
    this.svg.setAttribute("class", "overlay");
    draw(
      this.svg,
      LAYERS.map((layer) => h("g", { key: layer, class: `layer-${layer}` })),
    );
    this._targets = new Targets(this.layer("targets"));
  }

  /** @param {Layer} layer @returns {SVGGElement} */
  layer(layer) {
    return /** @type {SVGGElement} */ (this.svg.children[LAYERS.indexOf(layer)]);
  }

  /** Names lie over the outline of a clue, which would strike them out. @param {Element} names */
  lay(names) {
    const layer = this.layer("names");
    layer.classList.add("city");
    layer.setAttribute("aria-hidden", "true");
    layer.replaceChildren(names);
  }

  /** @param {import("./types.d.ts").View} view @param {number} width @param {number} height */
  see(view, width, height) {
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${width / view.k} ${height / view.k}`);
    const close = view.k > ZOOMS.near ? "near" : "middle";
    const zoom = view.k < ZOOMS.far ? "far" : close;
    if (this.svg.dataset.zoom !== zoom) this.svg.dataset.zoom = zoom;
  }

  /** @param {BoardModel} model @param {readonly Meeple[]} meeples  where they are drawn */
  show(model, meeples) {
    const { facts, targets, preview, chosen, clue, trail, trailShown, marks, thief, heat, sections } = model;
    this._draw("clue", clue, () => clueTree(facts, clue));
    this._draw("sections", sections?.sign, () => sections?.trees());
    this._draw("heat", heat?.sign, () => heat?.trees());
    this._draw("reach", preview, () => previewTrees(model));
    this._draw("trail", [trail, trailShown], () => trailTrees(model));
    this._draw("notes", marks, () => markTrees(model));
    if (this._isNew("targets", [targets.map(({ path, ...told }) => told), chosen])) {
      this._targets.show(model);
      this._keepReachable();
    }
    this._draw("thief", thief, () => thiefTree(model));
    this._draw("people", meeples, () => peopleTrees(facts, meeples));
  }

  /**
   * Show the way to a target, and that it is meant.
   * @param {BoardModel} model
   * @param {Target | null} target
   * @param {readonly number[]} path
   */
  point(model, target, path) {
    this._draw("way", path, () => (path.length > 1 ? pathTrees(model.facts, path) : null));
    this.svg.toggleAttribute("data-pointing", target !== null);
    this._draw("aim", target && [keyOf(target), target.cost], () => target && aimTree(model.facts, target));
  }

  /** @param {number} seat @returns {SVGElement | null} */
  figure(seat) {
    return this.layer("people").querySelector(`[data-seat="${seat}"]`);
  }

  /** @param {string} key @returns {SVGElement | null} */
  target(key) {
    return this.layer("targets").querySelector(`[data-key="${key}"]`);
  }

  /** Let Tab reach this target and no other. @param {SVGElement} target */
  reachable(target) {
    this._reachable?.setAttribute("tabindex", "-1");
    target.setAttribute("tabindex", "0");
    this._reachable = target;
  }

  _keepReachable() {
    if (this._reachable?.isConnected) return;
    const first = this.layer("targets").firstElementChild;
    if (first instanceof SVGElement) this.reachable(first);
  }

  /** @param {Layer} layer @param {unknown} what @param {() => import("../../shell/types.d.ts").Child} trees */
  _draw(layer, what, trees) {
    if (this._isNew(layer, what)) draw(this.layer(layer), trees());
  }

  /** Whether a layer shows something else by now. @param {Layer} layer @param {unknown} what */
  _isNew(layer, what) {
    const sign = `${language()}${JSON.stringify(what)}`;
    const before = this._shown.get(layer);
    this._shown.set(layer, sign);
    return before !== sign;
  }
}

/** @param {import("../facts.js").Facts} facts @param {Target} target */
function aimTree(facts, { kind, node, cost }) {
  const [size, shoulder] = isCircle(node) ? [25, 24] : [43, 32];
  return h(
    "g",
    { key: "aim", class: `aim ${kind}`, transform: at(facts.xy(node)) },
    kind === "arrest" ? h("path", { class: "aim-ring", d: SIGHT }) : h("circle", { class: "aim-ring", r: size }),
    cost === null || kind === "arrest"
      ? null
      : [
          h("circle", { class: "cost", cx: shoulder, cy: -shoulder, r: 18 }),
          h("text", { class: "cost", x: shoulder, y: 9 - shoulder }, cost),
        ],
  );
}

/** @param {import("../facts.js").Facts} facts @param {import("./types.d.ts").Clue | null} clue */
function clueTree(facts, clue) {
  if (!clue) return null;
  const shape = clue.place === null ? cityShape() : placeShape(facts, clue.place);
  return [
    clue.place === null
      ? null
      : h("path", { key: "wash", class: shape.isStreet ? "wash on-street" : "wash", d: shape.d }),
    shape.isStreet ? streetEdge(shape.d) : h("path", { key: "edge", class: "edge", d: shape.d }),
  ];
}

/** The outline of a street: a wide line of which the middle is left out. @param {string} d */
function streetEdge(d) {
  return [
    h(
      "mask",
      { key: "mask", id: "board-street", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: CITY, height: CITY },
      h("rect", { width: CITY, height: CITY, fill: "#fff" }),
      h("path", { class: "hollow", d }),
    ),
    h("path", { key: "edge", class: "edge on-street", d, mask: "url(#board-street)" }),
  ];
}
