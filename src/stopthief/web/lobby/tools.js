/** The bar above the first screens: language and preferences. */

import { prefer } from "../shell/preferences.js";
import { h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { openPreferences } from "./boxes.js";
import { icon } from "./icons.js";

/** The buttons. */
export function tools() {
  return h(
    "div",
    { class: "home-tools" },
    tongues(),
    h(
      "button",
      { type: "button", class: "home-gear", "aria-label": t("home.preferences"), onclick: () => openPreferences() },
      icon("sliders", 24),
    ),
  );
}

/** The languages that there are. */
export function tongues() {
  return h(
    "div",
    { class: "tongues", role: "group", "aria-label": t("home.language") },
    tongue("en", "English"),
    tongue("fr", "Français"),
  );
}

/** @param {"en" | "fr"} code @param {string} name */
function tongue(code, name) {
  return h(
    "button",
    {
      type: "button",
      lang: code,
      "aria-pressed": String(code === language()),
      "aria-label": `${code.toUpperCase()}, ${name}`,
      onclick: () => prefer({ language: code }),
    },
    code.toUpperCase(),
  );
}
