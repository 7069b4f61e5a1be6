/** The large choices of a game in the city as cards: the mode, how hard it is, and a quick case instead. */

import { radioCard } from "../../lobby/form/choices.js";
import { icon } from "../../lobby/icons.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { modeIcon } from "../parts/mode-icons.js";
import { isCustom, modeOf, pickOf, QUICK, withLevel, withMode } from "./draft.js";

/** @import { Form } from "./types.d.ts" */

/** @param {Form} form */
export function modes({ lobby, draft, change }) {
  return h(
    "fieldset",
    { key: "modes", class: "choices modes" },
    h("legend", null, t("form.mode")),
    h(
      "div",
      { class: "cards" },
      lobby.modes.map(({ mode }) =>
        radioCard(
          {
            group: "mode",
            value: mode,
            checked: mode === draft.mode,
            pick: () => change(withMode(lobby, draft, mode)),
          },
          modeIcon(mode),
          h("strong", null, t(`mode.${mode}`)),
          h("span", { class: "choice-text" }, t(`mode.${mode}.text`)),
        ),
      ),
    ),
  );
}

/** @param {Form} form */
export function levels({ lobby, draft, change }) {
  const offered = modeOf(lobby, draft.mode).levels.filter(({ level }) => level !== QUICK);
  const chosen = isCustom(draft) ? null : pickOf(draft).level;
  return h(
    "fieldset",
    { key: "levels", class: "choices levels" },
    h("legend", null, t("form.level")),
    h(
      "div",
      { class: "cards" },
      offered.map(({ level, minutes }, step) =>
        radioCard(
          { group: "level", value: level, checked: level === chosen, pick: () => change(withLevel(draft, level)) },
          h("strong", null, lamps(step + 1, offered.length), t(`difficulty.${level}`)),
          h("span", { class: "choice-text" }, t(`difficulty.${level}.text`)),
          h("span", { class: "choice-text minutes" }, t("form.minutes.short", { minutes: minutes[draft.count] ?? 0 })),
        ),
      ),
    ),
  );
}

/**
 * A quick case, for a table that has little time.
 * @param {Form} form @param {boolean} isBusy @param {() => void} start
 */
export function quickCase({ lobby, draft }, isBusy, start) {
  const minutes = modeOf(lobby, draft.mode).levels.find(({ level }) => level === QUICK)?.minutes[draft.count] ?? 0;
  return h(
    "button",
    {
      key: "quick",
      type: "button",
      class: "large quick-case",
      "aria-disabled": isBusy ? "true" : null,
      onclick: start,
    },
    icon("quick", 24),
    h(
      "span",
      null,
      h("strong", null, t("difficulty.quick")),
      h("span", { class: "hint" }, t("form.minutes.short", { minutes })),
    ),
  );
}

/** Lit lamps, one more for each step. @param {number} lit @param {number} all */
function lamps(lit, all) {
  const circles = Array.from({ length: all }, (_, at) =>
    h("circle", { class: at < lit ? "lit" : "unlit", cx: 8 + at * 16, cy: 8, r: 5 }),
  );
  return h(
    "svg",
    { class: "lamps", viewBox: `0 0 ${all * 16} 16`, width: all * 14, height: 14, "aria-hidden": "true" },
    circles,
  );
}
