/** The animations and sounds of a batch, as steps for the stage, and their announcements. */

import { announce } from "../../shell/announce.js";
import { isStill, preferences } from "../../shell/preferences.js";
import { play } from "../../shell/sound.js";
import { t } from "../../shell/words.js";
import { Stage as AnyStage } from "../../table/stage.js";
import { likes } from "../form/likes.js";
import { said, told } from "../log.js";
import { silence, speak } from "../parts/voice.js";
import { nameOf } from "./scene.js";

/** @import { Step } from "../../table/types.d.ts" */
/** @import { HouseBoard } from "../board/board.js" */
/** @import { Said } from "../types.d.ts" */
/** @import { Scene } from "./types.d.ts" */

/** How long a bubble stays, by what was said. @type {Readonly<Record<string, number>>} */
const TIMES = { guessed: 2600, could_not_show: 1300, showed: 1500, own_card_held: 2200, answer_turned: 2600 };

/** The stage of the house: the bubble that is being said. */
export class Stage extends AnyStage {
  /** A guess and what everyone says to it belong together. @override */
  most = 9;
  /** @type {Said | null} */
  bubble = null;
  /** Whether nobody is to know yet that the guess was right. */
  isOpen = false;

  /** @override */
  clear() {
    this.bubble = null;
    this.isOpen = false;
  }

  /** Nobody goes on talking about what is over. @override */
  skip() {
    if (this.isBusy) silence();
    super.skip();
  }
}

/**
 * @param {Stage} stage
 * @param {() => HouseBoard | null} board
 * @param {Scene} scene
 * @param {import("protocol").Batch} batch
 * @returns {Step[]}
 */
export function steps(stage, board, scene, batch) {
  const happened = /** @type {import("protocol").HouseObservation[]} */ (batch.seen ?? []);
  stage.isOpen ||= happened.some(({ type }) => type === "answer_turned") && !isStill();
  return happened.flatMap((seen) => {
    const words = said(seen, scene, scene.seat);
    tell(scene, seen, words);
    const step = stepOf(stage, board, seen, words, scene.language);
    return step ? [step] : [];
  });
}

/** @param {Scene} scene @param {import("protocol").HouseObservation} seen @param {Said | null} words */
function tell(scene, seen, words) {
  const plain = words ? null : told(seen, scene, (seat) => nameOf(scene, seat));
  if (words) speakOut(scene, words);
  else if (plain) announce(plain.text);
}

/** @param {Scene} scene @param {Said} words */
function speakOut(scene, { seat, phrase }) {
  const text = t("house.said", { name: nameOf(scene, seat), words: phrase.says });
  announce(text, { text: phrase.says, language: scene.language });
}

/**
 * @param {Stage} stage
 * @param {() => HouseBoard | null} board
 * @param {import("protocol").HouseObservation} seen
 * @param {Said | null} words
 * @param {string} language
 * @returns {Step | null}
 */
function stepOf(stage, board, seen, words, language) {
  if (seen.type === "moved") {
    const { seat, start, room } = seen;
    return start === room || document.hidden ? null : () => stroll(board(), seat, start, room);
  }
  if (seen.type === "marker_placed") return document.hidden ? null : () => board()?.land?.(seen.seat, seen.room);
  const time = TIMES[seen.type];
  return words && time ? () => speakUp(stage, words, time, language) : null;
}

/** @param {HouseBoard | null} board @param {number} seat @param {string} from @param {string} to */
function stroll(board, seat, from, to) {
  play("footsteps");
  return board?.walk?.(seat, from, to);
}

/** @param {Stage} stage @param {Said} words @param {number} time @param {string} language */
function speakUp(stage, words, time, language) {
  stage.bubble = words;
  if (words.kind === "answer_turned") {
    stage.isOpen = false;
    play("win");
  }
  const aloud = likes.aloud && !preferences.mute ? speak(words.phrase.says, language) : null;
  return Promise.all([stage.wait(time), aloud]);
}
