/** Choices in forms: one of several, as cards or as a row of small ones; yes or no. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";

/** @import { Child, FieldEvent } from "../../shell/types.d.ts" */

/**
 * One of several, as a card that is a radio button.
 * @param {{group: string, value: string, checked: boolean, pick: () => void, class?: string}} option
 * @param {...Child} inside
 */
export function radioCard({ group, value, checked, pick, class: kind = "" }, ...inside) {
  return h(
    "label",
    { key: value, class: `choice-card ${kind}` },
    h("input", { type: "radio", name: group, value, ".checked": checked, onchange: pick }),
    h("span", { class: "choice-face" }, inside),
  );
}

/**
 * One of a few, side by side.
 * @template T
 * @param {import("./types.d.ts").Row<T>} row
 * @param {(value: T) => void} pick
 */
export function segments({ name, legend, class: kind = "", chosen, options }, pick) {
  return h(
    "fieldset",
    { key: name, class: `segments ${kind}` },
    h("legend", { class: "unseen" }, legend),
    options.map(({ value, text, label }) =>
      h(
        "label",
        { key: String(value), class: "segment" },
        h("input", {
          type: "radio",
          name,
          value: String(value),
          ".checked": value === chosen,
          onchange: () => pick(value),
        }),
        h("span", { "aria-label": label ?? null }, text),
      ),
    ),
  );
}

/** Yes or no. @param {string} name @param {boolean} value @param {(value: boolean) => void} set */
export function toggle(name, value, set) {
  return h("input", {
    id: `switch-${name}`,
    class: "toggle",
    type: "checkbox",
    role: "switch",
    "aria-describedby": `about-${name}`,
    ".checked": value,
    onchange: (/** @type {FieldEvent} */ event) => set(event.target.checked),
  });
}

/** How many play. @param {{least: number, most: number, chosen: number}} range @param {(count: number) => void} pick */
export function count({ least, most, chosen }, pick) {
  if (least === most) return null;
  const options = Array.from({ length: most - least + 1 }, (_, more) => ({
    value: least + more,
    text: String(least + more),
    label: t("form.players.exact", { count: least + more }),
  }));
  return segments({ name: "count", legend: t("form.count"), chosen, options }, pick);
}
