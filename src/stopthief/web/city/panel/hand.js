/** The six cards of a hand, on paper. One can be played with a tap while that is allowed. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../icons.js";
import { playerName, slug } from "../terms.js";
import { handOf, handSeat } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{play: (card: number) => void, preview: (card: number | null) => void}} Acts */

/** The cards of an investigator, in their order. @param {Scene} scene @param {number} seat @returns {{card: number, effect: string | null}[]} */
export function cardsOf({ investigators, setup }, seat) {
  return investigators.find((one) => one.investigator === setup.players[seat]?.investigator)?.cards ?? [];
}

/** @param {Scene} scene @param {Acts} acts */
export function hand(scene, acts) {
  const seat = handSeat(scene);
  const cards = cardsOf(scene, seat);
  const isOwn = seat === scene.seat;
  const title = isOwn ? t("hand.yours") : t("hand.of", { name: playerName(scene.setup, seat) });
  const spent = cards.some(({ card }) => !handOf(scene, seat).includes(card));
  return h(
    "section",
    { key: "hand", class: isOwn ? "hand own" : "hand", "aria-label": title },
    h("h2", null, title, spent ? h("small", null, t("hand.spent")) : null),
    h(
      "div",
      { class: "hand-cards" },
      cards.map((card) => cardTree(scene, seat, card, acts)),
    ),
  );
}

/** @param {Scene} scene @param {number} seat @param {{card: number, effect: string | null}} one @param {Acts} acts */
function cardTree(scene, seat, { card, effect }, acts) {
  const isHeld = handOf(scene, seat).includes(card);
  const isOn = scene.at.card === card && scene.at.turn === seat;
  const canPlay =
    seat === scene.seat && scene.legal.some((command) => command.type === "play_card" && command.card === card);
  const state = isHeld ? "held" : "played";
  const words = effect ? t(`does.${slug(effect)}`) : "";
  const label =
    state === "played"
      ? t("hand.played", { number: card })
      : t("hand.card", { number: card, count: card, effect: words });
  const show = (/** @type {number | null} */ shown) => () => canPlay && acts.preview(shown);
  return h(
    "button",
    {
      key: card,
      type: "button",
      class: `card ${isOn ? "on" : state} ${canPlay ? "playable" : ""}`,
      "aria-disabled": canPlay ? null : "true",
      title: label.trim(),
      onclick: () => canPlay && acts.play(card),
      onpointerenter: show(card),
      onpointerleave: show(null),
      onfocus: show(card),
      onblur: show(null),
    },
    h("span", { class: "unseen" }, isOn ? t("hand.on", { number: card }) : label.trim()),
    h("span", { class: "card-number", "aria-hidden": "true" }, card),
    effect ? icon(effect, "card-icon") : null,
    h("span", { class: "card-text", "aria-hidden": "true" }, effect ? t(`does.short.${slug(effect)}`) : ""),
  );
}
