/** The coach of a tutorial: fetched for those who learn, and no one else. */

import * as device from "../shell/device.js";
import { preload, style } from "../shell/load.js";
import { remember, remembered } from "../shell/preferences.js";
import { go } from "../shell/route.js";

/** @type {Promise<unknown> | null} */
let dressed = null;

/** Where this device keeps which table it learns at. @param {string} game */
const place = (game) => `tutorial.${game}`;

/** Go where one learns a game: on where one left off, or to a new table. @param {string} game */
export async function learnToPlay(game) {
  const request = remembered(place(game)) || `tutorial-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  remember(place(game), request);
  const { room } = await device.openTutorial(game, request);
  go(`#${room.table}`);
}

/** The next time it begins anew. @param {string} game */
export const hasLearnt = (game) => remember(place(game), "");

/** What the coach needs besides the table. @param {string} game @param {import("../shell/game.js").GameClient} client */
export async function coaching(game, client) {
  preload("/coach/coach.js");
  preload(`/${game}/coach/course.js`);
  dressed ??= style("/coach/coach.css");
  const [script, course] = await Promise.all([
    device.script(game),
    client.course?.(),
    import("../coach/coach.js"),
    dressed,
  ]).catch((problem) => {
    dressed = null;
    throw problem;
  });
  return { ...script, ...course };
}
