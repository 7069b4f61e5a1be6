/** Actions besides the big button: what a tap on the board means, tips, choices, taking back, ending. */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { playerName } from "../terms.js";
import { kinds } from "./targets.js";

/** @import { ActionActs as Acts, Scene } from "./types.d.ts" */

/** @param {Scene} scene @param {{kind: string | null, busy: boolean, hasTip: boolean}} state @param {Acts} acts */
export function actions(scene, state, acts) {
  const buttons = [
    waitingTip(state, acts),
    ...choices(scene, state, acts),
    tip(scene, state, acts),
    end(scene, state, acts),
    undo(scene, state, acts),
  ];
  const shown = [switcher(scene, state, acts), ...buttons].filter(Boolean);
  return h("div", { key: "acts", class: "acts", role: "group", "aria-label": t("acts.title") }, shown);
}

/** @param {Scene} scene @param {{kind: string | null}} state @param {Acts} acts */
function switcher(scene, state, acts) {
  const possible = kinds(scene);
  if (possible.length < 2) return null;
  return h(
    "div",
    { key: "kinds", class: "kinds", role: "group", "aria-label": t("acts.kind") },
    possible.map((kind) => {
      const [name, other] = kind.split("-");
      const label = t(`kind.${name}`, { name: playerName(scene.setup, Number(other)) });
      return h(
        "button",
        { key: kind, type: "button", "aria-pressed": String(kind === state.kind), onclick: () => acts.kind(kind) },
        icon(name ?? ""),
        label,
      );
    }),
  );
}

/** @param {{hasTip: boolean}} state @param {Acts} acts */
function waitingTip(state, acts) {
  if (!state.hasTip) return null;
  return h(
    "button",
    { key: "waiting", type: "button", class: "primary tip-call", onclick: acts.tip },
    icon("phone"),
    h("span", null, h("strong", null, t("tip.waiting")), h("small", null, t("tip.look"))),
  );
}

/** @param {Scene} scene @param {{busy: boolean}} state @param {Acts} acts */
function choices({ legal, setup }, state, acts) {
  return legal
    .filter((command) => command.type === "choose")
    .map((command) =>
      h(
        "button",
        {
          key: `choose-${command.seat}`,
          type: "button",
          class: "primary",
          "aria-disabled": state.busy ? "true" : null,
          onclick: () => acts.give(command),
        },
        playerName(setup, command.seat),
      ),
    );
}

/** @param {Scene} scene @param {{busy: boolean}} state @param {Acts} acts */
function tip({ legal, guide }, state, acts) {
  if (!legal.some(({ type }) => type === "take_tip")) return null;
  const price = guide?.tip_price ?? 0;
  return h(
    "button",
    {
      key: "tip",
      type: "button",
      class: "tip-ask",
      "aria-disabled": state.busy ? "true" : null,
      onclick: acts.askTip,
    },
    icon("phone"),
    price ? t(guide?.tip_loses ? "acts.tip.last" : "acts.tip.price", { money: money(price) }) : t("acts.tip"),
  );
}

/**
 * The big button ends the turn once nothing else is left; before that it is here.
 * @param {Scene} scene
 * @param {{busy: boolean}} state
 * @param {Acts} acts
 */
function end({ legal }, state, acts) {
  const command = legal.find(({ type }) => type === "end_turn");
  if (!command || !legal.some(({ type }) => type === "move_to")) return null;
  return h(
    "button",
    {
      key: "end",
      type: "button",
      class: "quiet",
      title: t("act.end_turn"),
      "aria-disabled": state.busy ? "true" : null,
      onclick: () => acts.give(command),
    },
    icon("end"),
    h("span", null, t("act.end_turn")),
  );
}

/** @param {Scene} scene @param {{busy: boolean}} state @param {Acts} acts */
function undo({ now, trusted }, state, acts) {
  if (!now.undo || !trusted) return null;
  return h(
    "button",
    {
      key: "undo",
      type: "button",
      class: "quiet",
      title: t("acts.undo"),
      "aria-disabled": state.busy ? "true" : null,
      onclick: acts.undo,
    },
    icon("undo"),
    h("span", null, t("acts.undo")),
  );
}
