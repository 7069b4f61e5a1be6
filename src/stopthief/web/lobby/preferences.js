/** How this device likes it: language, sound, light, motion, size of text. What is changed holds at once. */

import { box } from "../shell/dialog.js";
import { changes, prefer, preferences } from "../shell/preferences.js";
import { play } from "../shell/sound.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { icon } from "./icons.js";

/** @import { FieldEvent, Preferences } from "../shell/types.d.ts" */

const LOUDEST = 100;
const LARGEST = 150;
const SAMPLE = "footsteps";

export async function openPreferences() {
  if (document.querySelector("dialog.preferences")) return;
  const redraw = () => document.querySelector("dialog.preferences")?.dispatchEvent(new Event("redraw"));
  changes.addEventListener("change", redraw);
  const options = {
    class: "preferences",
    get title() {
      return t("preferences.title");
    },
  };
  await box(options, () => [
    choice("language", ["", "en", "fr"]),
    sound(),
    choice("theme", ["", "dark", "light"]),
    choice("motion", ["", "full", "reduced"]),
    textSize(),
  ]);
  changes.removeEventListener("change", redraw);
}

/** @param {"language" | "theme" | "motion"} name @param {readonly string[]} values */
function choice(name, values) {
  return h(
    "fieldset",
    { key: name, class: "segments preference" },
    h("legend", null, t(`preferences.${name}`)),
    values.map((value) =>
      h(
        "label",
        { key: value || "auto", class: "segment" },
        h("input", {
          type: "radio",
          name: `preference-${name}`,
          ".checked": preferences[name] === value,
          onchange: () => prefer(/** @type {Partial<Preferences>} */ ({ [name]: value })),
        }),
        h("span", null, t(`preferences.${name}.${value || "auto"}`)),
      ),
    ),
  );
}

function sound() {
  return h(
    "fieldset",
    { key: "sound", class: "preference" },
    h("legend", null, t("preferences.sound")),
    h(
      "div",
      { class: "preference-row" },
      slider(
        "volume",
        { label: t("preferences.volume"), value: Math.round(preferences.volume * LOUDEST), least: 0, most: LOUDEST },
        (value) => prefer({ volume: value / LOUDEST, mute: false }),
      ),
      h("button", { type: "button", onclick: () => play(SAMPLE) }, icon("sound"), t("preferences.try")),
    ),
    h(
      "label",
      { class: "tick" },
      h("input", {
        class: "toggle",
        type: "checkbox",
        role: "switch",
        ".checked": preferences.mute,
        onchange: (/** @type {FieldEvent} */ event) => prefer({ mute: event.target.checked }),
      }),
      t("preferences.mute"),
    ),
  );
}

function textSize() {
  const percent = Math.round(preferences.text * 100);
  return h(
    "fieldset",
    { key: "text", class: "preference" },
    h("legend", null, t("preferences.text")),
    h(
      "div",
      { class: "preference-row" },
      slider("text", { label: t("preferences.text"), value: percent, least: 100, most: LARGEST }, (value) =>
        prefer({ text: value / 100 }),
      ),
      h("output", { for: "preference-text" }, t("preferences.text.value", { percent })),
    ),
  );
}

/**
 * @param {string} name @param {{label: string, value: number, least: number, most: number}} range
 * @param {(value: number) => void} set
 */
function slider(name, { label, value, least, most }, set) {
  return h("input", {
    id: `preference-${name}`,
    type: "range",
    "aria-label": label,
    min: least,
    max: most,
    step: 5,
    ".value": String(value),
    oninput: (/** @type {FieldEvent} */ event) => set(event.target.valueAsNumber),
  });
}
