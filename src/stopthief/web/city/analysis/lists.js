/** Arrests, missed chances, and what was learnt: rows that lead to their moment. */

import { bits, percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { meeple } from "../parts/meeples.js";
import { playerName } from "../terms.js";
import { happened, signOf } from "./telling.js";

/** @import { CitySetup as Setup } from "protocol" */
/** @import { Child } from "../../shell/types.d.ts" */
/** @import { Analysis, Chase, Go } from "./types.d.ts" */

const FIGURE = 26;

/** @param {Analysis} analysis @param {Setup} setup @param {Go} go */
export function arrestList({ arrests }, setup, go) {
  return part("arrests", t("analysis.arrests"), null, arrests.length ? null : t("analysis.arrests.none"), [
    ...arrests.map((one, index) =>
      row(
        index,
        () => go(one.chase, one.moment),
        meeple(setup.players[one.seat]?.investigator, { size: FIGURE }),
        t("analysis.arrest.row", { ...named(setup, one), turn: one.turn }),
        h("em", { class: one.right ? "right" : "wrong" }, t(one.right ? "analysis.right" : "analysis.wrong")),
        one.chance,
      ),
    ),
  ]);
}

/** @param {Analysis} analysis @param {Setup} setup @param {Go} go */
export function chanceList({ chances }, setup, go) {
  const rows = [...chances].sort((one, two) => two.chance - one.chance);
  return part(
    "chances",
    t("analysis.chances"),
    t("analysis.chances.hint"),
    rows.length ? null : t("analysis.chances.none"),
    rows.map((one) =>
      row(
        one.seat,
        () => go(one.chase, one.moment),
        meeple(setup.players[one.seat]?.investigator, { size: FIGURE }),
        t("analysis.chance.row", { ...named(setup, one), turn: one.turn }),
        h("em", null, [how(one), cameOut(one)].filter(Boolean).join(" · ")),
        one.chance,
      ),
    ),
  );
}

/** @param {import("./types.d.ts").Chance} chance */
const how = ({ card, played }) => t(played ? "analysis.chance.played" : "analysis.chance.other", { card });

/** @param {import("./types.d.ts").Chance} chance */
const cameOut = ({ there }) => (there === undefined ? "" : t(there ? "analysis.there" : "analysis.elsewhere"));

/**
 * The information in each clue and tip of a hunt, as bars.
 * @param {Chase} chase
 * @param {number} number
 * @param {number} chosen
 * @param {Setup} setup
 * @param {Go} go
 */
export function learntList({ moments }, number, chosen, setup, go) {
  const most = Math.max(1, ...moments.map(({ told }) => told));
  const rows = moments.flatMap((moment, index) =>
    ["clue", "tip", "digit"].includes(moment.kind) ? [{ moment, index }] : [],
  );
  return part(
    "learnt",
    t("analysis.learnt"),
    t("analysis.learnt.hint"),
    null,
    rows.map(({ moment, index }) => {
      const said = happened(moment, setup);
      return h(
        "li",
        { key: index },
        h(
          "button",
          {
            type: "button",
            class: "analysis-row",
            "aria-current": index === chosen ? "true" : null,
            onclick: () => go(number, index),
          },
          signOf(moment),
          h("span", { class: "analysis-what" }, said),
          h("span", { class: "unseen" }, ` ${t("analysis.bits", { bits: bits(moment.told) })}`),
          bar(moment.told / most, bits(moment.told), "bits"),
        ),
      );
    }),
  );
}

/** @param {Setup} setup @param {{seat: number, space: number}} one */
const named = (setup, { seat, space }) => ({ name: playerName(setup, seat), node: nodeName(space) });

/**
 * @param {string} key
 * @param {string} title
 * @param {string | null} hint
 * @param {string | null} none
 * @param {readonly Child[]} rows
 */
function part(key, title, hint, none, rows) {
  return h(
    "section",
    { key, class: `analysis-part ${key}`, "aria-label": title },
    h("h2", null, title),
    hint && !none ? h("p", { class: "analysis-hint" }, hint) : null,
    none ? h("p", { class: "analysis-hint" }, none) : h("ol", null, [...rows]),
  );
}

/**
 * @param {number} key
 * @param {() => void} press
 * @param {Child} figure
 * @param {string} text
 * @param {Child} more
 * @param {number} chance
 */
function row(key, press, figure, text, more, chance) {
  return h(
    "li",
    { key },
    h(
      "button",
      { type: "button", class: "analysis-row", onclick: press },
      figure,
      h("span", { class: "analysis-what" }, h("b", null, text), " ", more),
      bar(chance, percent(chance), "chance"),
    ),
  );
}

/**
 * A figure with its length; bits are read out with their unit beside it.
 * @param {number} part
 * @param {string} text
 * @param {"bits" | "chance"} kind
 */
function bar(part, text, kind) {
  return h(
    "span",
    { class: `analysis-bar ${kind}`, "aria-hidden": kind === "bits" ? "true" : null },
    h("i", { style: { "--part": `${Math.round(Math.min(1, part) * 100)}%` } }),
    h("b", null, text),
  );
}
