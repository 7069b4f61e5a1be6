/** Parts that several screens of the companion show: the last clue, what to do, a heading with a way back. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { clueWhere, slug, soundName } from "../terms.js";

/** @import { Scene } from "../panel/types.d.ts" */

/**
 * The last clue, large; pressed, it is heard again.
 * @param {Scene} scene
 * @param {import("protocol").CityClue | null} sounding
 * @param {() => void} replay
 */
export function clueScreen({ clues }, sounding, replay) {
  const clue = sounding ?? clues.at(-1) ?? null;
  if (!clue) return null;
  return h(
    "button",
    {
      key: "clue",
      type: "button",
      class: sounding ? "screen sounding" : "screen",
      title: t("scanner.replay"),
      onclick: replay,
    },
    icon(clue.sound, "clue-icon"),
    h(
      "span",
      { class: "clue-text" },
      h("small", null, t("clues.number", { number: Math.max(1, clues.length), means: t(`means.${slug(clue.sound)}`) })),
      h("strong", { class: "clue-word" }, soundName(clue.sound)),
      h("b", { class: "clue-place" }, clueWhere(clue)),
    ),
  );
}

/** Instructions for the table. @param {readonly string[]} lines @param {string} title */
export function orderList(lines, title) {
  if (!lines.length) return null;
  return h(
    "section",
    { key: "orders", class: "orders", "aria-label": title },
    h(
      "ul",
      null,
      lines.map((line, index) => h("li", { key: index }, line)),
    ),
  );
}
