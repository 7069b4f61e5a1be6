/** The conversation so far, as speech bubbles. Screen readers hear it from the announcer, not from here. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { likes } from "../form/likes.js";
import { said, told } from "../log.js";
import { marker } from "../parts/marker.js";
import { speaker, word } from "../parts/word.js";
import { nameOf } from "./scene.js";

/** @import { Scene } from "./types.d.ts" */

const MOST = 150;

/** @param {Scene} scene */
export function talk(scene) {
  const lines = bubbles(scene, scene.entries);
  return h(
    "div",
    { key: "talk", class: "talk", role: "log", "aria-live": "off", "aria-label": t("house.tab.talk") },
    lines.length
      ? h("ol", { class: "bubbles" }, lines.slice(-MOST).reverse())
      : h("p", { class: "hint" }, t("house.talk.none")),
  );
}

/**
 * The lines since the last guess.
 * @param {Scene} scene
 * @param {boolean} isOpen  whether the end is still kept back
 */
export function lately(scene, isOpen) {
  const from = scene.entries.findLastIndex(({ seen }) => seen.type === "guessed");
  const shown = scene.entries.slice(Math.max(0, from)).filter(({ seen }) => !(isOpen && seen.type === "answer_turned"));
  const lines = shown.flatMap((entry, index) => line(scene, entry, from + index) ?? []);
  return h("ol", { key: "lately", class: "bubbles" }, lines.slice(-6));
}

/** Entries in words. @param {Scene} scene @param {Scene["entries"]} entries */
export const bubbles = (scene, entries) => entries.flatMap((entry, index) => line(scene, entry, index) ?? []);

/** @param {Scene} scene @param {Scene["entries"][number]} entry @param {number} index */
function line(scene, { number, seen }, index) {
  const words = said(seen, scene, scene.seat);
  const key = `${number}-${index}`;
  if (words?.isPrivate && likes.covered) return null;
  if (words) return bubble(scene, words, key);
  const plain = told(seen, scene, (seat) => nameOf(scene, seat));
  return plain ? h("li", { key, class: "told" }, plain.text) : null;
}

/** @param {Scene} scene @param {import("../types.d.ts").Said} words @param {string} key */
function bubble(scene, { seat, phrase, kind, isPrivate }, key) {
  return h(
    "li",
    { key, class: `bubble bubble-${kind} ${seat === scene.seat ? "own" : ""} ${isPrivate ? "private" : ""}` },
    marker(seat, 26),
    h(
      "b",
      { class: "bubble-name" },
      nameOf(scene, seat),
      isPrivate ? h("small", null, ` ${t("house.private")}`) : null,
    ),
    word(phrase, scene.language),
    speaker(phrase, scene.language),
  );
}
