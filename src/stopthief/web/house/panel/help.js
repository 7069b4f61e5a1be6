/** How to play, on one sheet. */

import { box } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { allRules } from "../../table/help.js";

const STEPS = /** @type {const} */ (["move", "guess", "answer", "note", "win"]);

/** @param {() => void} rules  shows all of them */
export function openHelp(rules) {
  box({ title: t("menu.help"), class: "help-box" }, (close) => [
    h("p", null, t("house.help.goal")),
    h(
      "ol",
      null,
      STEPS.map((step) =>
        h("li", null, h("h3", null, t(`house.help.${step}.title`)), h("p", null, t(`house.help.${step}`))),
      ),
    ),
    h("p", { class: "hint" }, t("house.help.words")),
    allRules(rules, close),
  ]);
}
