/** A face for every thief: drawn from the letters of the id, so that it is always the same and each is different. */

import { h } from "../../shell/tree.js";

const HATS = [
  "M26 34Q30 12 50 12T74 34L86 38H14z", // a fedora
  "M24 36Q24 16 50 16Q70 16 74 30L92 36H24z", // a cap
  "M30 34V6H70V34L82 36V40H18V36z", // a top hat
  "M24 40Q22 12 50 12T76 40Q64 32 50 32T24 40z", // a woollen hat
];
const HAIR = [
  "M24 48Q18 18 50 18T76 48Q70 34 60 30Q44 40 28 38z",
  "M22 78Q14 20 50 18T78 78L70 76Q74 44 64 34Q44 42 32 36Q28 50 30 76z",
  "M24 46Q20 30 28 26Q30 14 42 18Q50 8 60 17Q72 14 73 26Q80 32 76 46Q72 34 50 32T24 46z",
  "M30 34L34 14L42 26L50 10L58 26L66 14L70 34Q50 24 30 34z",
];
const EYES = ["M34 50h9M57 50h9", "M34 48q5-4 10 0M56 48q5-4 10 0", "M33 47l11 4M67 47l-11 4"];
const MOUTHS = ["M40 74q10 6 20 0", "M41 75h18", "M40 77q10-6 20 0", "M42 74q12 1 17-4"];
const EXTRAS = [
  ["M30 46h16v9H30zM54 46h16v9H54zM46 49h8"], // glasses
  ["M38 69q6-6 12-2q6-4 12 2q-6 3-12 1q-6 2-12-1z"], // a moustache
  ["M66 58l6 8M70 57l-2 10"], // a scar
  ["M24 44q26-8 52 0v10q-13 4-22-1q-4-2-8 0q-9 5-22 1z"], // a mask
  [],
];
const COLOURS = ["#7c4f3a", "#2f3440", "#a5692b", "#5b2b33", "#6d6a62", "#43503a"];
const SKINS = ["#e8c39e", "#c98f66", "#8d5b3c", "#f1d6bd", "#a9744f"];

/** A number from the letters of a word. @param {string} word */
function seed(word) {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

/** One of some, and what is left to choose with. @template T @param {readonly T[]} some @param {number} by @returns {T} */
const pick = (some, by) => /** @type {T} */ (some[by % some.length]);

/** @param {string} id @param {string} label @param {string} plate  what is written on the board in front */
export function mugshot(id, label, plate) {
  const by = seed(id);
  const [hat, hair, eyes, mouth, extra, colour, skin] = [
    by >> 3,
    by >> 6,
    by >> 9,
    by >> 12,
    by >> 15,
    by >> 18,
    by >> 21,
  ];
  const wears = hat % 3 !== 0;
  return h(
    "svg",
    { class: "mugshot", viewBox: "0 0 100 120", role: "img", "aria-label": label },
    h("rect", { class: "mugshot-wall", width: "100", height: "120" }),
    [14, 32, 50, 68, 86].map((y) => h("path", { class: "mugshot-line", d: `M0 ${y}H100` })),
    h("path", { style: { fill: pick(COLOURS, colour + 2) }, d: "M10 120Q12 94 38 90H62Q88 94 90 120z" }),
    h("path", { style: { fill: pick(SKINS, skin) }, d: "M40 78h20v14q-10 8-20 0z" }),
    h("ellipse", { style: { fill: pick(SKINS, skin) }, cx: "50", cy: "54", rx: "25", ry: "31" }),
    h("path", { class: "mugshot-hair", style: { fill: pick(COLOURS, colour) }, d: pick(HAIR, hair) }),
    h("path", { class: "mugshot-ink", d: pick(EYES, eyes) }),
    h("path", { class: "mugshot-ink", d: "M50 54l-4 11h7" }),
    h("path", { class: "mugshot-ink", d: pick(MOUTHS, mouth) }),
    pick(EXTRAS, extra).map((d) => h("path", { class: "mugshot-dark", d })),
    wears ? h("path", { style: { fill: pick(COLOURS, colour + 3) }, d: pick(HATS, by >> 4) }) : null,
    h("rect", { class: "mugshot-plate", x: "22", y: "98", width: "56", height: "18", rx: "2" }),
    h("text", { class: "mugshot-text", x: "50", y: "111" }, plate),
  );
}
