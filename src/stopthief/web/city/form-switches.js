/** Every switch of the rules, with what it means, what it may be, and whether it is as usual. */

import { h } from "../shell/tree.js";
import { knows, money, t } from "../shell/words.js";
import { clashes, preset, settingsOf, withDifficulty, withSwitch } from "./draft.js";

/** @typedef {import("./form-choices.js").Form} Form */
/** @typedef {import("./draft.js").Choice} Choice */
/** @typedef {import("protocol").CitySwitch} Switch */

/** @type {Readonly<Record<string, readonly string[]>>} */
const GROUPS = {
  thief: ["doors", "doors_often", "subway", "subway_often", "hold", "crime_pull", "repeat_robberies"],
  clues: ["clue_place", "opening", "tip", "tip_price"],
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
  pack: ["loot", "robbery_price", "pack"],
};
const MONEY_STEP = 1000;
const PERCENT = ["doors_often", "subway_often", "hold"];

/** @param {Form & {open: boolean, toggle: (open: boolean) => void}} form */
export function switches(form) {
  const { lobby, draft, change, open, toggle } = form;
  const count = Object.keys(draft.changes).length;
  const known = Object.values(GROUPS).flat();
  const other = lobby.switches.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  return h(
    "details",
    {
      key: "switches",
      class: "switches",
      ".open": open,
      ontoggle: (/** @type {any} */ event) => toggle(event.target.open),
    },
    h(
      "summary",
      null,
      h("strong", null, t("form.more")),
      h("span", { class: count ? "badge" : "hint" }, count ? t("form.changed", { count }) : t("form.more.text")),
    ),
    count
      ? h(
          "button",
          {
            key: "reset",
            type: "button",
            class: "quiet",
            onclick: () => change(withDifficulty(draft, draft.difficulty)),
          },
          t("form.reset", { difficulty: t(`difficulty.${draft.difficulty}`) }),
        )
      : null,
    Object.entries({ ...GROUPS, other }).map(([group, names]) => groupOf(form, group, names)),
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
  const isChanged = one.name in draft.changes;
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
    control(form, one, settingsOf(lobby, draft)[one.name] ?? one.default),
  );
}

/** Why some values do not go together. @param {Readonly<Record<string, Choice>>} clash */
export function clashText(clash) {
  const names = Object.keys(clash).sort();
  const key = `clash.${names.join(".")}`;
  return knows(key) ? t(key) : t("fault.clash", { names: names.map((name) => t(`switch.${name}`)).join(", ") });
}

/** A value in words. @param {Switch} one @param {Choice} value */
function shown(one, value) {
  if (typeof value === "boolean") return t(value ? "form.on" : "form.off");
  if (typeof value === "string") return choiceText(one.name, value);
  return one.step === MONEY_STEP ? money(value) : `${value}${unit(one)}`;
}

/** @param {string} name @param {string} value */
const choiceText = (name, value) => t(`choice.${name}.${value.replaceAll(" ", "-")}`);

/** @param {Switch} one */
function unit(one) {
  if (one.step === MONEY_STEP) return t("unit.money");
  if (PERCENT.includes(one.name)) return t("unit.percent");
  return one.name === "crime_pull" ? t("unit.times") : "";
}

/** @param {Form} form @param {Switch} one @param {Choice} value */
function control({ lobby, draft, change }, one, value) {
  const set = (/** @type {Choice} */ chosen) => change(withSwitch(lobby, draft, one.name, chosen));
  if (typeof value === "boolean") return toggleOf(one, value, set);
  if (typeof value === "string") return selectOf(one, value, set);
  return stepperOf(one, value, set);
}

/** @param {Switch} one @param {boolean} value @param {(value: Choice) => void} set */
function toggleOf({ name }, value, set) {
  return h("input", {
    id: `switch-${name}`,
    class: "toggle",
    type: "checkbox",
    role: "switch",
    "aria-describedby": `about-${name}`,
    ".checked": value,
    onchange: (/** @type {any} */ event) => set(event.target.checked),
  });
}

/** @param {Switch} one @param {string} value @param {(value: Choice) => void} set */
function selectOf({ name, choices }, value, set) {
  return h(
    "select",
    {
      id: `switch-${name}`,
      "aria-describedby": `about-${name}`,
      onchange: (/** @type {any} */ event) => set(event.target.value),
    },
    choices.map((choice) =>
      h("option", { key: choice, value: choice, ".selected": choice === value }, choiceText(name, choice)),
    ),
  );
}

/** @param {Switch} one @param {number} value @param {(value: Choice) => void} set */
function stepperOf(one, value, set) {
  const { name, step } = one;
  const least = one.least ?? 0;
  const most = one.most ?? Number.MAX_SAFE_INTEGER;
  const fitting = (/** @type {number} */ wish) => Math.min(most, Math.max(least, Math.round(wish / step) * step));
  const typed = (/** @type {any} */ event) => {
    const wish = event.target.valueAsNumber;
    event.target.value = String(Number.isNaN(wish) ? value : fitting(wish));
    set(Number(event.target.value));
  };
  const by = (/** @type {number} */ way) =>
    h(
      "button",
      {
        type: "button",
        "aria-label": t(way < 0 ? "form.less" : "form.greater", { name: t(`switch.${name}`) }),
        disabled: way < 0 ? value <= least : value >= most,
        onclick: () => set(fitting(value + way * stride(one))),
      },
      way < 0 ? "−" : "+",
    );
  return h(
    "div",
    { class: "stepper", role: "group", "aria-labelledby": `label-${name}` },
    by(-1),
    h("input", {
      id: `switch-${name}`,
      type: "number",
      inputmode: "numeric",
      "aria-describedby": `about-${name}`,
      min: least,
      max: most,
      step,
      ".value": String(value),
      onchange: typed,
    }),
    unit(one) ? h("span", { class: "unit", "aria-hidden": "true" }, unit(one)) : null,
    by(1),
  );
}

/** How far a press goes: percents in fives, everything else by its own step. @param {Switch} one */
const stride = (one) => (PERCENT.includes(one.name) ? 5 : one.step);
