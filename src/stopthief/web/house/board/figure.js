/** The players in the house: little people, each with a hat and a badge of its own. Drawn with the feet at 0, 0. */

import { told } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { marker } from "../parts/marker.js";

/** @param {readonly (readonly [kind: string, d: string])[]} layers */
const paths = (layers) => layers.map(([kind, d]) => h("path", { class: kind, d }));

/** @param {number} seat */
export function figure(seat) {
  const { figures, marker_at: at } = told("house").shapes;
  return h(
    "g",
    { class: `figure figure-${seat}` },
    paths(figures[seat % figures.length]),
    h("g", { transform: `translate(${at[0]} ${at[1]})` }, marker(seat, at[2])),
  );
}

/** Whom all were looking for: striped shirt, mask, and hands up. */
export const thief = () => h("g", { class: "thief" }, paths(told("house").shapes.thief));
