/** QR codes as pictures: dark squares on light in every theme, since cameras want it so. */

import { qrRows } from "../shell/device.js";
import { h } from "../shell/tree.js";

const MARGIN = 4;

/** @import { Rows } from "./types.d.ts" */

/** @type {Map<string, Rows>} */
const known = new Map();
/** @type {Map<string, Promise<Rows>>} */
const coming = new Map();

/** The rows of a code, or "none" where it cannot be had. @param {string} text @returns {Promise<Rows>} */
export function rowsFor(text) {
  let rows = coming.get(text);
  if (!rows) {
    rows = qrRows(text).catch(() => "none");
    rows.then((found) => known.set(text, found));
    coming.set(text, rows);
  }
  return rows;
}

/**
 * The rows of a code, if they are there already; otherwise they are asked for, and `then` is called once.
 * @param {string} text @param {() => void} then
 */
export function rowsOf(text, then) {
  const rows = known.get(text);
  if (rows) return rows;
  known.set(text, "asked");
  rowsFor(text).then(then);
  return "asked";
}

/** @param {readonly string[]} rows @param {string} [label]  none where something around it says what it is */
export function codePicture(rows, label) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  const size = rows.length + 2 * MARGIN;
  return h(
    "svg",
    { class: "code", viewBox: `0 0 ${size} ${size}`, "shape-rendering": "crispEdges", ...named },
    h("rect", { class: "code-light", width: size, height: size }),
    h("path", { class: "code-dark", d: rows.map(rowPath).join("") }),
  );
}

/** Every run of dark squares in one stroke. @param {string} row @param {number} y */
function rowPath(row, y) {
  return [...row.matchAll(/1+/g)]
    .map((run) => `M${run.index + MARGIN} ${y + MARGIN}h${run[0].length}v1h-${run[0].length}z`)
    .join("");
}
