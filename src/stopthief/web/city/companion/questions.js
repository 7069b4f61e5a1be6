/** Questions that confirm an action. */

import { confirm } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";

/**
 * A tip is not taken by accident: whether a card allows one only the table can see. W2: the last one loses.
 * @param {import("../panel/types.d.ts").Guide | null} guide
 */
export function asksTip(guide) {
  const price = guide?.tip_price ?? 0;
  const text = price ? t("ask.tip.price", { money: money(price) }) : t("ask.tip.text");
  const lost = guide?.tip_loses ? t("ask.tip.lost", { money: money(price) }) : "";
  return confirm({
    title: t("ask.tip"),
    class: lost && "arrest-box",
    text: [h("span", null, text), lost && h("span", { class: "arrest-wrong" }, lost)],
    yes: lost ? t("ask.tip.lose") : t("ask.tip.yes"),
  });
}

/** W2: with the Loot the game is gone. */
export const asksGone = () => confirm({ title: t("ask.gone"), text: t("ask.gone.text"), yes: t("ask.gone.yes") });
