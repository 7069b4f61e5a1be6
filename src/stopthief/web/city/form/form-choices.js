/** The large choices of a game in the city as cards: the mode, how hard it is. */

import { radioCard } from "../../lobby/form/choices.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { modeIcon } from "../parts/mode-icons.js";
import { modeOf, withDifficulty, withMode } from "./draft.js";

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
export function difficulties({ lobby, draft, change }) {
  const { difficulties: offered } = modeOf(lobby, draft.mode);
  const isCustom = Object.keys(draft.changes).length > 0;
  return h(
    "fieldset",
    { key: "difficulties", class: "choices difficulties" },
    h("legend", null, t("form.difficulty")),
    h(
      "div",
      { class: "cards" },
      offered.map((difficulty, level) =>
        radioCard(
          {
            group: "difficulty",
            value: difficulty,
            checked: difficulty === draft.difficulty && !isCustom,
            pick: () => change(withDifficulty(draft, difficulty)),
          },
          h("strong", null, lamps(offered.length > 1 ? level + 1 : 0, offered.length), t(`difficulty.${difficulty}`)),
          h("span", { class: "choice-text" }, t(`difficulty.${difficulty}.text`)),
        ),
      ),
    ),
  );
}

/** Lit lamps, one more for each step. @param {number} lit @param {number} all */
function lamps(lit, all) {
  if (lit === 0) return null;
  const circles = Array.from({ length: all }, (_, at) =>
    h("circle", { class: at < lit ? "lit" : "unlit", cx: 8 + at * 16, cy: 8, r: 5 }),
  );
  return h(
    "svg",
    { class: "lamps", viewBox: `0 0 ${all * 16} 16`, width: all * 14, height: 14, "aria-hidden": "true" },
    circles,
  );
}
