/**
 * The middle of the table: whose turn it is, what was heard last, who is wanted, and the large keys for what is next.
 */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { playerName } from "../terms.js";
import { holdButton } from "./hold.js";
import { orders, setupOrders } from "./orders.js";
import { clueScreen, orderList } from "./parts.js";
import { can, latest } from "./scene.js";
import { wanted } from "./wanted.js";

/** @import { Child } from "../../shell/types.d.ts" */
/** @import { Scene } from "../panel/types.d.ts" */
/** @import { TurnPageActs as Acts, TurnPageState as State } from "./types.d.ts" */

/** @param {Scene} scene @param {State} state @param {Acts} acts @returns {Child[]} */
export function turnPage(scene, state, acts) {
  const isFirst = scene.shared.turns === 1 && scene.clues.length === 0;
  const todo = isFirst ? setupOrders(scene) : orders(scene, latest(scene));
  return [
    h(
      "div",
      { key: "look", class: "look" },
      turnHead(scene, isFirst),
      clueScreen(scene, state.sounding, () => acts.replay(scene.clues.length - 1)),
      orderList(todo, isFirst ? t("layout.title") : t("orders.title")),
      wanted(scene),
    ),
    h(
      "div",
      { key: "keys", class: "keys" },
      can(scene, "get_clue") ? first(scene, state, acts) : then(scene, state, acts),
    ),
  ];
}

/** @param {Scene} scene @param {boolean} isFirst */
function turnHead({ setup, shared, now, legal }, isFirst) {
  const name = playerName(setup, shared.turn);
  const isListening = legal.some(({ type }) => type === "get_clue");
  const next = isListening ? t("turn.clue") : t("turn.board");
  return h(
    "section",
    { key: "turn", class: "turn", "aria-label": t("table.now") },
    meeple(setup.players[shared.turn]?.investigator, { size: "clamp(52px, 9vh, 84px)" }),
    h(
      "div",
      null,
      h("h2", { class: "sentence", tabindex: "-1" }, isFirst ? t("turn.first", { name }) : t("turn.of", { name })),
      h("p", null, now.awaited == null ? t("table.moment") : next),
    ),
  );
}

/** Before the clue there is one thing to do. @param {Scene} scene @param {State} state @param {Acts} acts */
const first = (scene, state, acts) => [
  h(
    "button",
    { key: "clue", type: "button", class: "lamp", "aria-disabled": state.busy ? "true" : null, onclick: acts.clue },
    icon("sound"),
    h("strong", null, t("key.clue")),
  ),
  scene.clues.length ? again(scene, acts) : null,
];

/**
 * After it one plays on the board; what is said then is pressed here.
 * @param {Scene} scene
 * @param {State} state
 * @param {Acts} acts
 */
function then(scene, state, acts) {
  const next = scene.guide?.next ?? null;
  const isPassedOn = next !== null && next !== scene.seat;
  return [
    again(scene, acts),
    can(scene, "arrest")
      ? key({ name: "arrest", class: "wide alarm", sign: "arrest", text: t("key.arrest") }, acts.arrest)
      : null,
    can(scene, "take_tip")
      ? key({ name: "tip", class: "wide", sign: "phone", text: t("key.tip"), more: price(scene) }, acts.tip)
      : null,
    can(scene, "end_turn")
      ? key(
          {
            name: "end",
            class: "wide",
            sign: "end",
            text: t("key.end"),
            more: isPassedOn ? t("key.end.next", { name: playerName(scene.setup, next) }) : "",
          },
          acts.end,
        )
      : null,
    aside(scene, state, acts),
  ];
}

/** Keys that replay and list the clues. @param {Scene} scene @param {Acts} acts */
const again = ({ clues }, acts) =>
  h(
    "div",
    { key: "again", class: "pair" },
    key({ name: "replay", sign: "replay", text: t("scanner.replay") }, () => acts.replay(clues.length - 1)),
    key({ name: "review", sign: "review", text: t("scanner.review") }, acts.review),
  );

/** Keys that are seldom wanted. @param {Scene} scene @param {State} state @param {Acts} acts */
const aside = (scene, { isHeld, pack }, acts) => [
  pack === null ? null : holdButton(t("pack.peek"), isHeld, acts.hold),
  can(scene, "say_loot_gone")
    ? h("button", { key: "gone", type: "button", class: "quiet", onclick: acts.gone }, t("key.gone"))
    : null,
];

/** @param {{name: string, sign: string, text: string, class?: string, more?: string}} one @param {() => void} press */
function key({ name, sign, text, class: kind = "", more = "" }, press) {
  return h(
    "button",
    { key: name, type: "button", class: `key ${kind}`, onclick: press },
    icon(sign),
    h("span", null, h("strong", null, text), more ? h("small", null, more) : null),
  );
}

/** @param {Scene} scene */
function price({ guide }) {
  if (guide?.tip_loses) return t("key.tip.last", { money: money(guide.tip_price) });
  return guide?.tip_price ? t("key.tip.price", { money: money(guide.tip_price) }) : t("key.tip.free");
}
