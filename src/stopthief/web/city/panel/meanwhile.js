/** What bots did while they were hurried: the clues to hear again, then each bot's cards, moves and arrests. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { Hurrying } from "../../table/hurrying.js";
import { card, dressed } from "../../table/meanwhile.js";
import { isPrivate, said } from "../log.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { clueSaid } from "../terms.js";

/** @import { Scene } from "./types.d.ts" */

/**
 * @param {import("../../table/stage.js").Stage} stage
 * @param {() => void} changed
 */
export async function hurrying(stage, changed) {
  await dressed();
  return new Hurrying(meanwhile, stage, changed);
}

const FIGURE = 22;
/** Observations that the rest of the table shows, or that say no more than the next one. */
const PLAIN = new Set(["clue_asked", "heard", "turn_ended", "thief_hidden"]);

/** The clues among some entries. @param {Scene["entries"]} entries */
const cluesIn = (entries) => entries.flatMap(({ seen }) => (seen.type === "heard" ? [seen] : []));

/**
 * @param {Scene} scene
 * @param {Scene["entries"]} entries
 * @param {{close: () => void, hear: (clues: readonly import("protocol").CityClue[]) => void}} acts
 */
function meanwhile(scene, entries, { close, hear }) {
  const heard = cluesIn(entries);
  const clues = heard.map((clue, index) => clueKey(clue, index, () => hear([clue])));
  return card({ clues, lines: lines(scene, entries) }, { close, hear: () => hear(heard) });
}

/** @param {import("protocol").CityClue} clue @param {number} index @param {() => void} onclick */
function clueKey(clue, index, onclick) {
  const label = t("clue.replay.one", { number: index + 1, said: clueSaid(clue) });
  return h(
    "li",
    { key: String(index) },
    h("button", { type: "button", "aria-label": label, onclick }, icon(clue.sound), h("span", null, clueSaid(clue))),
  );
}

/** A paragraph for each player, in their order. @param {Scene} scene @param {Scene["entries"]} entries */
function lines({ seat: own, setup, facts }, entries) {
  /** @type {Map<number | null, string[]>} */
  const told = new Map();
  for (const { seen } of entries) {
    const seat = "seat" in seen ? seen.seat : null;
    if (PLAIN.has(seen.type) || isPrivate(seen) || seat === own) continue;
    told.set(seat, [...(told.get(seat) ?? []), said(seen, setup, facts)]);
  }
  return [...told].map(([seat, sentences]) =>
    h(
      "p",
      { key: String(seat) },
      seat === null ? null : meeple(setup.players[seat]?.investigator, { size: FIGURE }),
      h("span", null, sentences.join(" ")),
    ),
  );
}
