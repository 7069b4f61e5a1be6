/** The end: the three cards are turned over one after the other, the thief is caught, and what to do next. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { next } from "../../table/next.js";
import { KINDS } from "../facts.js";
import { marker } from "../parts/marker.js";
import { asking, phrase } from "../parts/speech.js";
import { speaker, word } from "../parts/word.js";
import { lying } from "./card.js";
import { nameOf } from "./scene.js";

/** @import { Scene } from "./types.d.ts" */

/** @param {Scene} scene @param {{analyse: () => void}} acts */
export function endingPanel(scene, { analyse }) {
  const { answer, winner } = scene.shared;
  const won = winner !== null && scene.link.mine.includes(winner);
  const solution = phrase(scene, "guess", { ...answer });
  return h(
    "section",
    { key: "ending", class: `ending ${won ? "won" : ""}`, "aria-label": t("house.end.title") },
    h("p", { class: "ending-found" }, marker(winner ?? 0, 40), word(phrase(scene, "found"), scene.language)),
    won && scene.link.mine.length === 1 ? h("h2", null, t("house.end.won")) : null,
    h("ul", { class: "answer" }, answer ? KINDS.map((kind) => lying(scene, answer[kind], "turned")) : null),
    h("p", { class: "ending-words" }, word(solution, scene.language), speaker(solution, scene.language)),
    h("button", { key: "analyse", type: "button", class: "ending-analyse", onclick: analyse }, t("house.end.analyse")),
    next(scene.link),
    guesses(scene),
  );
}

/** @param {Scene} scene */
function guesses(scene) {
  const all = scene.shared.guesses ?? [];
  return h(
    "details",
    { key: "guesses", class: "guesses" },
    h("summary", null, t("house.end.guesses", { count: all.length })),
    h(
      "ol",
      null,
      all.map((one, index) => h("li", { key: index }, guess(scene, one))),
    ),
  );
}

/** A guess, and what came of it. @param {Scene} scene @param {import("protocol").HouseAsked} one */
function guess(scene, one) {
  const parts = { name: nameOf(scene, one.showed) };
  return [
    marker(one.seat, 22),
    h("b", null, nameOf(scene, one.seat)),
    " ",
    word(asking(scene, one.guess), scene.language),
    h("small", null, ` ${t(`house.outcome.${one.outcome ?? "none"}`, parts)}`),
  ];
}
