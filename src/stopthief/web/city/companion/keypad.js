/** The number of a space, digit by digit, on keys that a thumb hits without looking twice. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { picture } from "../../table/signs.js";
import { kindName, whereabouts } from "../board/describe.js";
import { icon } from "../parts/icons.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { KeypadActs as Acts } from "./types.d.ts" */

export const DIGITS = 3;
const ERASE = ["M9 5h12v14H9l-6-7z", "M12 9.500l5 5M17 9.500l-5 5"];

/** @param {Scene} scene @param {{typed: string, problem: string}} state @param {Acts} acts */
export function keypad(scene, { typed, problem }, acts) {
  return h(
    "section",
    { key: "keypad", class: "keypad", "aria-label": t("keypad.title"), onkeydown: onKey(acts) },
    h("h2", { class: "sentence", tabindex: "-1" }, t("keypad.title")),
    h("output", { class: "typed", "aria-label": t("keypad.typed") }, typed.padEnd(DIGITS, "·")),
    h("p", { class: problem ? "about problem" : "about", role: "status" }, problem || about(scene, typed)),
    h(
      "div",
      { class: "digits", role: "group", "aria-label": t("keypad.digits") },
      [..."123456789"].map((digit) => key(digit, acts)),
      h(
        "button",
        { key: "erase", type: "button", "aria-label": t("keypad.erase"), onclick: acts.erase },
        picture(ERASE),
      ),
      key("0", acts),
      h("button", { key: "close", type: "button", class: "small", onclick: acts.close }, t("keypad.close")),
    ),
    h(
      "button",
      { key: "arrest", type: "button", class: "key wide alarm", onclick: acts.arrest },
      icon("arrest"),
      h("strong", null, t("keypad.arrest")),
    ),
  );
}

/** @param {string} digit @param {Acts} acts */
const key = (digit, acts) =>
  h("button", { key: digit, type: "button", class: "digit", onclick: () => acts.type(digit) }, digit);

/** The name of the typed space, once it is complete. @param {Scene} scene @param {string} typed */
function about({ facts }, typed) {
  const space = Number(typed);
  if (typed.length < DIGITS || !facts.space.has(space)) return t("keypad.hint");
  return `${kindName(facts, space)}, ${whereabouts(facts, space)}`;
}

/** Why a number cannot be named, if it cannot. @param {Scene} scene @param {string} typed @returns {string} */
export function refusal({ facts }, typed) {
  if (typed.length < DIGITS) return t("keypad.short", { count: DIGITS - typed.length });
  return facts.space.has(Number(typed)) ? "" : t("keypad.unknown", { number: typed });
}

/** @param {Acts} acts */
const onKey = (acts) => (/** @type {KeyboardEvent} */ event) => {
  if (/^\d$/.test(event.key)) acts.type(event.key);
  else if (event.key === "Backspace") acts.erase();
  else if (event.key === "Escape") acts.close();
  else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) acts.arrest();
};
