/** Movement cards in a form: a hand at a glance, and what some of them do. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";

/** @import { CityCardOffer as Card } from "protocol" */

/** The extra effect of a card. @param {string | null | undefined} effect */
export const effectText = (effect) => t(`does.${(effect ?? "none").replaceAll(" ", "-")}`);

/** A hand at a glance. @param {readonly Card[]} cards */
export function chips(cards) {
  return h(
    "span",
    { class: "chips" },
    cards.map(({ card, effect }) => h("span", { class: effect ? "chip special" : "chip" }, String(card))),
  );
}
