/** The fields of a player in every form: a name, and the device to play on, or a bot. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { strength, usual } from "./bots.js";
import { count, segments } from "./choices.js";

/** @import { Child, FieldEvent, Strength } from "../../shell/types.d.ts" */
/** @import { Whereabouts } from "./types.d.ts" */

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
    oninput: (/** @type {FieldEvent} */ event) => change(event.target.value),
  });
}

/**
 * A person on this device or another, or a bot where the game has some.
 * @param {{seat: number, name: string, place: Whereabouts, bots: readonly Strength[]}} player
 * @param {(place: Partial<Whereabouts>) => void} change
 */
export function whereabouts({ seat, name, place: { here, bot }, bots }, change) {
  const options = [
    { value: "here", text: t("form.place.here") },
    { value: "own", text: t("form.place.own") },
    ...(bots.length ? [{ value: "bot", text: t("form.place.bot") }] : []),
  ];
  const chosen = here ? "here" : "own";
  const row = { name: `place-${seat}`, legend: t("form.place", { name }), class: "places", options };
  return [
    segments({ ...row, chosen: bot ? "bot" : chosen }, (value) =>
      change(value === "bot" ? { bot: usual(bots) } : { here: value === "here", bot: null }),
    ),
    bot ? strength({ seat, name, bot, bots }, (value) => change({ bot: value })) : null,
  ];
}

/** Why a name will not do. @param {number} seat @param {string} name */
export function doubleFault(seat, name) {
  return h(
    "p",
    { key: "double", class: "problem", role: "alert", id: `double-${seat}` },
    t("fault.name.twice", { name }),
  );
}
