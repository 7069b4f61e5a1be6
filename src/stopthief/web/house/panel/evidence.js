/**
 * The evidence sheet: every card, and what is known of it. What is certain is printed in ink, the rest is for the
 * pencil.
 * Law: it prints what the guide says and concludes nothing by itself.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { sign } from "../../table/signs.js";
import { KINDS, ofKind } from "../facts.js";
import { likes, toggle } from "../form/likes.js";
import { marker } from "../parts/marker.js";
import { phrase, worded } from "../parts/speech.js";
import { glossed, inner } from "../parts/word.js";
import { cell } from "./marks.js";
import { nameOf } from "./scene.js";

/** @import { Column, EvidenceActs as Acts, Odds, Pencilled, Scene } from "./types.d.ts" */

const SIGNS = { yes: "✓", no: "✗", maybe: "?" };

/** @param {Scene} scene @param {Pencilled} pencilled @param {Odds | null} odds @param {Acts} acts */
export function evidence(scene, pencilled, odds, acts) {
  if (likes.covered) return covered();
  /** @type {Column[]} */
  const columns = [...scene.setup.players.keys(), "?"];
  return h(
    "div",
    { key: "evidence", class: "evidence" },
    h(
      "table",
      { class: "paper", onkeydown: arrow },
      h("caption", { class: "unseen" }, t("house.sheet.title")),
      h("colgroup", null, h("col", { class: "cards-column" })),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          corner(pencilled, acts),
          columns.map((column) => heading(scene, column)),
          odds ? h("th", { key: "odds", scope: "col", title: odds.heading }, chance(odds.heading)) : null,
        ),
      ),
      KINDS.map((kind) => group(scene, kind, columns, { ...pencilled, odds }, acts)),
    ),
    odds ? h("p", { key: "line", class: "adviser-line", role: "status" }, odds.line) : null,
    h("p", { class: "hint" }, t("house.sheet.hint")),
  );
}

/** @param {string} heading */
const chance = (heading) => [
  h("span", { class: "question", "aria-hidden": "true" }, "%"),
  h("span", { class: "unseen" }, heading),
];

/** Nobody is to see it now: it shows the hand as well. */
function covered() {
  return h(
    "div",
    { key: "covered", class: "covered" },
    h("p", null, t("house.sheet.covered")),
    h("button", { type: "button", onclick: () => toggle("covered") }, t("house.hand.uncover")),
  );
}

/** @param {Pencilled} pencilled @param {Acts} acts */
function corner({ marks }, acts) {
  const isBlank = Object.keys(marks).length === 0;
  return h(
    "td",
    { class: "corner" },
    h(
      "button",
      {
        type: "button",
        class: "eraser",
        "aria-disabled": isBlank ? "true" : null,
        onclick: () => isBlank || acts.erase(),
      },
      sign("erase"),
      t("house.sheet.erase"),
    ),
  );
}

/** @param {Scene} scene @param {Column} column */
function heading(scene, column) {
  const name = column === "?" ? t("house.sheet.thief") : nameOf(scene, column);
  return h(
    "th",
    { key: column, scope: "col", title: name, class: column === scene.seat ? "own" : "" },
    column === "?" ? h("span", { class: "question", "aria-hidden": "true" }, "?") : marker(column, 22),
    h("span", { class: column === "?" ? "unseen" : "column-name" }, name),
  );
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").Kind} kind
 * @param {readonly Column[]} columns
 * @param {Pencilled & {odds: Odds | null}} pencilled
 * @param {Acts} acts
 */
function group(scene, kind, columns, pencilled, acts) {
  const title = phrase(scene, `${kind}s`);
  return h(
    "tbody",
    { key: kind },
    h(
      "tr",
      { class: "group" },
      h(
        "th",
        { scope: "rowgroup", colspan: columns.length + (pencilled.odds ? 2 : 1), ...glossed(title.gloss) },
        inner(title, scene.language),
      ),
    ),
    ofKind(scene.pack, kind).map((card) => row(scene, card, columns, pencilled, acts)),
  );
}

/**
 * @param {Scene} scene
 * @param {string} card
 * @param {readonly Column[]} columns
 * @param {Pencilled & {odds: Odds | null}} pencilled
 * @param {Acts} acts
 */
function row(scene, card, columns, pencilled, acts) {
  const words = worded(scene, card);
  const isKnown = scene.known.has(card);
  return h(
    "tr",
    { key: card, class: isKnown ? "struck" : "", "data-card": card },
    h("th", { scope: "row", ...glossed(words.gloss) }, inner(words, scene.language)),
    columns.map((column) => box(scene, card, column, pencilled, acts)),
    pencilled.odds ? h("td", { key: "odds", class: "odds" }, pencilled.odds.cell(card)) : null,
  );
}

/**
 * The certain knowledge about a card and a column.
 * @param {Scene} scene
 * @param {string} card
 * @param {Column} column
 * @returns {"held" | "not" | null}
 */
function certain({ known, lacks }, card, column) {
  if (known.has(card)) return known.get(card) === column ? "held" : "not";
  return lacks.has(`${column}:${card}`) ? "not" : null;
}

/** @param {Scene} scene @param {string} card @param {Column} column @param {Pencilled} pencilled @param {Acts} acts */
function box(scene, card, column, { marks, at }, acts) {
  const sure = certain(scene, card, column);
  if (sure) {
    const label = t(`house.sheet.${sure}`);
    return h(
      "td",
      { key: column, class: `ink ${sure}` },
      h("span", { "aria-hidden": "true" }, sure === "held" ? "✓" : "✗"),
      h("span", { class: "unseen" }, label),
    );
  }
  const where = cell(card, column);
  const mark = marks[where] ?? null;
  const name = column === "?" ? t("house.sheet.thief") : nameOf(scene, column);
  return h(
    "td",
    { key: column, class: "pencil" },
    h(
      "button",
      {
        type: "button",
        class: mark ?? "blank",
        "data-cell": where,
        tabindex: where === at ? "0" : "-1",
        "aria-label": t("house.sheet.cell", {
          card: worded(scene, card).says,
          name,
          mark: t(`house.mark.${mark ?? "blank"}`),
        }),
        onclick: () => acts.mark(where),
      },
      mark ? SIGNS[mark] : "",
    ),
  );
}

/** Arrows go from cell to cell. @param {KeyboardEvent} event */
function arrow(event) {
  const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  const from = /** @type {HTMLElement} */ (event.target).closest("td");
  if (!way || !from?.querySelector("[data-cell]")) return;
  event.preventDefault();
  const rows = [...(from.closest("table")?.querySelectorAll("tr[data-card]") ?? [])];
  let line = rows.indexOf(/** @type {Element} */ (from.parentElement));
  let column = [...(from.parentElement?.children ?? [])].indexOf(from);
  for (let found = null; !found; ) {
    line += way[0] ?? 0;
    column += way[1] ?? 0;
    const next = rows[line]?.children[column];
    if (!next) return;
    found = /** @type {HTMLElement | null} */ (next.querySelector("[data-cell]"));
    found?.focus();
  }
}

/**
 * The cell that the keyboard comes to: the last that was marked, unless it has become certain.
 * @param {Scene} scene
 * @param {string} last
 */
export function cellAt(scene, last) {
  const [card = "", column = ""] = last.split(":");
  const isCertain = scene.known.has(card) || scene.lacks.has(`${column}:${card}`);
  return last && !isCertain ? last : firstCell(scene);
}

/** The first that takes a pencil. @param {Scene} scene */
function firstCell(scene) {
  const free = KINDS.flatMap((kind) => ofKind(scene.pack, kind)).find((card) => !scene.known.has(card));
  return free ? cell(free, "?") : "";
}
