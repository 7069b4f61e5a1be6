/** Before a class plays: who is there, how many sit together, on which devices. */

import { segments } from "../lobby/form/choices.js";
import { icon } from "../lobby/icons.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @import { FieldEvent } from "../shell/types.d.ts" */
/** @import { Form } from "./types.d.ts" */

const FEWEST_ROWS = 9;
const MOST_ROWS = 24;

/** @param {Form} form */
export function whoPlays({ wish, names, change, shuffle }) {
  return h(
    "section",
    { key: "who", class: "choices", "aria-labelledby": "class-who" },
    h("h2", { id: "class-who" }, t("class.who")),
    h("p", { class: "hint", id: "class-who-about" }, t("class.who.text")),
    h("textarea", {
      class: "class-names",
      rows: Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, wish.text.split("\n").length + 1)),
      "aria-labelledby": "class-who",
      "aria-describedby": "class-who-about",
      autocapitalize: "words",
      autocomplete: "off",
      spellcheck: "false",
      ".value": wish.text,
      oninput: (/** @type {FieldEvent} */ event) => change({ text: event.target.value }),
    }),
    h(
      "div",
      { class: "class-row" },
      h("span", { class: "hint", role: "status" }, t("class.pupils", { count: names.length })),
      h("button", { type: "button", disabled: names.length < 2, onclick: shuffle }, icon("again"), t("class.shuffle")),
    ),
  );
}

/** @param {Form} form */
export function howMany({ wish, size, wanted, change }) {
  const numbers = Array.from({ length: size.most - size.least + 1 }, (_, more) => size.least + more);
  const sizes = numbers.map((value) => ({ value, text: String(value) }));
  const devices = [
    { value: true, text: t("class.shared") },
    { value: false, text: t("class.own") },
  ];
  return h(
    "section",
    { key: "many", class: "choices class-many" },
    h("h2", { "aria-hidden": "true" }, t("class.size")),
    segments({ name: "size", legend: t("class.size"), chosen: wanted, options: sizes }, (value) =>
      change({ size: value }),
    ),
    h("h2", { "aria-hidden": "true" }, t("class.devices")),
    segments({ name: "devices", legend: t("class.devices"), chosen: wish.shared, options: devices }, (shared) =>
      change({ shared }),
    ),
    h("p", { class: "hint" }, t(wish.shared ? "class.shared.text" : "class.own.text")),
  );
}

/** Who will sit with whom. @param {Form} form */
export function preview({ groups }) {
  if (!groups.length) return null;
  return h(
    "section",
    { key: "groups", class: "choices", "aria-labelledby": "class-groups" },
    h("h2", { id: "class-groups" }, t("class.groups")),
    h(
      "ol",
      { class: "class-groups" },
      groups.map((names, at) =>
        h(
          "li",
          { key: String(at) },
          h("strong", null, t("class.table", { number: at + 1 })),
          h("span", null, names.join(", ")),
        ),
      ),
    ),
  );
}
