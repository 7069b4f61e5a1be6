/**
 * Controls for the switches of the rules: a switch, a list of words, or a number between its least and its most.
 */

import { toggle } from "../../lobby/form/choices.js";
import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";

/** @import { CitySwitch as Switch } from "protocol" */
/** @import { FieldEvent } from "../../shell/types.d.ts" */
/** @import { Choice } from "../form/types.d.ts" */

const MONEY_STEP = 1000;
const PERCENT = ["doors_often", "subway_often", "hold"];

/** A value in words. @param {Switch} one @param {Choice} value */
export function shown(one, value) {
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

/** The control of one switch. @param {Switch} one @param {Choice} value @param {(value: Choice) => void} set */
export function control(one, value, set) {
  if (typeof value === "boolean") return toggle(one.name, value, set);
  if (typeof value === "string") return selectOf(one, value, set);
  return stepperOf(one, value, set);
}

/** @param {Switch} one @param {string} value @param {(value: Choice) => void} set */
function selectOf({ name, choices }, value, set) {
  return h(
    "select",
    {
      id: `switch-${name}`,
      "aria-describedby": `about-${name}`,
      onchange: (/** @type {FieldEvent} */ event) => set(event.target.value),
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
  const typed = (/** @type {FieldEvent} */ event) => {
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
