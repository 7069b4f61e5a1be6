/** Bots before a game: how well they play, and whether people are advised. Law: no game is known. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../icons.js";
import { segments, toggle } from "./choices.js";

/** @import { Strength } from "../../shell/types.d.ts" */
/** @import { Place } from "./types.d.ts" */

/** How well a bot plays if nobody says otherwise. @param {readonly Strength[]} offered @returns {Strength | null} */
export const usual = (offered) => offered[Math.floor(offered.length / 2)] ?? null;

/** The seats of bots, as the server is told. @param {readonly Place[]} places @returns {Record<number, Strength>} */
export const botsAt = (places) => Object.fromEntries(places.flatMap(({ bot }, seat) => (bot ? [[seat, bot]] : [])));

/** The seats on this device. @param {readonly Place[]} places @returns {number[]} */
export const seatsHere = (places) => places.flatMap(({ here, bot }, seat) => (here && !bot ? [seat] : []));

/**
 * One person against the others.
 * @template {Place} P
 * @param {readonly P[]} places
 * @param {readonly Strength[]} offered
 */
export function alone(places, offered) {
  const bot = usual(offered);
  return places.map((place, seat) =>
    seat ? { ...place, name: place.bot ? place.name : "", bot } : { ...place, here: true, bot: null },
  );
}

/**
 * How well one bot plays.
 * @param {{seat: number, name: string, bot: Strength, bots: readonly Strength[]}} one
 * @param {(bot: Strength) => void} change
 */
export function strength({ seat, name, bot, bots }, change) {
  const options = bots.map((value) => ({ value, text: t(`strength.${value}`) }));
  const legend = t("form.strength", { name });
  return [
    segments({ name: `strength-${seat}`, legend, class: "strengths", chosen: bot, options }, change),
    h("p", { key: "about", class: "seat-about hint" }, icon("bot", 18), t(`strength.${bot}.text`)),
  ];
}

/**
 * Whether people are told what the clues prove.
 * @param {{text: string, value: boolean}} advice  what is told
 * @param {(value: boolean) => void} set
 */
export function adviser({ text, value }, set) {
  return h(
    "div",
    { key: "adviser", class: "switch-row adviser" },
    h(
      "div",
      { class: "switch-about" },
      h("label", { for: "switch-adviser" }, t("form.adviser")),
      h("p", { id: "about-adviser" }, text),
    ),
    toggle("adviser", value, set),
  );
}
