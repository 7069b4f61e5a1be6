/** How this device likes it: language, sound, light, motion, size of text. What is changed holds at once. */

import { box, complain } from "../shell/dialog.js";
import { style } from "../shell/load.js";
import { changes, prefer, preferences } from "../shell/preferences.js";
import { play } from "../shell/sound.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { icon } from "./icons.js";

/** @import { Link } from "../shell/link.js" */
/** @import { FieldEvent, Preferences } from "../shell/types.d.ts" */

const LOUDEST = 100;
const LARGEST = 150;
/** @type {readonly import("protocol").Pace[]} */
const PACES = ["calm", "brisk", "instant"];
const SAMPLE = "footsteps";

/** @param {import("../shell/link.js").Link | null} link  to the table that this device is at */
export async function openPreferences(link) {
  await style("/lobby/preferences.css");
  if (document.querySelector("dialog.preferences")) return;
  const redraw = () => document.querySelector("dialog.preferences")?.dispatchEvent(new Event("redraw"));
  changes.addEventListener("change", redraw);
  link?.addEventListener("change", redraw);
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
    pace(link),
    textSize(),
  ]);
  changes.removeEventListener("change", redraw);
  link?.removeEventListener("change", redraw);
}

/** At a table it holds for everybody there, so those who only watch leave it alone. @param {Link | null} link */
function pace(link) {
  const seat = link?.mine[0];
  const hasBots = link?.room?.seats.some(({ bot }) => bot) ?? true;
  if (!hasBots || (link && seat === undefined)) return null;
  const chosen = link && !isOnItsWay ? (link.room?.pace ?? "calm") : preferences.pace;
  return h(
    "fieldset",
    { key: "pace", class: "segments preference" },
    h("legend", null, t("preferences.pace")),
    PACES.map((value) =>
      h(
        "label",
        { key: value, class: "segment" },
        h("input", {
          type: "radio",
          name: "preference-pace",
          ".checked": value === chosen,
          onchange: () => setPace(value, link),
        }),
        h("span", null, t(`preferences.pace.${value}`)),
      ),
    ),
    link ? h("p", { key: "table", class: "hint" }, t("preferences.pace.table")) : null,
  );
}

/** Whether the table has still to hear of another pace. */
let isOnItsWay = false;

/** @param {import("protocol").Pace} value @param {Link | null} link */
async function setPace(value, link) {
  const [seat] = link?.mine ?? [];
  isOnItsWay = link !== null;
  prefer({ pace: value });
  if (link && seat !== undefined) await link.setPace(seat, value).catch(complain);
  isOnItsWay = false;
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
