/** A private tip: shown in a box after a deliberate tap of its owner, and gone with GO BACK (P5). */

import { box } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { tipSaid } from "../terms.js";
import { putTipAway, waitingTip } from "../tips.js";

/** Whether a tip has come that its owner has not put away. @param {import("./types.d.ts").Scene} scene */
export const isWaiting = ({ trusted, seat, link }) => trusted && seat !== null && waitingTip(link, seat) !== null;

/**
 * @param {import("./types.d.ts").Scene} scene
 * @param {(areas: readonly string[]) => boolean} light  lights sections of the board; tells whether they are seen
 */
export async function showTip({ trusted, seat, link, setup }, light) {
  const waiting = trusted && seat !== null ? waitingTip(link, seat) : null;
  if (!waiting) return;
  const { tip } = waiting;
  const kind = light(tip.areas ?? []) ? "tip-box beside" : "tip-box";
  const answer = await box({ title: t("tip.title"), class: kind, closable: false }, (close) => [
    h("p", null, t("tip.said")),
    h("p", { class: "tip-words" }, tipSaid(tip, setup)),
    h("p", { class: "tip-after" }, t("tip.after", { count: tip.clues })),
    h(
      "button",
      { type: "button", class: "primary large", autofocus: true, onclick: () => close("back") },
      t("tip.back"),
    ),
    h("p", { class: "tip-once" }, t("tip.once")),
  ]);
  light([]);
  if (answer === "back") putTipAway(link, waiting); // it was not put away where the device went on to somebody else
}

/** Put away what is open: the device goes on to somebody else. */
export function hideTip() {
  for (const open of document.querySelectorAll("dialog")) {
    if (open.matches(".tip-box, .arrest-box")) open.close();
  }
}
