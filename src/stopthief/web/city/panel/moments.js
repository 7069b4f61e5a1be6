/** The animations and sounds of a batch, as steps for the stage. */

import { announce } from "../../shell/announce.js";
import { isStill } from "../../shell/preferences.js";
import { play } from "../../shell/sound.js";
import { hasRide, isPrivate, said } from "../log.js";
import { lastRevealed } from "./scene.js";

/** @import { Step } from "../../table/types.d.ts" */
/** @import { CityBoard } from "../board/board.js" */
/** @import { Stage } from "./stage.js" */

const CLUE = 1100;
const ARREST = 1800;
const WINCE = 1100;

/**
 * @param {Stage} stage
 * @param {() => CityBoard | null} board  the board as it is now: a step changes the stage before it asks for it
 * @param {import("./types.d.ts").Scene} scene
 * @param {import("protocol").Batch} batch
 * @returns {Step[]}
 */
export function steps(stage, board, scene, batch) {
  const happened = /** @type {import("protocol").CityObservation[]} */ (batch.seen ?? []);
  return happened.flatMap((seen) => {
    if (scene.trusted || !isPrivate(seen)) announce(said(seen, scene.setup, scene.facts));
    const step = stepOf(stage, board, scene, seen);
    return step ? [step] : [];
  });
}

/**
 * @param {Stage} stage
 * @param {() => CityBoard | null} board
 * @param {import("./types.d.ts").Scene} scene
 * @param {import("protocol").CityObservation} seen
 * @returns {Step | null}
 */
function stepOf(stage, board, scene, seen) {
  switch (seen.type) {
    case "heard":
      return () => hear(stage, board, seen);
    case "moved":
      return seen.path.length > 1 && !isStill() && !document.hidden
        ? () => board()?.walk?.(seen.seat, seen.path, { ride: hasRide(seen.path, scene.facts) })
        : null;
    case "arrest_missed":
      return () => arrest(stage, "missed", "arrest-false", WINCE, () => board()?.wince?.(seen.space));
    case "thief_arrested":
      return () => {
        stage.caught = wanted(scene);
        return arrest(stage, "right", "arrest-right", ARREST, () => board()?.celebrate?.(seen.space));
      };
    case "game_over":
      return () => over(board(), hasWon(scene, seen.winners));
    default:
      return null;
  }
}

/**
 * Who was wanted when the last arrest was made.
 * @param {import("./types.d.ts").Scene} scene
 * @returns {string | null}
 */
function wanted({ entries }) {
  const last = entries.findLastIndex(({ seen }) => seen.type === "thief_arrested");
  return lastRevealed(entries.slice(0, last));
}

/**
 * Sound a clue and show where it came from.
 * @param {Stage} stage
 * @param {() => CityBoard | null} board
 * @param {import("protocol").CityClue} clue
 */
export function hear(stage, board, clue) {
  stage.clue = clue;
  if (!isStill()) board()?.ring?.(clue.place ?? null);
  return Promise.all([play(clue.sound), stage.wait(CLUE)]);
}

/**
 * @param {Stage} stage
 * @param {"right" | "missed"} moment
 * @param {string} sound
 * @param {number} time
 * @param {() => void} show
 */
function arrest(stage, moment, sound, time, show) {
  stage.moment = moment;
  if (!isStill()) show();
  return Promise.all([play(sound), stage.wait(time)]);
}

/** All of the trail is to be seen. @param {CityBoard | null} board @param {boolean} won */
function over(board, won) {
  board?.fit?.();
  return play(won ? "win" : "lose");
}

/**
 * Whether somebody at this device has won; for spectators, whether anybody has.
 * @param {import("./types.d.ts").Scene} scene
 * @param {readonly number[]} winners
 */
export function hasWon({ link }, winners) {
  const { mine } = link;
  return mine.length ? mine.some((seat) => winners.includes(seat)) : winners.length > 0;
}
