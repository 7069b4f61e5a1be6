/** The end: who won and why, then the thief's trail step by step, the final count, and what to do next. */

import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { next } from "../../table/next.js";
import { nodeName } from "../facts.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { ending } from "../sentence.js";
import { clueSaid, hasMoney, isCompetitive } from "../terms.js";
import { hasWon } from "./moments.js";
import { footprints } from "./replay.js";

/** @import { EndingActs as Acts, Replay, Scene } from "./types.d.ts" */

export const dressed = () => style("/city/panel/style/ending.css");

/** @param {Scene} scene @param {Replay} replay @param {Acts} acts */
export function trailPlayer(scene, replay, acts) {
  const prints = footprints(scene);
  const shown = prints[replay.step - 1];
  if (!shown) return null;
  const last = prints.length;
  const words = shown.clue ? clueSaid(shown.clue) : t("end.start", { node: nodeName(shown.node) });
  return h(
    "section",
    {
      key: "trail",
      class: "trail-player",
      "aria-label": t(isCompetitive(scene.setup) ? "end.trail" : "end.trail.pack"),
    },
    h("h2", null, t(isCompetitive(scene.setup) ? "end.trail" : "end.trail.pack")),
    h(
      "p",
      { class: "trail-now" },
      shown.clue ? icon(shown.clue.sound) : icon("suspected"),
      h(
        "span",
        null,
        h("b", null, t("end.step", { step: replay.step, all: last, node: nodeName(shown.node) })),
        h("span", null, words),
      ),
    ),
    h(
      "div",
      { class: "trail-keys" },
      key("back", t("end.back"), () => acts.step(Math.max(1, replay.step - 1))),
      key(replay.playing ? "pause" : "play", replay.playing ? t("end.pause") : t("end.play"), acts.toggle),
      key("next", t("end.next"), () => acts.step(Math.min(last, replay.step + 1))),
      h("input", {
        type: "range",
        min: "1",
        max: String(last),
        ".value": String(replay.step),
        "aria-label": t("end.slider"),
        oninput: (/** @type {Event} */ event) =>
          acts.step(Number(/** @type {HTMLInputElement} */ (event.target).value)),
      }),
    ),
  );
}

/** @param {string} sign @param {string} label @param {() => void} press */
const key = (sign, label, press) =>
  h("button", { type: "button", class: "trail-key", "aria-label": label, title: label, onclick: press }, icon(sign));

/** @param {Scene} scene @param {{analyse: () => void}} acts */
export function endingPanel(scene, { analyse }) {
  const result = /** @type {import("protocol").Result} */ (scene.now.result);
  const won = hasWon(scene, result.winners);
  const { mine } = scene.link;
  // Where rivals share a device, "you" would be the wrong word.
  const isShared = mine.length > 0 && mine.every((seat) => result.winners.includes(seat)) === won;
  return h(
    "section",
    { key: "ending", class: `ending ${won ? "ending-won" : "ending-lost"}`, "aria-label": t("end.title") },
    h("p", { class: "ending-stamp", "aria-hidden": "true" }, t("end.title")),
    isShared ? h("h2", null, t(won ? "end.won" : "end.lost")) : null,
    h("p", { class: "ending-why" }, ending(scene.setup, result)),
    h(
      "ul",
      { class: "ending-count", "aria-label": t("end.money") },
      scene.setup.players.map((player, seat) => count(scene, player, seat)),
    ),
    h(
      "button",
      { key: "analyse", type: "button", class: "ending-analyse", onclick: analyse },
      icon("review"),
      t("end.analyse"),
    ),
    next(scene.link),
    numbers(scene),
  );
}

/** @param {Scene} scene @param {import("protocol").CityPlayer} player @param {number} seat */
function count({ shared, setup, now }, { name, investigator }, seat) {
  const caught = t("players.caught", { count: shared.caught[seat] ?? 0 });
  const worth = investigator
    ? [hasMoney(setup) ? money(shared.money[seat] ?? 0) : "", caught].filter(Boolean).join(" · ")
    : t("players.pack");
  const isWinner = now.result?.winners.includes(seat);
  return h(
    "li",
    { key: seat, class: isWinner ? "winner" : "" },
    meeple(investigator),
    h("strong", null, name),
    h("span", null, worth),
  );
}

/** @param {Scene} scene */
function numbers(scene) {
  return h(
    "details",
    { key: "numbers", class: "ending-numbers" },
    h("summary", null, t("end.list")),
    h(
      "ol",
      null,
      footprints(scene).map(({ node, clue }, index) =>
        h("li", { key: index }, h("b", null, nodeName(node)), clue ? ` ${clueSaid(clue)}` : ""),
      ),
    ),
  );
}
