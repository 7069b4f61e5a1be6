/** The picture over the first screen: a street at night, a lamp, and a shadow that should not be there. */

import { h } from "../shell/tree.js";

/** @typedef {[x: number, top: number, width: number]} House */

const GROUND = 330;

/** @type {readonly House[]} */
const FAR = [
  [0, 190, 60], [60, 150, 46], [106, 205, 70], [176, 120, 52], [228, 175, 64], [292, 95, 40], [332, 160, 66],
  [398, 200, 60], [458, 130, 50], [508, 180, 74], [582, 110, 44], [626, 165, 60], [686, 205, 54], [740, 140, 60],
]; // biome-ignore format: one house after the other

/** @type {readonly House[]} */
const NEAR = [
  [-10, 230, 96], [92, 175, 74], [170, 250, 88], [262, 205, 62], [500, 240, 84], [588, 190, 70], [662, 255, 60],
  [726, 205, 84],
]; // biome-ignore format: one house after the other

/** @param {readonly House[]} row @param {string} kind */
function houses(row, kind) {
  return row.map(([x, top, width]) => h("path", { class: kind, d: `M${x} ${GROUND}V${top}H${x + width}V${GROUND}Z` }));
}

/** A few windows are lit: always the same ones, so that the picture is the same every night. @param {readonly House[]} row */
function windows(row) {
  return row.flatMap(([x, top, width], house) => {
    const columns = Math.floor((width - 12) / 16);
    const rows = Math.floor((GROUND - top - 30) / 22);
    return Array.from({ length: columns * rows }, (_, at) => at)
      .filter((at) => (at * 7 + house * 5) % 11 < 3)
      .map((at) =>
        h("rect", {
          class: (at + house) % 4 === 0 ? "window late" : "window",
          x: x + 10 + (at % columns) * 16,
          y: top + 14 + Math.floor(at / columns) * 22,
          width: 7,
          height: 11,
        }),
      );
  });
}

function roofs() {
  return [
    h("path", { class: "near", d: "M112 175V158H118V150H134V158H140V175Z M121 150L127 138L133 150Z" }),
    h("path", { class: "near", d: "M610 190V172H640V190Z M618 172V160H622V172Z" }),
    h("path", { class: "far", d: "M310 95V60H314V95Z M196 120L202 92L208 120Z M600 110V84H603V110Z" }),
  ];
}

/** The lamp and the light that falls from it. */
function lamp() {
  return [
    h("path", { class: "beam", d: "M396 150L286 352H524Z" }),
    h("ellipse", { class: "pool", cx: 405, cy: 352, rx: 128, ry: 19 }),
    h("path", { class: "post", d: "M447 356V150Q447 122 420 122H404V129H419Q440 129 440 150V356ZM434 356L438 330H449L453 356Z" }),
    h("path", { class: "post", d: "M382 146L390 130H414L422 146Z" }),
    h("ellipse", { class: "bulb", cx: 402, cy: 147, rx: 14, ry: 5 }),
  ];
}

/** A figure with hat and sack, and its long shadow on the street. */
function prowler() {
  const figure =
    "M14 0C8 -1 5 3 5 8L-3 9V13H7C7 19 9 22 12 24C3 27 0 33 -1 41L-8 58L-2 61L6 46L7 62L-2 90H8L16 68L26 90H36L24 60L25 44" +
    "L34 52C30 60 36 70 46 69C60 68 62 50 52 42C46 37 40 38 36 42L26 30C25 27 23 25 21 24C24 22 26 18 26 13H33V9H25C25 3 21 -1 14 0Z";
  return h(
    "g",
    { class: "prowler" },
    h("path", { class: "shadow", d: figure, transform: "translate(362 352) scale(1.05 -0.34) skewX(58) translate(0 -90)" }),
    h("path", { class: "figure", d: figure, transform: "translate(362 262)" }),
  );
}

export function scene() {
  return h(
    "svg",
    { class: "scene", viewBox: "0 0 800 400", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    h("rect", { class: "sky", x: -400, width: 1600, height: 400 }),
    h("circle", { class: "halo", cx: 640, cy: 74, r: 62 }),
    h("circle", { class: "moon", cx: 640, cy: 74, r: 34 }),
    h("path", { class: "cloud", d: "M560 92C590 80 620 88 650 84C690 78 710 90 740 86C720 100 600 104 560 92Z" }),
    houses(FAR, "far"),
    h("g", { class: "dim" }, windows(FAR)),
    houses(NEAR, "near"),
    roofs(),
    windows(NEAR),
    h("rect", { class: "street", x: -400, y: GROUND, width: 1600, height: 70 }),
    h("path", { class: "kerb", d: `M-400 ${GROUND}H1200V${GROUND + 5}H-400Z` }),
    lamp(),
    prowler(),
  );
}
