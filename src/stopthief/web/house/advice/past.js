/** A finished game of the house looked at again: what each player could know, turn by turn, as a table each. */

import { ask } from "../../shell/device.js";
import { box, explain } from "../../shell/dialog.js";
import { bits, percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { marker } from "../marker.js";
import { nameOf } from "../panel/scene.js";
import "./words/index.js";

/** @typedef {import("../panel/scene.js").Scene} Scene */
/** @typedef {{turn: number, answers: number, chance: number, bits: number}} Moment */
/** @typedef {{turn: number, chance: number, best: number, missed: boolean}} Try */
/** @typedef {{seat: number, moments: Moment[], tries: Try[], certain: number | null}} Course */

/** @param {Scene} scene */
export async function openPast(scene) {
  /** @type {{players: Course[]} | null} */
  let found = null;
  let problem = "";
  try {
    found = await ask("GET", `/api/tables/${scene.link.table}/analysis`);
  } catch (fault) {
    problem = explain(fault);
  }
  return box({ title: t("house.past.title"), class: "past-box" }, () => [
    found ? found.players.map((course) => player(scene, course)) : h("p", { role: "alert" }, problem),
  ]);
}

/** @param {Scene} scene @param {Course} course */
function player(scene, { seat, moments, tries, certain }) {
  return h(
    "section",
    { key: seat, class: "past" },
    h("h3", null, marker(seat, 26), nameOf(scene, seat)),
    h("p", null, certain === null ? t("house.past.never") : t("house.past.certain", { turn: certain })),
    h(
      "table",
      null,
      h("caption", { class: "unseen" }, nameOf(scene, seat)),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["turn", "answers", "chance", "bits", "guess"].map((key) =>
            h("th", { scope: "col" }, t(`house.past.${key}`)),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        moments.map((moment) =>
          row(
            moment,
            tries.find(({ turn }) => turn === moment.turn),
          ),
        ),
      ),
    ),
  );
}

/** @param {Moment} moment @param {Try | undefined} tried */
function row(moment, tried) {
  const parts = tried && { chance: percent(tried.chance), best: percent(tried.best) };
  return h(
    "tr",
    { key: moment.turn, class: tried ? "own" : "" },
    h("th", { scope: "row" }, moment.turn ? String(moment.turn) : t("house.past.deal")),
    h("td", null, moment.answers),
    h("td", null, percent(moment.chance)),
    h("td", null, bits(moment.bits)),
    h(
      "td",
      null,
      parts ? t("house.past.tried", parts) : "",
      tried?.missed ? h("em", null, t("house.past.missed")) : null,
    ),
  );
}
