/** The cards of one's own, which can be covered, and those that lie open for all. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { likes, toggle } from "../form/likes.js";
import { lying } from "./card.js";

/** @import { Scene } from "./types.d.ts" */

/** Number of cards that fit into a row. */
const FEW = 9;

/** @param {Scene} scene */
export function hand(scene) {
  return h(
    "div",
    { key: "hand", class: "hands" },
    scene.seat === null ? null : own(scene),
    scene.shared.open?.length ? row(scene, "open", t("house.hand.open"), scene.shared.open) : null,
  );
}

/** @param {Scene} scene */
function own(scene) {
  const cover = h(
    "button",
    { type: "button", class: "quiet cover", "aria-pressed": String(likes.covered), onclick: () => toggle("covered") },
    t(likes.covered ? "house.hand.uncover" : "house.hand.cover"),
  );
  if (!likes.covered) return row(scene, "own", t("house.hand.own"), scene.hand, cover);
  const backs = scene.hand.map((_, index) => h("li", { key: index, class: "card back", "aria-hidden": "true" }));
  return h(
    "section",
    { key: "own", class: "hand own", "aria-label": t("house.hand.own") },
    h("h2", null, t("house.hand.own"), cover),
    h("ul", { class: "hand-cards" }, backs),
  );
}

/**
 * @param {Scene} scene
 * @param {string} which
 * @param {string} title
 * @param {readonly string[]} cards
 * @param {import("../../shell/types.d.ts").Child} [more]
 */
function row(scene, which, title, cards, more) {
  return h(
    "section",
    {
      key: which,
      class: `hand ${which} ${cards.length > FEW ? "many" : ""}`.trim(),
      style: { "--cards": String(cards.length) },
      "aria-label": title,
    },
    h("h2", null, title, more),
    h(
      "ul",
      { class: "hand-cards" },
      cards.map((card) => lying(scene, card)),
    ),
  );
}
