/** The investigators on the plan: each stands a little above its space, and several on one station fan out. */

import { h } from "../../shell/tree.js";
import { meepleShape } from "../parts/meeples.js";

/** @import { Facts } from "../facts.js" */
/** @import { Point } from "../types.d.ts" */
/** @import { Meeple } from "./types.d.ts" */

const APART = 40;

/** Where each stands. @param {Facts} facts @param {readonly Meeple[]} meeples @returns {Map<number, Point>} */
export function standing(facts, meeples) {
  /** @type {Map<number, Point>} */
  const spots = new Map();
  for (const meeple of meeples) {
    const here = meeples.filter((other) => other.node === meeple.node);
    const aside = (here.indexOf(meeple) - (here.length - 1) / 2) * APART;
    const [x, y] = facts.xy(meeple.node);
    spots.set(meeple.seat, [x + aside, y]);
  }
  return spots;
}

/** @param {Facts} facts @param {readonly Meeple[]} meeples */
export function peopleTrees(facts, meeples) {
  const spots = standing(facts, meeples);
  const inFront = [...meeples].sort((one, two) => Number(one.acting) - Number(two.acting) || one.seat - two.seat);
  return inFront.map((meeple) => person(meeple, spots.get(meeple.seat) ?? [1000, 1000]));
}

/** @param {Meeple} meeple @param {Point} spot */
function person({ seat, investigator, name, acting }, [x, y]) {
  return h(
    "g",
    {
      key: `seat-${seat}`,
      class: acting ? "person acting" : "person",
      "data-seat": seat,
      style: { transform: `translate(${x}px, ${y}px)` },
    },
    h("title", null, name),
    h(
      "g",
      { class: "person-size" },
      h("ellipse", { class: "person-light", cy: -27, rx: 32, ry: 12 }),
      h("ellipse", { class: "person-shade", cy: -26, rx: 20, ry: 6 }),
      h(
        "g",
        { class: "person-body" },
        h("svg", { x: -34, y: -90, width: 68, height: 68, viewBox: "-4 -4 108 104" }, meepleShape(investigator)),
      ),
    ),
  );
}
