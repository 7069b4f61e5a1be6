/** A sheet with tabs, as the browser's own would be: arrows go from tab to tab, one of them is open. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { sign } from "./signs.js";

/** @import { Child } from "../shell/types.d.ts" */
/** @import { Tab } from "./types.d.ts" */

/**
 * @param {readonly Tab[]} tabs
 * @param {string} open
 * @param {(id: string) => void} choose
 * @param {Child} grip  what makes the sheet taller, where it can be
 */
export function sheet(tabs, open, choose, grip) {
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0];
  if (!shown) return null;
  return h(
    "section",
    { key: "sheet", class: "sheet", "aria-label": t("tabs.title") },
    h(
      "div",
      {
        class: "sheet-tabs",
        role: "tablist",
        "aria-label": t("tabs.title"),
        onkeydown: (/** @type {KeyboardEvent} */ event) => arrow(event, tabs, shown.id, choose),
      },
      tabs.map((tab) => tabKey(tab, tab === shown, choose)),
    ),
    grip,
    h(
      "div",
      {
        key: shown.id,
        class: `sheet-page page-${shown.id}`,
        id: "sheet-page",
        role: "tabpanel",
        "aria-labelledby": `tab-${shown.id}`,
        tabindex: "0",
      },
      shown.content(),
    ),
  );
}

/** @param {Tab} tab @param {boolean} isOpen @param {(id: string) => void} choose */
function tabKey({ id, label, picture }, isOpen, choose) {
  return h(
    "button",
    {
      key: id,
      id: `tab-${id}`,
      type: "button",
      role: "tab",
      "aria-selected": String(isOpen),
      "aria-controls": isOpen ? "sheet-page" : null,
      tabindex: isOpen ? "0" : "-1",
      onclick: () => choose(id),
    },
    picture,
    h("span", null, label),
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {readonly Tab[]} tabs
 * @param {string} open
 * @param {(id: string) => void} choose
 */
function arrow(event, tabs, open, choose) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const at = tabs.findIndex(({ id }) => id === open);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  if (!next) return;
  event.preventDefault();
  choose(next.id);
  document.getElementById(`tab-${next.id}`)?.focus();
}

/** The button that makes the sheet taller. @param {boolean} isUp @param {() => void} lift */
export function grip(isUp, lift) {
  const label = t(isUp ? "tabs.down" : "tabs.up");
  const attributes = { key: "grip", type: "button", class: "grip", "aria-label": label, "aria-expanded": String(isUp) };
  return h("button", { ...attributes, title: label, onclick: lift }, sign(isUp ? "down" : "up"));
}
