/** The sounds and vibrations of a batch around a table, as steps for the stage. */

import { announce } from "../../shell/announce.js";
import { buzz } from "../../shell/buzz.js";
import { play } from "../../shell/sound.js";
import { said } from "../log.js";

/** @import { CityObservation } from "protocol" */
/** @import { Step } from "../../table/types.d.ts" */
/** @import { Stage } from "../panel/stage.js" */
/** @import { Scene } from "../panel/types.d.ts" */

const CLUE = 1300;
/** Between two sounds, so that they are heard as two. */
const PAUSE = 600;
const ARREST = 1800;
const WINCE = 1300;

/** @param {Stage} stage @param {Scene} scene @param {readonly CityObservation[]} happened @returns {Step[]} */
export function steps(stage, scene, happened) {
  return happened.flatMap((seen) => {
    announce(said(seen, scene.setup, scene.facts));
    return stepOf(stage, scene, seen);
  });
}

/** @param {Stage} stage @param {Scene} scene @param {CityObservation} seen @returns {Step[]} */
function stepOf(stage, { setup }, seen) {
  switch (seen.type) {
    case "heard":
      return [() => hear(stage, seen), () => stage.wait(PAUSE)];
    case "arrest_missed":
      return [() => arrest(stage, false)];
    case "thief_arrested":
      return [() => arrest(stage, true)];
    case "game_over":
      return [() => play(isGlad(setup, seen.winners) ? "win" : "lose")];
    default:
      return [];
  }
}

/** @param {Stage} stage @param {import("protocol").CityClue} clue */
export function hear(stage, clue) {
  stage.clue = clue;
  buzz(70);
  return Promise.all([play(clue.sound), stage.wait(CLUE)]);
}

/** @param {Stage} stage @param {boolean} isRight */
function arrest(stage, isRight) {
  if (isRight) buzz(80, 60, 80, 60, 300);
  else buzz(350);
  return Promise.all([play(isRight ? "arrest-right" : "arrest-false"), stage.wait(isRight ? ARREST : WINCE)]);
}

/**
 * Whether the table is glad about it: somebody who hunts has won.
 * @param {import("protocol").CitySetup} setup
 * @param {readonly number[]} winners
 */
export const isGlad = (setup, winners) => winners.some((seat) => setup.players[seat]?.investigator != null);
