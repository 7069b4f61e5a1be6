/**
 * The six cards of a hand, on paper. A mouse shows a card's reach by hovering and plays it with a click;
 * a finger lifts it with the first tap, which shows the reach, and plays it with the second.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { playerName, slug } from "../terms.js";
import { handOf, handSeat } from "./scene.js";

/** @import { HandActs as Acts, Scene } from "./types.d.ts" */

/**
 * The cards of an investigator, in their order.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {{card: number, effect: string | null}[]}
 */
export function cardsOf({ investigators, setup }, seat) {
  return investigators.find((one) => one.investigator === setup.players[seat]?.investigator)?.cards ?? [];
}

/** @param {Scene} scene @param {number | null} lifted  a card that a finger has tapped @param {Acts} acts */
export function hand(scene, lifted, acts) {
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
      cards.map((card) => cardTree(scene, seat, card, card.card === lifted, acts)),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {{card: number, effect: string | null}} one
 * @param {boolean} isLifted
 * @param {Acts} acts
 */
function cardTree(scene, seat, { card, effect }, isLifted, acts) {
  const isHeld = handOf(scene, seat).includes(card);
  const isOn = scene.shared.card === card && scene.shared.turn === seat;
  const canPlay =
    seat === scene.seat && scene.legal.some((command) => command.type === "play_card" && command.card === card);
  const state = isHeld ? "held" : "played";
  const words = effect ? t(`does.${slug(effect)}`) : "";
  const label =
    state === "played"
      ? t("hand.played", { number: card })
      : t("hand.card", { number: card, count: card, effect: words });
  return h(
    "button",
    {
      key: card,
      type: "button",
      class: `card ${isOn ? "on" : state} ${canPlay ? "playable" : ""} ${isLifted ? "lifted" : ""}`,
      "aria-disabled": canPlay ? null : "true",
      title: label.trim(),
      ...(canPlay ? touches(card, isLifted, acts) : {}),
    },
    h("span", { class: "unseen" }, isOn ? t("hand.on", { number: card }) : label.trim()),
    face(card, effect),
    isLifted ? h("b", { class: "card-play", "aria-hidden": "true" }, t("hand.play")) : null,
  );
}

/** @param {number} card @param {string | null} effect */
function face(card, effect) {
  return [
    h("span", { class: "card-number", "aria-hidden": "true" }, card),
    effect ? icon(effect, "card-icon") : null,
    h("span", { class: "card-text", "aria-hidden": "true" }, effect ? t(`does.short.${slug(effect)}`) : ""),
  ];
}

/**
 * Event handlers of a card that can be played.
 * @param {number} card
 * @param {boolean} isLifted
 * @param {Acts} acts
 */
function touches(card, isLifted, acts) {
  const isFinger = (/** @type {PointerEvent} */ { pointerType }) => pointerType === "touch";
  return {
    onclick: (/** @type {PointerEvent} */ event) => (isFinger(event) && !isLifted ? acts.raise(card) : acts.play(card)),
    onpointerenter: (/** @type {PointerEvent} */ event) => isFinger(event) || acts.preview(card),
    onpointerleave: () => acts.preview(null),
    onfocus: () => acts.preview(card),
    onblur: () => acts.preview(null),
  };
}
