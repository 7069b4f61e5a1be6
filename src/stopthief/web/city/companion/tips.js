/**
 * Private tips around one device: each is shown to its owner alone, while it is held, and never again (P5).
 * Law: what a tip says is in the page only as long as somebody holds the button.
 */

import { remember, remembered } from "../../shell/preferences.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { entries } from "../../table/entries.js";
import { meeple } from "../parts/meeples.js";
import { playerName, tipSaid } from "../terms.js";
import { holdButton } from "./hold.js";

/** @import { Link } from "../../shell/link.js" */
/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Waiting } from "./types.d.ts" */

/** How many tips each seat of a table has put away. @param {string} table @returns {Record<string, number>} */
function putAway(table) {
  try {
    return JSON.parse(remembered(`tips.${table}`) ?? "{}");
  } catch {
    return {};
  }
}

/** A tip that its owner has still to look at. @param {Link} link @returns {Waiting | null} */
export function waitingTip(link) {
  const past = putAway(link.table);
  for (const seat of link.mine) {
    const count = past[seat] ?? 0;
    const tip = entries(link.seen(seat)?.batches ?? []).flatMap(({ seen }) => secret(seen))[count];
    if (tip) return { seat, count, tip };
  }
  return null;
}

/** The tip that an observation is, if it is a private one. @param {import("protocol").Observation} seen */
const secret = (seen) => (seen.type === "tip_heard" && seen.tip.digit == null ? [seen.tip] : []);

/** GO BACK: it is gone for good. @param {Link} link @param {Waiting} waiting */
export function putTipAway(link, { seat, count }) {
  remember(`tips.${link.table}`, JSON.stringify({ ...putAway(link.table), [seat]: count + 1 }));
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
