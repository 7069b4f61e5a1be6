/** Every switch of the rules, with what it means, what it may be, and whether it is as usual. */

import { h } from "../../shell/tree.js";
import { knows, t } from "../../shell/words.js";
import { clashes, isCustom, levelOf, pickOf, preset, settingsOf, withLevel, withSwitch } from "../form/draft.js";
import { control, shown } from "./controls.js";

/** @import { CitySwitch as Switch } from "protocol" */
/** @import { Choice, Form } from "../form/types.d.ts" */

/** @type {Readonly<Record<string, readonly string[]>>} */
const GROUPS = {
  thief: ["doors", "doors_often", "subway", "subway_often", "hold", "first_crime", "crime_pull", "repeat_robberies"],
  clues: ["clue_place", "place_every", "opening", "tip", "tip_price"],
  money: [
    "money",
    "win_by",
    "win_money_2",
    "win_money_3",
    "win_money_4",
    "win_thieves",
    "starting_money",
    "fine",
    "spree",
  ],
  pack: ["loot", "loot_each", "robbery_price", "pack"],
};

/** All of them, and the way back to what is usual. @param {Form} form */
export function switches(form) {
  const { lobby, draft, change } = form;
  const { level } = pickOf(draft);
  const known = Object.values(GROUPS).flat();
  const other = lobby.switches.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  return [
    isCustom(draft)
      ? h(
          "button",
          {
            key: "reset",
            type: "button",
            class: "quiet",
            onclick: () => change(withLevel(draft, level)),
          },
          t("form.reset", { difficulty: t(`difficulty.${level}`) }),
        )
      : null,
    Object.entries({ ...GROUPS, other }).map(([group, names]) => groupOf(form, group, names)),
  ];
}

/** The values of the level that the rule book does not give. @param {Form} form */
export function ours({ lobby, draft }) {
  const found = lobby.switches.filter(({ name }) => levelOf(lobby, draft)?.ours.includes(name));
  return h(
    "ul",
    { class: "ours-list" },
    found.map((one) =>
      h(
        "li",
        { key: one.name },
        h("strong", null, t(`switch.${one.name}`)),
        h("span", { class: "value" }, shown(one, preset(lobby, draft)[one.name] ?? one.default)),
        h("span", { class: "hint" }, t(`switch.${one.name}.text`)),
      ),
    ),
    h("li", { key: "cards" }, h("strong", null, t("ours.cards")), h("span", { class: "hint" }, t("ours.cards.text"))),
  );
}

/** @param {Form} form @param {string} group @param {readonly string[]} names */
function groupOf(form, group, names) {
  const offered = form.lobby.switches.filter(({ name }) => names.includes(name));
  if (!offered.length) return null;
  return h(
    "section",
    { key: group, class: "switch-group", "aria-labelledby": `group-${group}` },
    h("h3", { id: `group-${group}` }, t(`group.${group}`)),
    offered.map((one) => row(form, one)),
  );
}

/** @param {Form} form @param {Switch} one */
function row(form, one) {
  const { lobby, draft } = form;
  const isChanged = one.name in pickOf(draft).changes;
  const clash = clashes(lobby, draft).find((some) => one.name in some);
  const usual = shown(one, preset(lobby, draft)[one.name] ?? one.default);
  return h(
    "div",
    { key: one.name, class: `switch-row ${isChanged ? "changed" : ""}` },
    h("div", { class: "switch-about" }, [
      h("label", { for: `switch-${one.name}`, id: `label-${one.name}` }, t(`switch.${one.name}`)),
      h("p", { id: `about-${one.name}` }, t(`switch.${one.name}.text`)),
      isChanged ? h("p", { key: "mark", class: "mark" }, t("form.changed.mark", { usual })) : null,
      clash ? h("p", { key: "clash", class: "problem" }, clashText(clash)) : null,
    ]),
    control(one, settingsOf(lobby, draft)[one.name] ?? one.default, (value) =>
      form.change(withSwitch(lobby, draft, one.name, value)),
    ),
  );
}

/** Why some values do not go together. @param {Readonly<Record<string, Choice>>} clash */
export function clashText(clash) {
  const names = Object.keys(clash).sort();
  const key = `clash.${names.join(".")}`;
  return knows(key) ? t(key) : t("fault.clash", { names: names.map((name) => t(`switch.${name}`)).join(", ") });
}
