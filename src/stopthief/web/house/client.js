/** The house in a browser: its words, its form before a game, its table. */

import { draw, h } from "../shell/tree.js";
import { learn, listed, t } from "../shell/words.js";
import { lesson } from "./lesson.js";
import { marker } from "./marker.js";
import "./new-game.js";
import * as words from "./words/index.js";

learn(words);

/** @typedef {import("protocol").HouseSetup} Setup */

/** @param {Setup} setup @param {number} seat */
const player = (setup, seat) => setup.players[seat]?.name ?? "";

/** @param {Setup} setup @param {import("protocol").Result} result */
function ending(setup, result) {
  return t("house.ending", { winners: listed(result.winners.map((seat) => player(setup, seat))) });
}

/** @type {import("../shell/game.js").GameClient} */
export const client = {
  form: "house-new-game",
  table: "house-table",
  player,
  role: (_setup, seat) => t(`house.marker.${seat}`),
  figure: (_setup, seat, size) => marker(seat, size),
  title: (setup) => setup.pack.name,
  sentence: (view, now, seat) => String(seat ?? now.awaited ?? view),
  ending,
  lesson,
};

customElements.define(
  "house-table",
  class extends HTMLElement {
    connectedCallback() {
      draw(this, h("p", null, "…"));
    }
  },
);
