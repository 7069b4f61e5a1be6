/** A finished hunt in words and figures: what happened at a moment, and what could be known then. */

import { bits, percent } from "../../shell/figures.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { icon } from "../parts/icons.js";
import { atPlace, clueSaid, isCompetitive, playerName, tipSaid } from "../terms.js";

/** @import { CitySetup as Setup } from "protocol" */
/** @import { Known, Moment } from "./types.d.ts" */

const SIGNS = { start: "suspected", clue: "", tip: "phone", digit: "phone", missed: "cleared", arrest: "arrest" };

/** @param {Moment} moment */
export const signOf = ({ kind, sound }) => icon(sound && kind === "clue" ? sound : SIGNS[kind]);

/** What happened. @param {Moment} moment @param {Setup} setup */
export function happened(moment, setup) {
  const name = playerName(setup, moment.seat);
  const node = nodeName(moment.space ?? 0);
  switch (moment.kind) {
    case "start":
      return t(isCompetitive(setup) ? "analysis.start" : "analysis.start.pack");
    case "clue":
      return t("analysis.clue", {
        number: moment.clue ?? 0,
        clue: moment.sound ? clueSaid({ sound: moment.sound, place: moment.place ?? null }) : "",
      });
    case "tip":
      return t("analysis.tip", { name, tip: moment.tip ? tipSaid(moment.tip, setup) : "" });
    case "digit":
      return t("analysis.digit", { where: atPlace(moment.place ?? 0) });
    default:
      return t(`analysis.${moment.kind}`, { name, node });
  }
}

/** The knowledge of one seat, or of everyone. @param {Moment} moment @param {number | null} seat @returns {Known} */
export const knownTo = ({ known, better = [] }, seat) => better.find((one) => one.seat === seat) ?? known;

/** @param {Moment} moment @param {number | null} seat @param {Setup} setup */
export function momentPanel(moment, seat, setup) {
  const known = knownTo(moment, seat);
  const truth = moment.truth === undefined ? null : nodeName(moment.truth);
  return h(
    "section",
    { key: "moment", class: "analysis-moment", "aria-label": t("analysis.now") },
    h("p", { class: "analysis-turn" }, t("analysis.turn", { turn: moment.turn, name: playerName(setup, moment.seat) })),
    h("p", { class: "analysis-happened", role: "status" }, signOf(moment), h("span", null, happened(moment, setup))),
    h(
      "dl",
      { class: "analysis-figures" },
      figure("analysis.possible", t("analysis.possible.text", { count: known.possible })),
      figure("analysis.best", t("analysis.best.text", { space: nodeName(known.best), chance: percent(known.chance) })),
      figure(
        "analysis.truth",
        truth === null
          ? t("analysis.unknown")
          : t("analysis.truth.text", { space: truth, chance: percent(known.true ?? 0) }),
      ),
      figure("analysis.told", t("analysis.bits", { bits: bits(moment.told) })),
    ),
  );
}

/** @param {string} key @param {string} text */
const figure = (key, text) => h("div", { key }, h("dt", null, t(key)), h("dd", null, text));
