/** A tutorial at its table: the script of the server, the steps of the game, and the coach between them. */

import "./coach.js";
import { hasLearnt, learnToPlay } from "../lobby/form/opening.js";
import { ask } from "../shell/device.js";
import { complain } from "../shell/dialog.js";
import { style } from "../shell/load.js";
import { h } from "../shell/tree.js";

/** @import { GameClient } from "../shell/types.d.ts" */
/** @import { LessonOf as Lesson } from "./types.d.ts" */

/** @type {Promise<unknown> | null} */
let dressed = null;

const coach = () => /** @type {import("./coach.js").TableCoach | null} */ (document.querySelector("table-coach"));

/**
 * @param {string} name
 * @param {GameClient} client
 * @returns {Promise<Lesson | null>}  null for a game that nobody teaches
 */
export async function lesson(name, client) {
  if (!client.course) return null;
  dressed ??= style("/coach/coach.css");
  /** @type {Promise<import("protocol").Script>} */
  const script = ask("GET", `/api/games/${name}/tutorial`);
  const [{ learner, cues }, { course }] = await Promise.all([script, client.course(), dressed]).catch(undressed);
  const again = () => {
    hasLearnt(name);
    learnToPlay(name).catch(complain);
  };
  const told = { name, tag: client.table, course, learner, cues, again, done: () => hasLearnt(name) };
  return {
    guard: (command) => coach()?.allows(command) ?? true,
    coach: (link) => {
      const player = (/** @type {number} */ seat) => client.player(link.room?.setup, seat);
      return h("table-coach", { key: "coach", ".lesson": { ...told, link, player } });
    },
  };
}

/** After a failure, styles are fetched again. @param {unknown} problem @returns {never} */
function undressed(problem) {
  dressed = null;
  throw problem;
}
