/** Questions that confirm an action. */

import { confirm } from "../../shell/dialog.js";
import { money, t } from "../../shell/words.js";

/** A tip is not taken by accident: whether a card allows one only the table can see. @param {number} price */
export const asksTip = (price) =>
  confirm({
    title: t("ask.tip"),
    text: price ? t("ask.tip.price", { money: money(price) }) : t("ask.tip.text"),
    yes: t("ask.tip.yes"),
  });

/** W2: with the Loot the game is gone. */
export const asksGone = () => confirm({ title: t("ask.gone"), text: t("ask.gone.text"), yes: t("ask.gone.yes") });
