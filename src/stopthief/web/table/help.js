/** The foot of every short help: a link to the rules. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { sign } from "./signs.js";

/** @param {() => void} rules  shows them @param {() => void} close  the help */
export function allRules(rules, close) {
  const press = () => {
    close();
    rules();
  };
  return h(
    "div",
    { class: "buttons" },
    h("button", { type: "button", class: "all-rules", onclick: press }, sign("rules"), t("menu.rules")),
  );
}
