/** How the parts lie on the page: a column beside the house, or a sheet below it. The parts are the same. */

import { called } from "../../shell/game.js";
import { part } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { bar } from "../../table/bar.js";
import { thoughtLine } from "../../table/bots.js";
import { sign } from "../../table/signs.js";
import { grip, sheet } from "../../table/tabs.js";
import { likes, toggle } from "../form/likes.js";
import { picture } from "../parts/icons.js";
import { marker } from "../parts/marker.js";
import { silence, voice } from "../parts/voice.js";
import { inner } from "../parts/word.js";
import { sentence } from "../sentence.js";
import { thoughtSaid } from "../thought.js";
import { notePanel, showPanel } from "./answer.js";
import { endingPanel } from "./ending.js";
import { evidence } from "./evidence.js";
import { goPanel } from "./go.js";
import { guessPanel } from "./guess.js";
import { hand } from "./hand.js";
import { players } from "./players.js";
import { nameOf } from "./scene.js";
import { lately, talk } from "./talk.js";

/** @import { Child, Tree } from "../../shell/types.d.ts" */
/** @import { Scene, TableActs as Acts, TableState as State } from "./types.d.ts" */

const FIGURE = 18;
/** Which pages the sheet has; what is not on it lies open. */
const PAGES = { wide: ["sheet", "talk"], low: ["sheet", "cards", "talk"], tall: ["now", "sheet", "cards", "talk"] };
/** Pages that spectators do not have. */
const OWN = ["sheet", "cards"];

const help = () => part("/house/panel/help.js", () => import("./help.js"));

/**
 * @param {Scene} scene
 * @param {import("../../table/types.d.ts").ElementModel} model
 * @param {State} state
 * @param {Tree} board
 * @param {Acts} acts
 * @returns {Child[]}
 */
export function tablePage(scene, model, state, board, acts) {
  const isBeside = scene.layout !== "tall";
  return [
    bar(model, called("house"), help, toggles(scene, state, acts)),
    h(
      "div",
      { key: "sentence", class: `say-next ${scene.isMine ? "mine" : ""}` },
      h(
        "section",
        { class: "say", "aria-label": t("table.now") },
        h(
          "p",
          { key: "sentence", class: "sentence", role: "status", tabindex: "-1" },
          state.isOpen ? t("house.now.open") : sentence(scene.view, scene.now, scene.seat),
        ),
        thoughtLine(scene, speakers(scene)),
        state.bots?.hurry,
      ),
      undo(scene, state, acts),
    ),
    h(
      "main",
      { key: "home", class: "at-home" },
      h("div", { key: "space", class: "board-space" }, board, bubble(scene, state.bubble)),
      players(scene),
      scene.layout === "wide" ? hand(scene) : null,
    ),
    h(
      "aside",
      { key: "column", class: "column", "aria-label": t("house.column") },
      isBeside ? nowPanel(scene, state, acts) : null,
      pages(scene, state, acts),
    ),
  ];
}

/** @param {Scene} scene @returns {import("../../table/types.d.ts").Voice} */
function speakers(scene) {
  const said = (/** @type {import("../types.d.ts").Thought} */ thought) => thoughtSaid(thought, scene.facts);
  return { name: (seat) => nameOf(scene, seat), figure: (seat) => marker(seat, FIGURE), said };
}

/**
 * The adviser, English beside the words, and reading aloud where there is a voice.
 * @param {Scene} scene
 * @param {State} state
 * @param {Acts} acts
 */
function toggles({ language }, { isAdvised, odds }, { advise }) {
  return [
    isAdvised ? toggled("advise", t("house.advise"), picture("advise"), odds !== null, advise) : null,
    pressed("english", t("house.english"), picture("english")),
    voice(language) ? pressed("aloud", t("house.aloud"), picture("aloud")) : null,
  ];
}

/** @param {"english" | "aloud"} which @param {string} label @param {Tree} sign */
function pressed(which, label, sign) {
  return toggled(which, label, sign, likes[which], () => {
    toggle(which);
    if (!likes.aloud) silence();
  });
}

/** @param {string} key @param {string} label @param {Tree} sign @param {boolean} isOn @param {() => void} onclick */
function toggled(key, label, sign, isOn, onclick) {
  return h(
    "button",
    {
      key,
      type: "button",
      class: "icon-button",
      "aria-pressed": String(isOn),
      "aria-label": label,
      title: label,
      onclick,
    },
    sign,
  );
}

/** @param {Scene} scene @param {State} state @param {Acts} acts */
function undo({ now, seat }, { busy }, acts) {
  if (!now.undo || seat === null) return null;
  return h(
    "button",
    { key: "undo", type: "button", class: "quiet undo", "aria-disabled": busy ? "true" : null, onclick: acts.undo },
    sign("undo"),
    h("span", null, t("house.undo")),
  );
}

/** The panel of the present task, or of the talk. @param {Scene} scene @param {State} state @param {Acts} acts */
function nowPanel(scene, state, acts) {
  return h(
    "div",
    { key: "now", class: `now now-${scene.now.result ? "over" : scene.shared.phase}` },
    state.bots?.meanwhile,
    nowContent(scene, state, acts),
  );
}

/** @param {Scene} scene @param {State} state @param {Acts} acts @returns {Child} */
function nowContent(scene, state, acts) {
  if (scene.now.result && !state.isOpen) return endingPanel(scene, acts);
  if (!scene.isMine) return lately(scene, state.isOpen);
  switch (scene.shared.phase) {
    case "guess":
      return guessPanel(scene, state, acts);
    case "show":
      return showPanel(scene, state.busy, acts);
    case "note":
      return notePanel(scene, state.busy, acts);
    default:
      return goPanel(scene, acts, state.busy);
  }
}

/** @param {Scene} scene @param {State} state @param {Acts} acts */
function pages(scene, state, acts) {
  /** @type {Record<string, () => Child>} */
  const contents = {
    now: () => nowPanel(scene, state, acts),
    sheet: () => evidence(scene, state.pencilled, state.odds, acts),
    cards: () => hand(scene),
    talk: () => talk(scene),
  };
  const ids = PAGES[scene.layout].filter((id) => scene.seat !== null || !OWN.includes(id));
  const tabs = ids.map((id) => ({
    id,
    label: t(id === "now" && scene.now.result ? "house.end.title" : `house.tab.${id}`),
    picture: picture(id),
    badge: 0,
    content: contents[id] ?? (() => null),
  }));
  return sheet(tabs, state.tab, acts.open, scene.layout === "tall" ? grip(state.isUp, acts.lift) : null);
}

/** The bubble of the player who speaks now. @param {Scene} scene @param {import("../types.d.ts").Said | null} words */
function bubble(scene, words) {
  if (!words) return null;
  return h(
    "p",
    { key: "bubble", class: `speaking bubble-${words.kind}`, "aria-hidden": "true" },
    marker(words.seat, 34),
    h("b", { class: "bubble-name" }, nameOf(scene, words.seat)),
    inner(words.phrase, scene.language),
  );
}
