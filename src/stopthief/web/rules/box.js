/** The rules in a box: beside a table on a wide screen, over it on a phone. Closing it restores the page. */

import "./book.js";
import { box } from "../shell/dialog.js";
import { called } from "../shell/game.js";
import { style } from "../shell/load.js";
import { changes } from "../shell/preferences.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @param {string} game @param {string | null} rule */
export async function openRules(game, rule) {
  await style("/rules/rules.css");
  if (document.querySelector("dialog.rules-box")) return;
  const redraw = () => document.querySelector("dialog.rules-box")?.dispatchEvent(new Event("redraw"));
  changes.addEventListener("change", redraw);
  const options = {
    class: "rules-box",
    get title() {
      return t("rules.of", { name: called(game) });
    },
  };
  await box(options, () => [h("rule-book", { class: "rules-book", ".game": game, ".rule": rule, ".level": 3 })]);
  changes.removeEventListener("change", redraw);
}
