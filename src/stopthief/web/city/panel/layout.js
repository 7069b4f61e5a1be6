/** How the parts lie on the page: a column beside the board, or a sheet below it. The parts are the same. */

import { called } from "../../shell/game.js";
import { part } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { bar } from "../../table/bar.js";
import { thoughtLine } from "../../table/bots.js";
import { grip, sheet } from "../../table/tabs.js";
import { said } from "../log.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { sentence } from "../sentence.js";
import { playerName } from "../terms.js";
import { thoughtSaid } from "../thought.js";
import { actions } from "./acts.js";
import { hand } from "./hand.js";
import { logList } from "./log.js";
import { notebook } from "./notebook.js";
import { players } from "./players.js";
import { clueList, scanner } from "./scanner.js";
import { thiefCard } from "./thief.js";
import { isWaiting } from "./tip.js";

/** @import { Child, Tree } from "../../shell/types.d.ts" */
/** @import { Scene, TableActs as Acts, TableState as State } from "./types.d.ts" */

const FIGURE = 20;
/** Which pages the sheet has; what is not on it lies open in the column. */
const PAGES = {
  wide: ["log", "clues", "book"],
  low: ["hand", "clues", "book", "log"],
  tight: ["hand", "thief", "players", "clues", "book", "log"],
  tall: ["hand", "clues", "thief", "players", "book", "log"],
};
const SIGNS = {
  hand: "card",
  clues: "review",
  thief: "suspected",
  players: "invite",
  book: "erase",
  log: "menu",
  end: "end",
};

const help = () => part("/city/panel/help.js", () => import("./help.js"));

/**
 * @param {Scene} scene
 * @param {import("../../table/types.d.ts").ElementModel} model
 * @param {State} state
 * @param {Tree} board
 * @param {Acts} acts
 * @returns {Child[]}
 */
export function tablePage(scene, model, state, board, acts) {
  const isOver = Boolean(scene.now.result);
  return [
    bar(model, called("city"), help),
    h(
      "section",
      { key: "say", class: "say", "aria-label": t("table.now") },
      h(
        "p",
        { key: "sentence", class: `sentence ${scene.isMine ? "mine" : ""}`, role: "status", tabindex: "-1" },
        sentence(scene.view, scene.now, scene.seat),
      ),
      thoughtLine(scene, voice(scene)),
      state.bots?.hurry,
    ),
    h("main", { key: "space", class: "board-space" }, board, moment(state), state.bots?.meanwhile),
    h(
      "aside",
      { key: "column", class: "column" },
      isOver ? state.ending?.trailPlayer(scene, state.replay, acts) : scanner(scene, state, acts),
      scene.layout === "wide" ? pinned(scene, state, acts, isOver) : null,
      isOver ? null : actions(scene, { ...state, hasTip: isWaiting(scene) }, acts),
      pages(scene, state, acts, isOver),
    ),
  ];
}

/** Observations that sum up a bot's turn. */
const DEEDS = ["moved", "arrest_missed", "thief_arrested"];

/** @param {Scene} scene @returns {import("../../table/types.d.ts").Voice} */
function voice({ setup, entries, facts }) {
  return {
    name: (seat) => playerName(setup, seat),
    figure: (seat) => meeple(setup.players[seat]?.investigator, { size: FIGURE }),
    said: thoughtSaid,
    did: (seat) => {
      const deed = entries.findLast(({ seen }) => "seat" in seen && seen.seat === seat && DEEDS.includes(seen.type));
      return deed ? said(deed.seen, setup, facts) : null;
    },
  };
}

/** Whom one is after, and with whom. @param {Scene} scene @param {State} state @param {Acts} acts */
function people(scene, state, acts) {
  return h("div", { key: "people", class: "people" }, thiefCard(scene, state.caught), players(scene, acts));
}

/** @param {Scene} scene @param {State} state @param {Acts} acts @param {boolean} isOver */
function pinned(scene, state, acts, isOver) {
  return isOver
    ? state.ending?.endingPanel(scene, acts)
    : [people(scene, state, acts), hand(scene, state.lifted, acts)];
}

/** @param {Scene} scene @param {State} state @param {Acts} acts @param {boolean} isOver */
function pages(scene, state, acts, isOver) {
  /** @type {Record<string, () => Child>} */
  const contents = {
    hand: () => [hand(scene, state.lifted, acts), scene.layout === "low" ? people(scene, state, acts) : null],
    clues: () => clueList(scene, acts),
    thief: () => thiefCard(scene, state.caught),
    players: () => players(scene, acts),
    book: () => notebook(scene, state.pencil, acts),
    log: () => logList(scene),
    end: () => state.ending?.endingPanel(scene, acts),
  };
  const ids = PAGES[scene.layout].map((id) => (isOver && id === "hand" ? "end" : id));
  const tabs = ids.map((id) => ({
    id,
    label: t(`tab.${id}`),
    picture: icon(SIGNS[/** @type {keyof typeof SIGNS} */ (id)]),
    content: contents[id] ?? (() => null),
  }));
  return sheet(tabs, state.tab, acts.open, scene.layout === "tall" ? grip(state.isUp, acts.lift) : null);
}

/** A word over the board while an arrest is made. @param {State} state */
function moment(state) {
  if (!state.moment) return null;
  return h("p", { key: "moment", class: `moment ${state.moment}`, "aria-hidden": "true" }, t(`moment.${state.moment}`));
}
