/** Answering a guess: what was asked, the cards one may show, and the card that one was shown. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { marker } from "../parts/marker.js";
import { asking, phrase, showing } from "../parts/speech.js";
import { glossed, inner, speaker, word } from "../parts/word.js";
import { key, lying } from "./card.js";
import { nameOf } from "./scene.js";

/** @import { AnswerActs as Acts, Scene } from "./types.d.ts" */

/** The guess of this turn, as its asker said it. @param {Scene} scene */
export function question(scene) {
  const { asked } = scene.shared;
  if (!asked) return null;
  const words = asking(scene, asked.guess);
  return h(
    "blockquote",
    { key: "question", class: "bubble bubble-guessed" },
    marker(asked.seat, 28),
    h("b", { class: "bubble-name" }, nameOf(scene, asked.seat)),
    word(words, scene.language),
    speaker(words, scene.language),
  );
}

/** @param {Scene} scene @param {boolean} busy @param {Acts} acts */
export function showPanel(scene, busy, acts) {
  const cards = scene.legal.flatMap((command) => (command.type === "show" ? [command.card] : []));
  const name = nameOf(scene, scene.shared.asked?.seat);
  return h(
    "section",
    { key: "show", class: "show", "aria-label": t("house.show.title") },
    question(scene),
    h("p", { class: "hint" }, t("house.show.hint", { count: cards.length, name })),
    h(
      "div",
      { class: "shown-cards", role: "group", "aria-label": t("house.show.title") },
      cards.map((card) => key(scene, card, { press: () => acts.give({ type: "show", card }), kind: "large", busy })),
    ),
  );
}

/** The card that the asker alone sees. @param {Scene} scene @param {boolean} busy @param {Acts} acts */
export function notePanel(scene, busy, acts) {
  const shown = scene.view.seen?.at(-1);
  const noted = phrase(scene, "noted");
  return h(
    "section",
    { key: "note", class: "note-card", "aria-label": t("house.note.title") },
    shown ? revealed(scene, shown) : null,
    h(
      "button",
      {
        type: "button",
        class: "primary large noted",
        "aria-disabled": busy ? "true" : null,
        onclick: () => acts.give({ type: "end_turn" }),
        ...glossed(noted.gloss),
      },
      inner(noted, scene.language),
    ),
  );
}

/** @param {Scene} scene @param {{seat: number, card: string}} shown */
function revealed(scene, { seat, card }) {
  const words = showing(scene, card);
  return [
    h("p", { key: "by", class: "note-by" }, marker(seat, 28), t("house.note.by", { name: nameOf(scene, seat) })),
    h("ul", { key: "card", class: "note-face" }, lying(scene, card, "huge")),
    h("p", { key: "words", class: "note-words" }, word(words, scene.language), speaker(words, scene.language)),
    h("p", { key: "hint", class: "hint" }, t("house.note.hint")),
  ];
}
