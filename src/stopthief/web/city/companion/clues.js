/** Every clue about this thief, each to be heard again, and the tips that everyone heard (T4, P4). */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { clueList } from "../panel/scanner.js";
import { tipSaid } from "../terms.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { CluesActs as Acts } from "./types.d.ts" */

/** @param {Scene} scene @param {Acts} acts */
export function cluePage(scene, acts) {
  return h(
    "section",
    { key: "clues", class: "all-clues", "aria-label": t("scanner.review") },
    h("h2", { class: "sentence", tabindex: "-1" }, t("scanner.review")),
    h(
      "div",
      { key: "list", class: "scrolled" },
      clueList(scene, { ...acts, press: acts.close, review: acts.close }),
      scene.view.tips.map((tip, index) => openTip(scene, tip, index)),
    ),
    h("button", { key: "back", type: "button", class: "key wide", onclick: acts.close }, t("clues.back")),
  );
}

/**
 * Of a private tip nothing is told here.
 * @param {Scene} scene
 * @param {import("protocol").CityTip} tip
 * @param {number} index
 */
function openTip({ setup }, tip, index) {
  if (tip.digit == null) return null;
  return h("p", { key: `tip-${index}`, class: "hint" }, t("clues.tip", { count: tip.clues, tip: tipSaid(tip, setup) }));
}
