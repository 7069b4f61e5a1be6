/** The markers that stand for players in the house: told apart by shape first, by colour second. */

import { told } from "../../shell/load.js";
import { h } from "../../shell/tree.js";

/** @param {number} seat @param {number} [size] */
export function marker(seat, size = 40) {
  const { markers } = told("house").shapes;
  return h(
    "svg",
    { class: `marker marker-${seat}`, viewBox: "0 0 40 40", width: size, height: size, "aria-hidden": "true" },
    h("path", { d: markers[seat] ?? markers[0] }),
  );
}
