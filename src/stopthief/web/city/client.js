/** The city in a browser: its words, its form before a game, its table. */

import { t } from "../shell/words.js";
import { meeple } from "./meeples.js";
import "./new-game.js";
import { ending, sentence } from "./sentence.js";
import "./table.js";

/** @typedef {import("protocol").CitySetup} Setup */

/** @param {Setup} setup @param {number} seat */
const player = (setup, seat) => setup.players[seat]?.name ?? "";

/** @param {Setup} setup @param {number} seat */
function role(setup, seat) {
  const investigator = setup.players[seat]?.investigator ?? null;
  return investigator === null ? t("role.pack") : t(`role.${investigator}`);
}

/** @param {Setup} setup */
function title(setup) {
  const mode = t(`mode.${setup.mode}`);
  const isUsual = setup.mode !== "competitive" && setup.difficulty !== "custom";
  return isUsual
    ? mode
    : t("title.difficulty", { mode, difficulty: t(`difficulty.${setup.difficulty}`).toLowerCase() });
}

/** @type {import("../shell/game.js").GameClient} */
export const client = {
  form: "city-new-game",
  table: "city-table",
  player,
  role,
  figure: (setup, seat, size) => meeple(setup.players[seat]?.investigator, { size }),
  title,
  sentence,
  ending,
  course: () => import("./coach/course.js"),
};
