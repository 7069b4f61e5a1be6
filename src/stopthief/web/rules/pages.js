/** Rules as they are read: sections with their rules, rulings beside them in a quieter voice, cards at the end. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { inline, lit } from "./text.js";

/** @import { Pages, Reading } from "./types.d.ts" */

/** @param {Pages} all */
export function pages({ intro, sections, reading, level, aimed }) {
  return h(
    "div",
    { key: "pages", class: "rules-pages" },
    intro.length
      ? h(
          "div",
          { key: "intro", class: "rules-intro" },
          [...intro, t("rules.legend")].map((text) => h("p", null, inline(text, reading))),
        )
      : null,
    sections.map((section) =>
      h(
        "section",
        { key: section.key, class: "rules-section" },
        h(`h${level}`, { "data-section": section.key, tabindex: "-1" }, section.title),
        section.rules.length
          ? h(
              "ol",
              { key: "rules", class: "rules-list", role: "list" },
              section.rules.map((one) => rule(one, reading, one.id === aimed)),
            )
          : null,
        section.grids.map((one, index) => cards(one, reading, index)),
      ),
    ),
    sections.length ? null : h("p", { key: "none", class: "rules-none hint" }, t("rules.none")),
  );
}

/** @param {import("./types.d.ts").Rule} one @param {Reading} reading @param {boolean} isAimed */
function rule(one, reading, isAimed) {
  const label = h("b", { class: "ruling-label" }, t("rules.ruling"));
  return h(
    "li",
    { key: one.id, id: one.id, class: isAimed ? "rule aimed" : "rule" },
    h(
      "a",
      { class: "rule-id", href: `#${one.id}`, "aria-label": t("rules.rule", { id: one.id }) },
      lit(one.id, reading),
    ),
    h(
      "div",
      null,
      h("p", { class: one.ruling ? "ruled" : null }, one.ruling ? [label, " "] : null, inline(one.text, reading)),
      one.rulings?.length
        ? h(
            "ul",
            { key: "rulings", class: "rulings", role: "list" },
            one.rulings.map((text) => h("li", null, label, " ", inline(text, reading))),
          )
        : null,
    ),
  );
}

/**
 * A table as cards, one for each row: a phone is too narrow for columns.
 * @param {import("./types.d.ts").Grid} grid
 * @param {Reading} reading
 * @param {number} index
 */
function cards({ head, rows }, reading, index) {
  return h(
    "div",
    { key: `cards-${index}`, class: "rules-cards" },
    h("p", { class: "rules-of" }, head[0]),
    h(
      "ul",
      { role: "list" },
      rows.map(([name = "", ...cells]) =>
        h(
          "li",
          { key: name },
          h("strong", null, lit(name, reading)),
          h(
            "dl",
            null,
            cells.map((cell, at) => h("div", null, h("dt", null, head[at + 1]), h("dd", null, lit(cell, reading)))),
          ),
        ),
      ),
    ),
  );
}
