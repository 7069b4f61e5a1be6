/** A finished game of the house looked at again: what each player could know, turn by turn, as a table each. */

import { ask } from "../../shell/device.js";
import { box, explain } from "../../shell/dialog.js";
import { bits, percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { nameOf } from "../panel/scene.js";
import { marker } from "../parts/marker.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Course, Moment, Try } from "./types.d.ts" */

/** Turns of others that told less than this, in bits, are left out. */
const LITTLE = 0.05;

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

/** One's own is open from the beginning. @param {Scene} scene @param {Course} course */
function player(scene, { seat, moments, tries, certain }) {
  const most = Math.max(...moments.map(({ answers }) => answers));
  const heads = ["turn", "answers", "chance", "bits"].map((key) => h("th", { scope: "col" }, t(`house.past.${key}`)));
  return h(
    "details",
    { key: seat, class: "past", open: seat === (scene.seat ?? 0) },
    h(
      "summary",
      null,
      h("h3", null, marker(seat, 26), nameOf(scene, seat)),
      h("p", null, certain === null ? t("house.past.never") : t("house.past.certain", { turn: certain })),
    ),
    h(
      "table",
      null,
      h("caption", { class: "unseen" }, nameOf(scene, seat)),
      h("thead", null, h("tr", null, heads)),
      h(
        "tbody",
        null,
        moments.flatMap((moment, index) => {
          const tried = tries.find(({ turn }) => turn === moment.turn);
          const isTold = index === 0 || tried || moment.bits >= LITTLE;
          return isTold ? [row(moment, most), tried ? guess(tried) : null] : [];
        }),
      ),
    ),
  );
}

/** @param {Moment} moment @param {number} most  answers that there ever were */
function row({ turn, answers, chance, bits: learnt }, most) {
  const part = most > 1 ? Math.log(answers) / Math.log(most) : 0;
  return h(
    "tr",
    { key: turn },
    h("th", { scope: "row" }, turn ? String(turn) : t("house.past.deal")),
    h("td", { class: "past-answers", style: { "--part": `${Math.round(part * 100)}%` } }, answers),
    h("td", null, percent(chance)),
    h("td", null, turn ? bits(learnt) : ""),
  );
}

/** Below its turn, and as wide as all. @param {Try} tried */
function guess({ turn, chance, best, missed }) {
  const key = best > chance ? "house.past.tried" : "house.past.tried.best";
  const said = t(key, { chance: percent(chance), best: percent(best) });
  return h(
    "tr",
    { key: `guess-${turn}`, class: "own" },
    h("td", { colspan: 4 }, said, missed ? h("em", null, t("house.past.missed")) : null),
  );
}
