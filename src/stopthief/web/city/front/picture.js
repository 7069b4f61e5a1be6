/** The picture over the first screen: a street at night, a lamp, and a shadow that should not be there. */

import { h } from "../../shell/tree.js";

/** @import { House } from "./types.d.ts" */

const GROUND = 330;
const LEFT = -400;
const WIDTH = 1600;

// biome-ignore format: one house after the other
/**
 * The middle of the street; what is left and right of it on wide screens is its mirror image.
 * @type {readonly House[]}
 */
const FAR = [
  [0, 190, 60], [60, 150, 46], [106, 205, 70], [176, 120, 52], [228, 175, 64], [292, 95, 40], [332, 160, 66],
  [398, 200, 60], [458, 130, 50], [508, 180, 74], [582, 110, 44], [626, 165, 60], [686, 205, 54], [740, 140, 60],
];

// biome-ignore format: one house after the other
/** @type {readonly House[]} */
const NEAR = [
  [-10, 230, 96], [92, 175, 74], [170, 250, 88], [262, 205, 62], [500, 240, 84], [588, 190, 70], [662, 255, 60],
  [726, 205, 84],
];

/** @param {readonly House[]} row @returns {House[]} */
function along(row) {
  const mirrored = (/** @type {number} */ axis) =>
    row.map(([x, top, width]) => /** @type {House} */ ([2 * axis - x - width, top, width]));
  return [...mirrored(0), ...row, ...mirrored(800)].filter(([x, , width]) => x + width > LEFT && x < LEFT + WIDTH);
}

/** @param {readonly House[]} row @param {string} kind */
function houses(row, kind) {
  return row.map(([x, top, width]) => h("path", { class: kind, d: `M${x} ${GROUND}V${top}H${x + width}V${GROUND}Z` }));
}

/**
 * A few windows are lit: always the same ones, so that the picture is the same every night.
 * @param {readonly House[]} row
 */
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
    h("path", {
      class: "post",
      d: "M447 356V150Q447 122 420 122H404V129H419Q440 129 440 150V356ZM434 356L438 330H449L453 356Z",
    }),
    h("path", { class: "post", d: "M382 146L390 130H414L422 146Z" }),
    h("ellipse", { class: "bulb", cx: 402, cy: 147, rx: 14, ry: 5 }),
  ];
}

/** A figure with hat and sack, and its long shadow on the street. */
function prowler() {
  const figure =
    "M14 0C8 -1 5 3 5 8L-3 9V13H7C7 19 9 22 12 24C3 27 0 33 -1 41L-8 58L-2 61L6 46L7 62L-2 90H8L16 68" +
    "L26 90H36L24 60L25 44L34 52C30 60 36 70 46 69C60 68 62 50 52 42C46 37 40 38 36 42L26 30C25 27 23 25 21 24" +
    "C24 22 26 18 26 13H33V9H25C25 3 21 -1 14 0Z";
  return h(
    "g",
    { class: "prowler" },
    h("path", {
      class: "shadow",
      d: figure,
      transform: "translate(362 352) scale(1.05 -0.34) skewX(58) translate(0 -90)",
    }),
    h("path", { class: "figure", d: figure, transform: "translate(362 262)" }),
  );
}

/** The street. */
export function picture() {
  return h(
    "svg",
    {
      class: "city-scene",
      viewBox: `${LEFT} 0 ${WIDTH} 400`,
      preserveAspectRatio: "xMidYMax slice",
      "aria-hidden": "true",
    },
    h("circle", { class: "halo", cx: 262, cy: 74, r: 62 }),
    h("circle", { class: "moon", cx: 262, cy: 74, r: 34 }),
    h("path", { class: "cloud", d: "M182 92C212 80 242 88 272 84C312 78 332 90 362 86C342 100 222 104 182 92Z" }),
    houses(along(FAR), "far"),
    h("g", { class: "dim" }, windows(along(FAR))),
    houses(along(NEAR), "near"),
    roofs(),
    windows(along(NEAR)),
    h("rect", { class: "street", x: LEFT, y: GROUND, width: WIDTH, height: 70 }),
    h("path", { class: "kerb", d: `M${LEFT} ${GROUND}h${WIDTH}v5h-${WIDTH}Z` }),
    lamp(),
    prowler(),
  );
}
