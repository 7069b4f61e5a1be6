/** A card with its drawing and its word. */

import { h } from "../../shell/tree.js";
import { worded } from "../parts/speech.js";
import { glossed, inner } from "../parts/word.js";

/** @import { Scene } from "./types.d.ts" */

/** The drawing on a card. @param {Scene} scene @param {string} card */
export function art({ facts }, card) {
  const { picture = card } = facts.cards[card] ?? {};
  return h(
    "svg",
    { class: "house-art", viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("use", { href: `#art-${picture}`, width: 100, height: 100 }),
  );
}

/** How long the longest part of a text is that cannot be broken. @param {string} text */
const longest = (text) => Math.max(...text.split(/[\s-]+/).map((part) => part.length));

/** The face of a card. @param {Scene} scene @param {string} card */
export function face(scene, card) {
  const phrase = worded(scene, card);
  return [
    art(scene, card),
    h(
      "span",
      { class: "card-word", style: { "--longest": String(longest(phrase.says)) } },
      inner(phrase, scene.language),
    ),
  ];
}

/** A card that lies there. @param {Scene} scene @param {string} card @param {string} [kind]  a class of its own */
export function lying(scene, card, kind = "") {
  const { gloss } = worded(scene, card);
  const type = scene.facts.cards[card]?.kind ?? "thing";
  return h(
    "li",
    { key: card, class: `card card-${type} ${kind}`.trim(), tabindex: "0", ...glossed(gloss) },
    face(scene, card),
  );
}

/**
 * A card that can be pressed.
 * @param {Scene} scene @param {string} card
 * @param {{press: () => void, kind?: string, pressed?: boolean | null, note?: string, busy?: boolean}} how
 */
export function key(scene, card, { press, kind = "", pressed = null, note = "", busy = false }) {
  const { gloss } = worded(scene, card);
  const type = scene.facts.cards[card]?.kind ?? "thing";
  return h(
    "button",
    {
      key: card,
      type: "button",
      class: `card card-${type} ${kind}`.trim(),
      "data-card": card,
      "aria-pressed": pressed === null ? null : String(pressed),
      "aria-disabled": busy ? "true" : null,
      onclick: press,
      ...glossed(gloss),
    },
    face(scene, card),
    note ? h("small", { class: "card-note" }, h("span", { class: "unseen" }, ", "), note) : null,
  );
}
