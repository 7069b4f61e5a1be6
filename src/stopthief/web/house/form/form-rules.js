/** The switches of the rules, each with what it means. */

import { toggle } from "../../lobby/form/choices.js";
import { h } from "../../shell/tree.js";
import { knows, t } from "../../shell/words.js";
import { settingsOf } from "./draft.js";

/** @import { HouseLobby as Lobby, HouseSwitch as Switch } from "protocol" */
/** @import { Rules } from "./types.d.ts" */

/** @param {Lobby} lobby @param {Rules} rules @param {(changes: Record<string, boolean>) => void} change */
export function switches(lobby, rules, change) {
  const settings = settingsOf(lobby, rules);
  return h(
    "section",
    { key: "switches", class: "choices house-rules", "aria-labelledby": "house-rules" },
    h("h2", { id: "house-rules" }, t("house.rules")),
    lobby.switches.map((one) =>
      row(one, settings[one.name] ?? one.default, (value) => change({ ...rules.changes, [one.name]: value })),
    ),
  );
}

/** @param {Switch} one @param {boolean} value @param {(value: boolean) => void} set */
function row({ name, explanation }, value, set) {
  const key = `house.switch.${name}`;
  return h(
    "div",
    { key: name, class: "switch-row" },
    h(
      "div",
      { class: "switch-about" },
      h("label", { for: `switch-${name}` }, knows(key) ? t(key) : name),
      h("p", { id: `about-${name}` }, knows(key) ? t(`house.switch.${name}.text`) : explanation),
    ),
    toggle(name, value, set),
  );
}
