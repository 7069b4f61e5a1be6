/** Before an arrest: what it brings if it is right, and what it costs if it is not. Before a tip: that it loses. */

import { confirm } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { hasMoney, isCompetitive } from "../terms.js";

/** @param {import("./types.d.ts").Scene} scene @param {number} space @returns {Promise<boolean>} */
export function confirmArrest(scene, space) {
  return confirm({
    title: t("arrest.title", { node: nodeName(space) }),
    class: "arrest-box",
    text: [h("span", { class: "arrest-right" }, right(scene)), h("span", { class: "arrest-wrong" }, wrong(scene))],
    yes: t("arrest.yes"),
    no: t("arrest.no"),
  });
}

/** W2: a tip that empties the Loot is asked about; any other is not. @param {import("./types.d.ts").Scene} scene */
export function confirmTip({ guide }) {
  if (!guide?.tip_loses) return Promise.resolve(true);
  const text = t("ask.tip.lost", { money: money(guide.tip_price) });
  return confirm({ title: t("tip.title"), class: "arrest-box", text, yes: t("ask.tip.lose") });
}

/** @param {import("./types.d.ts").Scene} scene */
function right({ setup, guide }) {
  if (!isCompetitive(setup)) return t("arrest.right.pack");
  return hasMoney(setup) && guide?.reward
    ? t("arrest.right.money", { money: money(guide.reward) })
    : t("arrest.right.thief");
}

/** @param {import("./types.d.ts").Scene} scene */
function wrong({ setup, guide }) {
  if (!guide?.fine) return t("arrest.wrong.free");
  if (guide.fine_loses) return t("arrest.wrong.lost", { money: money(guide.fine) });
  return t(isCompetitive(setup) ? "arrest.wrong.money" : "arrest.wrong.loot", { money: money(guide.fine) });
}
