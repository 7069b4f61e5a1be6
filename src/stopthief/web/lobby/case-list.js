/** Games as lists: tap one to go on with it; of a finished one the record can be kept. */

import { recordOf } from "../shell/device.js";
import { explain } from "../shell/dialog.js";
import { called } from "../shell/game.js";
import { h } from "../shell/tree.js";
import { language, listed, t } from "../shell/words.js";
import { icon } from "./icons.js";

/** @import { Cases } from "./cases.js" */
/** @import { Case } from "./types.d.ts" */

const UNITS = /** @type {const} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);
const LONG_AGO = 7 * 86_400_000;

/** "2 hours ago", or the date of what is long ago. @param {number} time @param {number} [now] */
function when(time, now = Date.now()) {
  const ago = Math.max(0, now - time);
  if (ago > LONG_AGO) return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
  if (ago < 60_000) return t("home.now");
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [unit, length] = UNITS.find(([, size]) => ago >= size) ?? ["minute", 60_000];
  return words.format(-Math.floor(ago / length), unit);
}

/** @param {Cases} cases */
export function openList(cases) {
  return section(cases, "continue", (one) =>
    h(
      "a",
      { class: "case", href: `#${one.table}` },
      figures(one),
      about(one, t("home.played", { when: when(one.changed) })),
      icon("play"),
    ),
  );
}

/** @param {Cases} cases */
export function finishedList(cases) {
  return section(cases, "finished", (one) =>
    h(
      "div",
      { class: "case over" },
      figures(one),
      about(
        one,
        t("home.ended", { when: when(one.changed) }),
        one.result ? one.client.ending(one.setup, one.result) : "",
      ),
      h(
        "div",
        { class: "case-acts" },
        h("a", { class: "button", href: `#${one.table}` }, icon("watch"), t("home.watch")),
        h(
          "a",
          { class: "button", href: recordOf(one.table), download: `stopthief-${one.table}.jsonl` },
          icon("save"),
          t("home.record"),
        ),
      ),
    ),
  );
}

/**
 * @param {Cases} cases
 * @param {"continue" | "finished"} kind
 * @param {(one: Case) => import("../shell/types.d.ts").Tree} row
 */
function section(cases, kind, row) {
  return h(
    "section",
    { key: kind, class: `cases ${kind}`, "aria-labelledby": `cases-${kind}` },
    h("h2", { id: `cases-${kind}` }, t(`home.${kind}`)),
    cases.isEmpty ? h("p", { key: "empty", class: "hint" }, t(`home.empty.${kind}`)) : null,
    h(
      "ul",
      { key: "list" },
      cases.shown.map((one) => h("li", { key: one.table }, row(one))),
    ),
    foot(cases),
  );
}

/**
 * The focus goes on with the first new one: the button may be gone by then.
 * @param {Cases} cases
 * @param {Event} event
 */
async function showMore(cases, event) {
  const list = /** @type {Element} */ (event.target).closest("section")?.querySelector("ul");
  const known = list?.childElementCount ?? 0;
  await cases.more();
  list?.children[known]?.querySelector("a")?.focus();
}

/** @param {Cases} cases */
function foot(cases) {
  if (cases.isLoading) return h("p", { key: "wait", class: "hint", role: "status" }, t("home.loading"));
  const button = (/** @type {string} */ key, /** @type {(event: Event) => void} */ act) =>
    h("button", { type: "button", class: "more", onclick: act }, t(key));
  if (cases.problem) {
    const said = h("p", { class: "problem", role: "alert" }, explain(cases.problem));
    return h(
      "div",
      { key: "problem" },
      said,
      button("home.retry", () => cases.load()),
    );
  }
  return cases.hasMore
    ? h(
        "div",
        { key: "more" },
        button("home.more", (event) => showMore(cases, event)),
      )
    : null;
}

/** @param {Case} one */
const seats = (one) => one.setup.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);

/** @param {Case} one */
function figures(one) {
  return h(
    "span",
    { class: "case-figures" },
    seats(one).map((seat) => one.client.figure(one.setup, seat, 34)),
  );
}

/** @param {Case} one @param {string} time @param {string} [ending] */
function about(one, time, ending = "") {
  const names = listed(seats(one).map((seat) => one.client.player(one.setup, seat)));
  return h(
    "span",
    { class: "case-about" },
    h("strong", null, names),
    ending ? h("span", { class: "case-ending" }, ending) : null,
    h("span", { class: "hint" }, [called(one.game), one.client.title(one.setup), time].join(" · ")),
  );
}
