/** The signs on buttons that every table has, drawn with lines in a box of 24 by 24. */

import { h } from "../shell/tree.js";

/** Paths to stroke; those after a "!" are filled. @type {Readonly<Record<string, readonly string[]>>} */
export const SIGNS = {
  menu: ["M4 6h16M4 12h16M4 18h16"],
  home: ["M4 11l8-7 8 7", "M6 10v10h12V10", "M10 20v-5h4v5"],
  invite: ["M9 5a3.500 3.500 0 1 0 .1 0zM3 20v-1a6 6 0 0 1 12 0v1", "M19 8v6M16 11h6"],
  bot: ["M5 9h14v10H5z", "M12 9V5M10.500 4.500h3M9 13v1.500M15 13v1.500M2.500 13v3M21.500 13v3"],
  sound: ["M4 9v6h4l5 4V5L8 9z", "M16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11"],
  mute: ["M4 9v6h4l5 4V5L8 9z", "M16 9.500l5 5M21 9.500l-5 5"],
  settings: ["M4 7h9M17 7h3M4 17h3M11 17h9", "M15 5a2 2 0 1 0 .1 0zM9 15a2 2 0 1 0 .1 0z"],
  help: [
    "M12 3a9 9 0 1 0 .1 0z",
    "M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700",
    "!M12 16a.9.9 0 1 0 .1 0z",
  ],
  rules: [
    "M12 6.500C10 4.800 6.500 4.500 3.500 5v13.500c3-.5 6.500-.2 8.500 1.500" +
      "c2-1.700 5.500-2 8.500-1.500V5c-3-.5-6.500-.2-8.500 1.500v13.500",
  ],
  undo: ["M8 5L4 9l4 4", "M4 9h10a5.500 5.500 0 0 1 0 11h-4"],
  replay: ["M5 12a7 7 0 1 0 2.500-5.300", "M8 3v4h4"],
  up: ["M5 15l7-7 7 7"],
  down: ["M5 9l7 7 7-7"],
  download: ["M12 3v11M7.500 10l4.500 4.500 4.500-4.500", "M4 20h16"],
  erase: ["M8 19L3.500 14.500 13 5l7 7-7 7z", "M8.500 9.500l7 7", "M8 19h12"],
};

/** A sign as a picture. @param {readonly string[]} paths @param {string} [kind]  a class of its own */
export function picture(paths, kind = "") {
  return h(
    "svg",
    { class: `icon ${kind}`.trim(), viewBox: "0 0 24 24", "aria-hidden": "true" },
    paths.map((d) => (d.startsWith("!") ? h("path", { class: "filled", d: d.slice(1) }) : h("path", { d }))),
  );
}

/** @param {string} name  of a button @param {string} [kind]  a class of its own */
export const sign = (name, kind = "") => picture(SIGNS[name] ?? [], kind);
