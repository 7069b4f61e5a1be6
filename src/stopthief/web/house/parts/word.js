/**
 * A word or a sentence of the pack on the page: marked with its language, with its English at hand, and to be heard.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { sign } from "../../table/signs.js";
import { likes } from "../form/likes.js";
import { speak, voice } from "./voice.js";

/** @import { HousePhrase as Phrase } from "protocol" */
/** @import { Child } from "../../shell/types.d.ts" */

/** Attributes that make an element show the English of its words. @param {string} gloss */
export const glossed = (gloss) => ({ "data-gloss": gloss, "aria-description": gloss });

/** Words inside of something that can be pressed. @param {Phrase} phrase @param {string} language @returns {Child[]} */
export const inner = ({ says, gloss }, language) => [
  h("span", { class: "says", lang: language }, says),
  likes.english ? h("small", { class: "gloss", lang: "en", "aria-hidden": "true" }, gloss) : null,
];

/**
 * Words that stand by themselves.
 * @param {Phrase} phrase
 * @param {string} language
 * @param {string} [kind]  a class of its own
 */
export const word = (phrase, language, kind = "") =>
  h(
    "span",
    { class: `word ${kind}`.trim(), tabindex: "0", role: "note", ...glossed(phrase.gloss) },
    inner(phrase, language),
  );

/** A key that says it aloud; none where there is no voice. @param {Phrase} phrase @param {string} language */
export function speaker({ says }, language) {
  if (!voice(language)) return null;
  const label = t("house.hear", { words: says });
  const press = (/** @type {Event} */ event) => {
    event.stopPropagation();
    speak(says, language);
  };
  return h(
    "button",
    { type: "button", class: "speaker", "aria-label": label, title: label, onclick: press },
    sign("sound"),
  );
}
