/** What every form asks of a player: a name, and the device to play on. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { count, segments } from "./choices.js";

/** @typedef {import("../shell/tree.js").Child} Child */

/** A name as it will be shown: signs that cannot be seen are left out. @param {string} name */
export function visible(name) {
  return name
    .replace(/\p{C}/gu, "")
    .replace(/\p{Z}+/gu, " ")
    .trim();
}

/** A name that two have, if there is one. @param {readonly string[]} names */
export const double = (names) => names.find((name, seat) => names.indexOf(name) !== seat) ?? null;

/**
 * All who play, and how many.
 * @param {{least: number, most: number, chosen: number, isAway: boolean, hint: Child}} who
 * @param {(count: number) => void} change @param {Child[]} seats
 */
export function everybody({ isAway, hint, ...range }, change, seats) {
  return h(
    "section",
    { key: "players", class: "choices who", "aria-labelledby": "form-players" },
    h("header", null, h("h2", { id: "form-players" }, t("form.players")), count(range, change)),
    hint,
    h("ol", { class: "seats" }, seats),
    isAway ? h("p", { key: "away", class: "hint" }, t("form.place.hint")) : null,
  );
}

/**
 * @param {{seat: number, name: string, placeholder: string, longest: number, isDouble: boolean}} field
 * @param {(name: string) => void} change
 */
export function nameField({ seat, name, placeholder, longest, isDouble }, change) {
  return h("input", {
    class: "seat-name",
    type: "text",
    "aria-label": t("form.name", { number: seat + 1 }),
    "aria-invalid": isDouble ? "true" : null,
    "aria-describedby": isDouble ? `double-${seat}` : null,
    placeholder,
    maxlength: longest,
    autocomplete: "off",
    autocapitalize: "words",
    spellcheck: "false",
    enterkeyhint: "done",
    ".value": name,
    oninput: (/** @type {any} */ event) => change(event.target.value),
  });
}

/** @param {{seat: number, name: string, here: boolean}} place @param {(here: boolean) => void} change */
export function whereabouts({ seat, name, here }, change) {
  const options = [
    { value: true, text: t("form.place.here") },
    { value: false, text: t("form.place.own") },
  ];
  const legend = t("form.place", { name });
  return segments({ name: `place-${seat}`, legend, class: "places", chosen: here, options }, change);
}

/** Why a name will not do. @param {number} seat @param {string} name */
export function doubleFault(seat, name) {
  return h(
    "p",
    { key: "double", class: "problem", role: "alert", id: `double-${seat}` },
    t("fault.name.twice", { name }),
  );
}
