/**
 * Private tips around one device: each is shown to its owner alone, while it is held, and never again (P5).
 * Law: what a tip says is in the page only as long as somebody holds the button.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { meeple } from "../parts/meeples.js";
import { playerName, tipSaid } from "../terms.js";
import { waitingTip } from "../tips.js";
import { holdButton } from "./hold.js";

/** @import { Link } from "../../shell/link.js" */
/** @import { Scene } from "../panel/types.d.ts" */
/** @import { WaitingTip as Waiting } from "../types.d.ts" */

/** A tip that somebody around this device has still to look at. @param {Link} link @returns {Waiting | null} */
export function nextTip(link) {
  for (const seat of link.mine) {
    const waiting = waitingTip(link, seat);
    if (waiting) return waiting;
  }
  return null;
}

/**
 * @param {Scene} scene @param {Waiting} waiting @param {{isHeld: boolean, wasHeld: boolean}} state
 * @param {{hold: (isHeld: boolean) => void, back: () => void}} acts
 */
export function tipScreen({ setup }, { seat, tip }, { isHeld, wasHeld }, acts) {
  const name = playerName(setup, seat);
  return h(
    "section",
    { key: `tip-${seat}`, class: "private", "aria-label": t("tip.title") },
    meeple(setup.players[seat]?.investigator, { size: "clamp(64px, 14vh, 120px)" }),
    h("h2", { class: "sentence", tabindex: "-1" }, t("hand.over", { name })),
    h(
      "p",
      { class: isHeld ? "secret lit" : "secret", role: "status" },
      isHeld
        ? h("b", { key: "tip" }, tipSaid(tip, setup))
        : h("span", { key: "hidden" }, t("hand.over.text", { name })),
    ),
    holdButton(t("hold.tip"), isHeld, acts.hold),
    wasHeld
      ? h("button", { key: "back", type: "button", class: "key wide", onclick: acts.back }, t("tip.back"))
      : h("p", { key: "once", class: "key-place" }, t("hold.once")),
  );
}
