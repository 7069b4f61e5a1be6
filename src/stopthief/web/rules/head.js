/** The head of the rules: the search, the sections, and the number of matches. */

import { tongues } from "../lobby/tools.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @import { FieldEvent } from "../shell/types.d.ts" */
/** @import { Shown } from "./types.d.ts" */

/** @param {{typed: string, example: string, isBox: boolean}} state @param {(typed: string) => void} search */
export function field({ typed, example, isBox }, search) {
  return h(
    "search",
    { key: "field", class: "rules-field" },
    h("input", {
      type: "search",
      enterkeyhint: "search",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": t("rules.search"),
      placeholder: example ? t("rules.search.hint", { example }) : null,
      ".value": typed,
      oninput: (/** @type {FieldEvent} */ event) => search(event.target.value),
      onkeydown: (/** @type {KeyboardEvent} */ event) => clear(event, typed, search),
    }),
    isBox ? h("div", { class: "home-tools" }, tongues()) : null,
  );
}

/**
 * Escape takes back what was typed, before it closes anything.
 * @param {KeyboardEvent} event
 * @param {string} typed
 * @param {(typed: string) => void} search
 */
function clear(event, typed, search) {
  if (event.key !== "Escape" || !typed) return;
  event.preventDefault();
  search("");
}

/** @param {readonly Shown[]} sections @param {boolean} isCounted @param {(key: string) => void} jump */
export function jumps(sections, isCounted, jump) {
  return h(
    "nav",
    { key: "jumps", class: "rules-jump", "aria-label": t("rules.sections") },
    sections.map(({ key, title, count }) =>
      h(
        "button",
        { key, type: "button", "data-to": key, onclick: () => jump(key) },
        title,
        isCounted ? h("small", null, ` ${count}`) : null,
      ),
    ),
  );
}

/** @param {number | null} count  null while nothing is searched for */
export function status(count) {
  return h(
    "p",
    { key: "status", class: count === null ? "unseen" : "rules-count hint", role: "status" },
    count === null ? "" : t("rules.found", { count }),
  );
}
