/** The city in a browser: its words, its form before a game, its table. */

import { part } from "../shell/load.js";
import { knows, t } from "../shell/words.js";
import { hurried, QUICK } from "./form/draft.js";
import { meeple } from "./parts/meeples.js";
import "./form/new-game.js";
import { ending, sentence } from "./sentence.js";
import "./table.js";

/** @import { CitySetup as Setup } from "protocol" */

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
  const key = `difficulty.${setup.difficulty}`;
  const said = t("title.difficulty", { mode, difficulty: knows(key) ? t(key).toLowerCase() : setup.difficulty });
  return setup.board === "printed" ? t("title.printed", { title: said }) : said;
}

/** X1: where the board lies on the table, this device is the scanner in the middle. @param {Setup} setup */
const together = (setup) => (setup.board === "printed" ? companion() : null);

async function companion() {
  const { dressed } = await part("/city/companion/companion.js", () => import("./companion/companion.js"));
  await dressed();
  return "city-companion";
}

/** @type {import("../shell/types.d.ts").GameClient} */
export const client = {
  form: "city-new-game",
  table: "city-table",
  together,
  player,
  role,
  figure: (/** @type {Setup} */ setup, seat, size) => meeple(setup.players[seat]?.investigator, { size }),
  title,
  isQuick: (/** @type {Setup} */ setup) => setup.difficulty === QUICK,
  quick: (/** @type {import("protocol").CityLobby} */ lobby, /** @type {import("./form/types.d.ts").Agreed} */ last) =>
    hurried(lobby, last),
  sentence,
  ending,
  course: () => part("/city/coach/course.js", () => import("./coach/course.js")),
};
