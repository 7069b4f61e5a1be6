/** The house in a browser: its words, its form before a game, its table. */

import { part } from "../shell/load.js";
import { t } from "../shell/words.js";
import { lesson } from "./lesson.js";
import { marker } from "./parts/marker.js";
import "./form/new-game.js";
import { ending, sentence } from "./sentence.js";
import "./table.js";

/** @import { HouseSetup as Setup } from "protocol" */

/** @param {Setup} setup @param {number} seat */
const player = (setup, seat) => setup.players[seat]?.name ?? "";

/** @type {import("../shell/types.d.ts").GameClient} */
export const client = {
  form: "house-new-game",
  table: "house-table",
  player,
  role: (_setup, seat) => t(`house.marker.${seat}`),
  figure: (_setup, seat, size) => marker(seat, size),
  title: (/** @type {import("protocol").HouseSetup} */ setup) => setup.pack.name,
  sentence,
  ending,
  lesson,
  course: () => part("/house/coach/course.js", () => import("./coach/course.js")),
};
