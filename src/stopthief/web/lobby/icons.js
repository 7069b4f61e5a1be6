/** Small signs beside words: drawn in the colour of the text, and never the only sign. */

import { h } from "../shell/tree.js";

/** @type {Readonly<Record<string, readonly string[]>>} */
const ICONS = {
  back: ["M15 5L8 12L15 19"],
  sliders: ["M4 7h9M17 7h3M4 17h3M11 17h9", "M15 5a2 2 0 1 0 .1 0zM9 15a2 2 0 1 0 .1 0z"],
  play: ["M8 5L19 12L8 19Z"],
  again: ["M5 12a7 7 0 1 1 2.2 5.1", "M4.5 20V16.5H8"],
  quick: ["M12 8.500V13.500L15 15.500", "M12 5.500a8 8 0 1 0 .1 0z", "M9.500 2.500h5"],
  watch: ["M2.5 12C6 6 18 6 21.5 12C18 18 6 18 2.5 12Z", "M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0 -5.6z"],
  save: ["M12 4V15M7.5 11L12 15.5L16.5 11", "M5 20H19"],
  copy: ["M9 9H20V20H9Z", "M15 9V4H4V15H9"],
  share: ["M12 15V4M7.5 8L12 3.5L16.5 8", "M6 12H5V20.5H19V12H18"],
  sound: ["M4 9.5V14.5H8L13 19V5L8 9.5Z", "M16.5 9C18 10.7 18 13.3 16.5 15M19 6.5C22 9.6 22 14.4 19 17.5"],
  class: ["M3 5H21V15H3Z", "M8 20L12 15L16 20M7 9H13M7 12H11"],
  bot: ["M5 9H19V19H5Z", "M12 9V5M10.5 4.5h3M9 13v1.5M15 13v1.5M2.5 13v3M21.5 13v3"],
  book: [
    "M12 6.5C10 4.8 6.500 4.500 3.500 5V18.500C6.500 18 10 18.300 12 20" +
      "C14 18.300 17.500 18 20.500 18.500V5C17.500 4.500 14 4.800 12 6.500V20",
  ],
  print: ["M7 8V3H17V8", "M7 17H4V8H20V17H17", "M7 14H17V21H7Z"],
  learn: ["M2 9L12 4.500L22 9L12 13.500Z", "M6 11V16C8.500 18.500 15.500 18.500 18 16V11M22 9V15"],
  board: ["M3 5L9 3L15 5L21 3V19L15 21L9 19L3 21Z", "M9 3V19M15 5V21"],
  tick: ["M5 12.5L10 17.5L19 7"],
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  return h(
    "svg",
    { class: `sign sign-${name}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    (ICONS[name] ?? []).map((d) => h("path", { d })),
  );
}
