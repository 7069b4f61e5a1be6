/**
 * A guess: three cards, which make a sentence while they are chosen.
 * Law: what was chosen stays until it was asked; what the sheet rules out is marked and may be asked all the same.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { KINDS } from "../facts.js";
import { likes } from "../form/likes.js";
import { asking, form, phrase, pieces } from "../parts/speech.js";
import { glossed, inner, speaker, word } from "../parts/word.js";
import { key } from "./card.js";
import { nameOf } from "./scene.js";

/** @import { Kind } from "../types.d.ts" */
/** @import { Draft, GuessActs as Acts, Scene } from "./types.d.ts" */

/** Word joiner: keeps a comma in the line of the word before it. */
const STUCK = "\u2060";

/** The cards on offer, by kind. @param {Scene} scene @returns {Record<Kind, string[]>} */
export function choices({ legal }) {
  const found = legal.find((command) => command.type === "guess");
  return { thing: listed(found?.thing), room: listed(found?.room), place: listed(found?.place) };
}

/** @param {unknown} value @returns {string[]} */
const listed = (value) => (Array.isArray(value) ? value : [value].filter((one) => typeof one === "string"));

/**
 * The chosen cards; a kind with a single offer is chosen by itself.
 * @param {Scene} scene
 * @param {Draft} draft
 * @returns {Draft}
 */
export function settled(scene, draft) {
  const offered = choices(scene);
  /** @type {Draft} */
  const found = {};
  for (const kind of KINDS) {
    const only = offered[kind].length === 1 ? offered[kind][0] : undefined;
    const chosen = only ?? draft[kind];
    if (chosen && offered[kind].includes(chosen)) found[kind] = chosen;
  }
  return found;
}

/** Whether nothing is left to choose. @param {Draft} draft */
export const isWhole = (draft) => KINDS.every((kind) => draft[kind]);

/** The kind that is chosen next. @param {Draft} draft */
export const nextKind = (draft) => KINDS.find((kind) => !draft[kind]) ?? null;

/** @param {Scene} scene @param {{draft: Draft, kind: Kind, busy: boolean}} state @param {Acts} acts */
export function guessPanel(scene, { draft, kind, busy }, acts) {
  return h(
    "section",
    { key: "guess", class: "guess", "aria-label": t("house.guess.title") },
    live(scene, draft, kind, acts),
    h("p", { class: "guess-which", id: "guess-which" }, word(phrase(scene, `which_${kind}`), scene.language)),
    h(
      "div",
      { key: kind, class: `picks picks-${kind}`, role: "group", "aria-labelledby": "guess-which" },
      choices(scene)[kind].map((card) => pick(scene, card, kind, draft, acts)),
    ),
    askKey(scene, draft, busy, acts),
  );
}

/**
 * The sentence as far as it goes; its gaps are keys.
 * @param {Scene} scene
 * @param {Draft} draft
 * @param {Kind} open
 * @param {Acts} acts
 */
function live(scene, draft, open, acts) {
  const parts = pieces(scene.pack.phrases.guess.says).map((piece) =>
    typeof piece === "string"
      ? h("span", { lang: scene.language }, piece.replace(/^(?=[,.;:!?])/, STUCK))
      : gap(scene, piece, draft[/** @type {Kind} */ (piece.name)], open, acts),
  );
  const whole = isWhole(draft) ? asking(scene, /** @type {Record<Kind, string>} */ (draft)) : null;
  return h(
    "p",
    { class: "guess-live" },
    h("span", { class: "guess-words" }, parts),
    whole ? speaker(whole, scene.language) : null,
  );
}

/**
 * @param {Scene} scene
 * @param {Exclude<import("../parts/types.d.ts").Piece, string>} slot
 * @param {string | undefined} card
 * @param {Kind} open
 * @param {Acts} acts
 */
function gap(scene, slot, card, open, acts) {
  const said = card ? { says: form(scene.facts, slot, card), gloss: scene.facts.cards[card]?.gloss ?? "" } : null;
  const kind = /** @type {Kind} */ (slot.name);
  const which = phrase(scene, `which_${kind}`);
  return h(
    "button",
    {
      type: "button",
      class: `gap gap-${kind} ${card ? "filled" : ""}`,
      "aria-pressed": String(open === kind),
      "data-kind": kind,
      onclick: () => acts.turn(kind),
      ...glossed(said?.gloss ?? which.gloss),
    },
    said
      ? inner(said, scene.language)
      : [
          h("span", { class: "unseen", lang: scene.language }, which.says),
          h("span", { "aria-hidden": "true" }, "·····"),
        ],
  );
}

/** @param {Scene} scene @param {string} card @param {Kind} kind @param {Draft} draft @param {Acts} acts */
function pick(scene, card, kind, draft, acts) {
  const isKnown = scene.known.has(card) && (scene.known.get(card) === null || !likes.covered);
  return key(scene, card, {
    press: () => acts.pick(kind, card),
    pressed: draft[kind] === card,
    kind: isKnown ? "ruled-out" : "",
    note: isKnown ? holder(scene, card) : "",
  });
}

/** Where a card is that cannot be the answer. @param {Scene} scene @param {string} card */
function holder(scene, card) {
  const seat = scene.known.get(card);
  if (seat == null) return t("house.holder.open");
  return seat === scene.seat ? t("house.holder.you") : nameOf(scene, seat);
}

/**
 * The question itself is the key.
 * @param {Scene} scene
 * @param {Draft} draft
 * @param {boolean} busy
 * @param {Acts} acts
 */
function askKey(scene, draft, busy, acts) {
  const question = phrase(scene, "question");
  const can = isWhole(draft) && !busy;
  return h(
    "button",
    {
      type: "button",
      class: "primary large ask",
      "aria-disabled": can ? null : "true",
      onclick: acts.ask,
      ...glossed(question.gloss),
    },
    inner(question, scene.language),
  );
}
