/** Short animations on the plan: rings over a place, the joy of an arrest, the wince of a false one. */

import { isStill } from "../../shell/preferences.js";
import { draw, h } from "../../shell/tree.js";
import { at } from "./tokens.js";

/** @import { Point } from "../types.d.ts" */
/** @import { PlaceShape } from "./types.d.ts" */

const RING = 1800;
const JOY = 2200;
const WINCE = 700;

/**
 * Show something in a layer for a while, or until the layer is cleared.
 * @param {Element} layer
 * @param {import("../../shell/types.d.ts").Tree} tree
 * @param {number} time
 */
function show(layer, tree, time) {
  const host = layer.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.append(host);
  draw(host, tree);
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    const end = () => {
      clearTimeout(timer);
      host.remove();
      resolve();
    };
    const timer = setTimeout(end, time);
    host.addEventListener("skip", end);
  });
}

/** End all animations. @param {Element} layer */
export function skip(layer) {
  for (const host of [...layer.children]) host.dispatchEvent(new Event("skip"));
}

/**
 * Rings spread over a place. Where nothing may move, the lit place itself is enough.
 * @param {Element} layer
 * @param {PlaceShape} shape
 */
export function ring(layer, shape) {
  if (isStill()) return Promise.resolve();
  const [x, y] = shape.middle;
  const echoes = [0, 1, 2].map((turn) =>
    h("path", { class: `echo echo-${turn}`, d: shape.d, style: { "transform-origin": `${x}px ${y}px` } }),
  );
  return show(layer, h("g", { class: shape.isStreet ? "echoes on-street" : "echoes" }, echoes), RING);
}

/** Light from above, rays, and handcuffs that close. @param {Element} layer @param {Point} spot */
export function celebrate(layer, spot) {
  const rays = Array.from({ length: 14 }, (_, index) =>
    h(
      "g",
      { transform: `rotate(${(index * 360) / 14})` },
      h("path", { class: `ray ray-${index % 3}`, d: "M0 -78L7 -150L0 -172L-7 -150Z" }),
    ),
  );
  const sparks = Array.from({ length: 20 }, (_, index) =>
    h(
      "g",
      { transform: `rotate(${index * 67 + 11})` },
      h("circle", { class: `spark spark-${index % 4}`, r: 4 + (index % 3) * 2.5 }),
    ),
  );
  const cuff = h("g", null, h("circle", { class: "cuff-ring", r: 27 }), h("circle", { class: "cuff-shine", r: 27 }));
  const joy = h(
    "g",
    { class: "joy", transform: at(spot) },
    h("path", { class: "beam", d: "M-330 -2400L-150 -2400L96 6A96 34 0 0 1 -96 6Z" }),
    h("ellipse", { class: "pool", rx: 120, ry: 120 }),
    h("g", { class: "rays" }, rays),
    h("g", { class: "sparks" }, sparks),
    h(
      "g",
      { class: "cuffs" },
      h("path", { class: "chain", d: "M-14 0h28" }),
      h("g", { class: "cuff-left" }, h("g", { transform: "translate(-40 0)" }, cuff)),
      h("g", { class: "cuff-right" }, h("g", { transform: "translate(40 0)" }, cuff)),
    ),
  );
  return show(layer, joy, JOY);
}

/** Nobody there: a cross and a short shake. @param {Element} layer @param {Point} spot @param {Element} stage */
export function wince(layer, spot, stage) {
  if (!isStill()) {
    stage.animate(
      [0, -7, 6, -4, 3, 0].map((dx) => ({ translate: `${dx}px 0` })),
      { duration: 380, easing: "ease-out" },
    );
  }
  const cross = h(
    "g",
    { class: "miss", transform: at(spot) },
    h("circle", { r: 40 }),
    h("path", { d: "M-20 -20L20 20M20 -20L-20 20" }),
  );
  return show(layer, cross, isStill() ? WINCE * 2 : WINCE);
}
