/** The scanner: the heart of the table. Its button is the next act, its screen the last clue. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { clueSaid, clueWhere, playerName, slug, soundName } from "../terms.js";

/** @import { HeardClue, ScannerActs as Acts, Scene } from "./types.d.ts" */

const STRIP = 8;
/** A word with more letters is a long one. */
const LONG = 6;

/** The action of the big button, as a suffix of the `act.` keys; null while waiting. @param {Scene} scene */
export function nextAct({ legal, shared, isMine }) {
  if (!isMine) return null;
  const can = (/** @type {string} */ type) => legal.some((command) => command.type === type);
  if (can("get_clue")) return "get_clue";
  if (can("play_card")) return "play_card";
  if (can("move_pack")) return shared.phase === "place" ? "start" : "pack";
  if (can("choose")) return "pick";
  if (can("move_to")) return shared.phase === "effect" ? "ride" : "move";
  return can("end_turn") ? "end_turn" : null;
}

/**
 * @param {Scene} scene
 * @param {{sounding: import("protocol").CityClue | null, busy: boolean}} state
 * @param {Acts} acts
 */
export function scanner(scene, state, acts) {
  const clue = state.sounding ?? scene.clues.at(-1) ?? null;
  const mood = scene.isMine ? "ready" : "waiting";
  return h(
    "section",
    { key: "scanner", class: `scanner ${mood} ${state.sounding ? "sounding" : ""}`, "aria-label": t("scanner.title") },
    leds(scene, Boolean(state.sounding)),
    h("div", { class: "scanner-row" }, button(scene, state.busy, acts), screen(scene, clue)),
    h("div", { class: "scanner-keys" }, keys(scene, acts), strip(scene, acts)),
  );
}

/** @param {Scene} scene @param {boolean} busy @param {Acts} acts */
function button(scene, busy, acts) {
  const act = nextAct(scene);
  return h(
    "button",
    {
      key: "act",
      type: "button",
      class: `scanner-button ${act ? `act-${act}` : "idle"}`,
      // Not `disabled`: people who use the keyboard would lose the focus.
      "aria-disabled": act === null || busy ? "true" : null,
      onclick: () => act !== null && acts.press(),
    },
    label(act ? t(`act.${act}`) : waiting(scene)),
  );
}

/** Long words are set smaller, so that none is broken. @param {string} text */
function label(text) {
  const longest = Math.max(...text.split(" ").map((word) => word.length));
  return h("span", { class: `scanner-label ${longest > LONG ? "long" : ""}` }, text);
}

/** @param {Scene} scene */
function waiting({ now, setup }) {
  if (now.result) return t("act.over");
  return now.awaited == null ? t("act.busy") : t("act.wait", { name: playerName(setup, now.awaited) });
}

/** @param {Scene} scene @param {import("protocol").CityClue | null} clue */
function screen(scene, clue) {
  if (!clue) {
    return h(
      "div",
      { class: "scanner-screen empty" },
      h("p", { class: "clue-word" }, t("clue.none")),
      h("p", null, t("clue.none.hint")),
    );
  }
  return h(
    "div",
    { class: "scanner-screen" },
    icon(clue.sound, "clue-icon"),
    h(
      "div",
      { class: "clue-text" },
      h("p", { class: "clue-number" }, t("clue.number", { number: Math.max(1, scene.clues.length) })),
      h("p", { class: "clue-word" }, soundName(clue.sound)),
      h("p", { class: "clue-place" }, clueWhere(clue)),
      h("p", { class: "clue-means" }, t(`means.${slug(clue.sound)}`)),
    ),
  );
}

/** @param {Scene} scene @param {Acts} acts */
function keys(scene, acts) {
  const last = scene.clues.length - 1;
  return [
    h(
      "button",
      { key: "replay", type: "button", class: "scanner-key", disabled: last < 0, onclick: () => acts.replay(last) },
      icon("replay"),
      h("span", null, t("scanner.replay")),
    ),
    h(
      "button",
      { key: "review", type: "button", class: "scanner-key", onclick: acts.review },
      icon("review"),
      h("span", null, t("scanner.review")),
    ),
  ];
}

/** The past clues as signs, each to be heard again. @param {Scene} scene @param {Acts} acts */
function strip(scene, acts) {
  const from = Math.max(0, scene.clues.length - STRIP);
  return h(
    "ol",
    { key: "strip", class: "scanner-strip", "aria-label": t("scanner.past") },
    scene.clues.slice(from).map((clue, index) => {
      const number = from + index + 1;
      const label = t("clue.replay.one", { number, said: clueSaid(clue) });
      return h(
        "li",
        { key: number },
        h(
          "button",
          { type: "button", "aria-label": label, title: label, onclick: () => acts.replay(number - 1) },
          icon(clue.sound),
        ),
      );
    }),
  );
}

/** Lights that follow the signal: decoration. @param {Scene} scene @param {boolean} isSounding */
function leds({ clues }, isSounding) {
  const lit = isSounding ? 5 : Math.min(5, clues.length);
  return h(
    "div",
    { class: "scanner-top", "aria-hidden": "true" },
    h("span", { class: "scanner-grille" }),
    h(
      "span",
      { class: "scanner-leds" },
      [1, 2, 3, 4, 5].map((led) => h("i", { class: led <= lit ? "lit" : "" })),
    ),
  );
}

/** Every clue about this thief, in order; a tap sounds it again. @param {Scene} scene @param {Acts} acts */
export function clueList(scene, acts) {
  if (!scene.clues.length) return h("p", { class: "empty-note" }, t("clue.none"));
  return h(
    "ol",
    { class: "clue-list", reversed: true },
    scene.clues.map((clue, index) => clueRow(clue, index, acts)).reverse(),
  );
}

/** @param {HeardClue} clue @param {number} index @param {Acts} acts */
function clueRow(clue, index, acts) {
  const more = [t(`means.${slug(clue.sound)}`), clue.again ? t("clue.again") : ""].filter(Boolean).join(", ");
  return h(
    "li",
    { key: index },
    h(
      "button",
      { type: "button", onclick: () => acts.replay(index) },
      h("b", { class: "clue-index" }, index + 1),
      icon(clue.sound),
      h(
        "span",
        { class: "clue-row-text" },
        h("strong", null, soundName(clue.sound)),
        h("small", null, more),
        h("span", null, clueWhere(clue)),
      ),
    ),
  );
}
