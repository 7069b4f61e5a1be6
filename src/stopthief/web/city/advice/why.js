/** Why the thief can be on a space, or cannot: what the adviser says, in words. */

import { t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { atPlace, clueSaid, isCompetitive, playerName, tipSaid } from "../terms.js";
import { isSecret } from "../tips.js";

/** @import { CitySetup as Setup, CityTip as Tip } from "protocol" */
/** @import { Possible, RuledOut } from "./types.d.ts" */

/** @param {Possible | RuledOut} why @param {Setup} setup */
export function whySaid(why, setup) {
  return why.kind === "possible" ? possible(why) : ruledOut(why, setup);
}

/** @param {Possible} why */
function possible({ trail }) {
  return trail.length > 1 ? t("why.trail", { trail: trail.map(nodeName).join(" → ") }) : t("why.origin");
}

/** @param {RuledOut} why @param {Setup} setup */
function ruledOut(why, setup) {
  const since = why.moves ? t("why.since", { count: why.moves }) : "";
  const number = why.clue ?? 0;
  if (why.how === "start") return since ? t("why.start", { since }) : t("why.start.now");
  if (why.how === "tip" && why.tip) return tipped(why.tip, { number, since }, setup);
  if (why.how === "missed") return missed(why, setup);
  if (why.how === "digit" || why.how === "arrest") return known(why, setup, since);
  return t(`why.${why.how}`, { number, clue: clueOf(why), since });
}

/**
 * P5: a private tip is named and not repeated.
 * @param {Tip} tip
 * @param {{number: number, since: string}} parts
 * @param {Setup} setup
 */
function tipped(tip, parts, setup) {
  const key = isSecret(tip) ? "why.tip.private" : "why.tip";
  return t(parts.since ? `${key}.since` : key, { ...parts, tip: isSecret(tip) ? "" : tipSaid(tip, setup) });
}

/** @param {RuledOut} why */
const clueOf = ({ sound, place }) => (sound ? clueSaid({ sound, place: place ?? null }) : "");

/** @param {RuledOut} why @param {Setup} setup */
function missed({ moves, seat, at }, setup) {
  const parts = { name: playerName(setup, seat ?? -1), node: nodeName(at ?? 0) };
  return t(moves ? "why.missed.since" : "why.missed", parts);
}

/**
 * Where it was known to be, and that it is too far from there.
 * @param {RuledOut} why
 * @param {Setup} setup
 * @param {string} since
 */
function known({ how, place, seat, at }, setup, since) {
  const who = isCompetitive(setup) ? "thief" : "pack";
  const said =
    how === "digit"
      ? t(`why.digit.${who}`, { where: atPlace(place ?? 0) })
      : t("why.arrest", { name: playerName(setup, seat ?? -1), node: nodeName(at ?? 0) });
  return since ? `${said} ${t("why.hence", { since })}` : said;
}
