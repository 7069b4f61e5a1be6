/** The panel of the coach: a sentence or two, a button, and the progress. */

import { go, parse } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @import { Child } from "../shell/types.d.ts" */
/** @import { Said } from "./types.d.ts" */

/** @param {Said} said */
export function panel(said) {
  return h(
    "section",
    { key: "panel", class: `coach-panel ${said.isQuiet ? "quiet" : ""}`, "aria-label": t("coach.title") },
    h(
      "header",
      null,
      voice(),
      dots(said),
      h("button", { type: "button", class: "coach-leave quiet", onclick: said.leave }, t("coach.leave")),
    ),
    h(
      "div",
      { class: "coach-said", role: "status" },
      h("p", { key: said.text }, loud(said.text)),
      said.hint ? h("p", { key: "hint", class: "coach-hint" }, loud(said.hint)) : null,
    ),
    said.task,
    said.isEnd ? ways(said) : buttons(said),
  );
}

/** @param {string} text @returns {Child[]} */
const loud = (text) => text.split("*").map((part, index) => (index % 2 ? h("b", null, part) : part));

/** @param {Said} said */
function buttons({ next, again }) {
  if (!next && !again) return null;
  return h(
    "div",
    { class: "buttons" },
    next ? h("button", { type: "button", class: "primary coach-next", onclick: next }, t("coach.next")) : null,
    again ? h("button", { type: "button", class: "primary", onclick: again }, t("coach.again")) : null,
  );
}

/** Ways on, when all is done. @param {Said} said */
function ways({ name, again }) {
  const rules = `#rules/${name}`;
  const hasRules = parse(rules).screen !== "home"; // what cannot be shown is not offered
  return h(
    "div",
    { class: "buttons coach-ways" },
    h("button", { type: "button", class: "primary", onclick: () => go(`#new/${name}/alone`) }, t("coach.alone")),
    h("button", { type: "button", onclick: () => go(`#new/${name}`) }, t("coach.new")),
    hasRules ? h("button", { type: "button", onclick: () => go(rules) }, t("coach.rules")) : null,
    again ? h("button", { type: "button", class: "quiet", onclick: again }, t("coach.again")) : null,
  );
}

/** How far: a dot for every part. @param {Said} said */
function dots({ part, parts }) {
  return h(
    "div",
    { class: "coach-dots", role: "img", "aria-label": t("coach.part", { part: part + 1, parts }) },
    Array.from({ length: parts }, (_, index) => h("i", { class: ["now", "past", ""][Math.sign(part - index)] ?? "" })),
  );
}

/** A hat, a collar, and nobody's face. */
function voice() {
  return h(
    "svg",
    { class: "coach-voice", viewBox: "0 0 40 40", "aria-hidden": "true" },
    h("path", { class: "coat", d: "M4 40C5 30 12 27 20 27S35 30 36 40Z" }),
    h("path", { class: "face", d: "M12 15H28V21C28 26 24 29 20 29S12 26 12 21Z" }),
    h("path", { class: "collar", d: "M11 27L20 33L29 27L32 40H8Z" }),
    h("path", { class: "hat", d: "M10 13C10 6 14 4 20 6C26 4 30 6 30 13Z" }),
    h("path", { class: "brim", d: "M4 15C10 12 30 12 36 15C30 18 10 18 4 15Z" }),
  );
}
