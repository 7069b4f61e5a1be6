/** The players in the house: little people, each with a hat and a badge of its own. Drawn with the feet at 0, 0. */

import { h } from "../../shell/tree.js";
import { marker } from "../parts/marker.js";

const BODY = "M0 -98C-22 -98 -30 -54 -34 -12Q-34 -2 -20 -2H20Q34 -2 34 -12C30 -54 22 -98 0 -98Z";
const SMILE = "M-9 -107Q0 -99 9 -107";

/** Above the head, one for each seat; the head is round, with its middle at 0, -116. @type {readonly (readonly string[])[]} */
const HATS = [
  ["M-27 -127Q-25 -148 2 -148Q30 -148 29 -129Q2 -139 -27 -127Z", "M2 -148L4 -156"],
  ["M-26 -125Q-25 -145 0 -145Q26 -145 26 -125Z", "M22 -130H44Q42 -120 24 -123Z"],
  [
    "M-26 -114Q-28 -144 0 -144Q28 -144 26 -114Q16 -131 0 -130Q-16 -131 -26 -114Z",
    "M-32 -122a9 11 0 1 0 .1 0zM32 -122a9 11 0 1 0 .1 0z",
  ],
  ["M-19 -135L0 -174L19 -135Q0 -128 -19 -135Z", "M0 -174a6 6 0 1 0 .1 0z"],
  ["M-26 -114Q-28 -144 0 -144Q28 -144 26 -114Q16 -131 0 -130Q-16 -131 -26 -114Z", "M0 -160a11 10 0 1 0 .1 0z"],
  ["M-36 -126Q-20 -132 -18 -150Q0 -158 18 -150Q20 -132 36 -126Q0 -118 -36 -126Z"],
];

/** @param {number} seat */
export function figure(seat) {
  const hat = HATS[seat % HATS.length] ?? [];
  return h(
    "g",
    { class: `figure figure-${seat}` },
    h("ellipse", { class: "figure-shadow", cx: 0, cy: -3, rx: 40, ry: 9 }),
    h("path", { class: "figure-body", d: BODY }),
    h("circle", { class: "figure-head", cx: 0, cy: -116, r: 25 }),
    h("path", { class: "figure-face", d: `${SMILE}M-9 -119v3M9 -119v3` }),
    hat.map((d) => h("path", { class: "figure-hat", d })),
    h("circle", { class: "figure-badge", cx: 0, cy: -46, r: 22 }),
    h("g", { transform: "translate(-15 -61)" }, marker(seat, 30)),
  );
}

/** Whom all were looking for: striped shirt, mask, and hands up. */
export function thief() {
  const stripes = [-80, -60, -40, -20].map((y) => `M${-14 + y / 4} ${y}H${14 - y / 4}`).join("");
  return h(
    "g",
    { class: "thief" },
    h("ellipse", { class: "figure-shadow", cx: 0, cy: -3, rx: 40, ry: 9 }),
    h("path", { class: "thief-arms", d: "M-20 -78L-44 -122M20 -78L44 -122" }),
    h("path", { class: "figure-body", d: BODY }),
    h("path", { class: "thief-stripes", d: stripes }),
    h("circle", { class: "figure-head", cx: 0, cy: -116, r: 25 }),
    h("path", { class: "thief-cap", d: "M-26 -125Q-25 -148 0 -148Q26 -148 26 -125Z" }),
    h("path", { class: "thief-mask", d: "M-25 -122H25V-110Q12 -104 0 -112Q-12 -104 -25 -110Z" }),
    h("path", { class: "thief-eyes", d: "M-11 -117a4 4 0 1 0 .1 0zM11 -117a4 4 0 1 0 .1 0z" }),
    h("path", { class: "figure-face", d: "M-7 -99Q0 -104 7 -99" }),
  );
}
