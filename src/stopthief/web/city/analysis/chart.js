/** How much was unknown, moment by moment: a line that falls with every clue, and a thinner one for who knew better. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { knownTo } from "./telling.js";

/** @import { Moment } from "./types.d.ts" */

const WIDTH = 600;
const HEIGHT = 190;
const INSET = { left: 34, right: 12, top: 12, bottom: 12 };
/** Least height of a chart, in bits. */
const LEAST = 3;

/**
 * @param {readonly Moment[]} moments @param {number} chosen @param {(index: number) => void} choose
 * @param {(seat: number) => string} colour  of a seat
 */
export function chart(moments, chosen, choose, colour) {
  const most = Math.max(LEAST, Math.ceil(Math.max(...moments.map(({ known }) => known.bits))));
  const step = (WIDTH - INSET.left - INSET.right) / Math.max(1, moments.length - 1);
  const x = (/** @type {number} */ index) => INSET.left + index * step;
  const y = (/** @type {number} */ bits) => INSET.top + (1 - bits / most) * (HEIGHT - INSET.top - INSET.bottom);
  const points = (/** @type {number | null} */ seat) =>
    moments.map((moment, index) => `${x(index).toFixed(1)},${y(knownTo(moment, seat).bits).toFixed(1)}`);
  const seats = [...new Set(moments.flatMap(({ better = [] }) => better.map(({ seat }) => seat ?? -1)))];
  const here = moments[chosen];
  return h(
    "svg",
    {
      key: "chart",
      class: "analysis-chart",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": t("analysis.chart"),
      onclick: (/** @type {MouseEvent} */ event) => choose(nearest(event, moments.length, step)),
    },
    grid(most, y),
    h("path", {
      class: "area",
      d: `M${x(0)},${y(0)}L${points(null).join("L")}L${x(moments.length - 1)},${y(0)}Z`,
    }),
    seats.map((seat) =>
      h("polyline", {
        key: `seat-${seat}`,
        class: "better",
        style: { stroke: colour(seat) },
        points: points(seat).join(" "),
      }),
    ),
    h("polyline", { key: "line", class: "line", points: points(null).join(" ") }),
    here ? h("line", { key: "cursor", class: "cursor", x1: x(chosen), x2: x(chosen), y1: INSET.top, y2: y(0) }) : null,
    moments.map((moment, index) => mark(moment, index === chosen, x(index), y(moment.known.bits))),
  );
}

/** @param {number} most @param {(bits: number) => number} y */
function grid(most, y) {
  const every = most > 4 ? 2 : 1;
  const lines = Array.from({ length: Math.floor(most / every) + 1 }, (_, at) => at * every);
  return lines.map((bits) => [
    h("line", {
      key: `grid-${bits}`,
      class: "grid",
      x1: INSET.left,
      x2: WIDTH - INSET.right,
      y1: y(bits),
      y2: y(bits),
    }),
    h("text", { key: `label-${bits}`, class: "label", x: INSET.left - 8, y: y(bits) + 5 }, bits),
  ]);
}

/** Each kind has its own shape. @param {Moment} moment @param {boolean} isHere @param {number} x @param {number} y */
function mark({ kind }, isHere, x, y) {
  const size = isHere ? 1.5 : 1;
  const d = {
    start: "M-4 -4h8v8h-8z",
    clue: "M0 -4a4 4 0 1 0 .01 0z",
    tip: "M0 -7l7 7-7 7-7-7z",
    digit: "M0 -7l7 7-7 7-7-7z",
    missed: "M-5 -5l10 10M5 -5l-10 10",
    arrest: "M0 -9l2.600 6 6.400.5-5 4.200 1.600 6.300L0 4.600-5.600 8l1.600-6.300-5-4.200 6.400-.5z",
  }[kind];
  return h("path", {
    class: `mark ${kind}${isHere ? " here" : ""}`,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`,
    d,
  });
}

/** @param {MouseEvent} event @param {number} count @param {number} step */
function nearest(event, count, step) {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * WIDTH;
  return Math.max(0, Math.min(count - 1, Math.round((x - INSET.left) / step)));
}
