/**
 * How far a learner has come. Law: it follows from what was done at the table and noted there, and from nothing else.
 */

/** @import { Cue } from "protocol" */
/** @import { Step } from "./types.d.ts" */

/** @typedef {Readonly<Record<string, unknown>> | null | undefined} Given */

/**
 * The next command of the script, after a number of commands.
 * @param {readonly Cue[]} cues
 * @param {number} done
 * @returns {Cue | null}
 */
export const cueAt = (cues, done) => cues[done] ?? null;

/**
 * How many commands of a seat are among the first ones.
 * @param {readonly Cue[]} cues
 * @param {number} done
 * @param {number} seat
 */
export const actsOf = (cues, done, seat) => cues.slice(0, done).filter((cue) => cue.seat === seat).length;

/**
 * The step that is due: never before the last act that was done, never after the next one, and as far as was noted.
 * @param {readonly Step[]} steps
 * @param {number} acts  how many the learner has done
 * @param {number} passed  how many steps are noted
 */
export function stepAt(steps, acts, passed) {
  const own = steps.flatMap((step, index) => (step.act ? [index] : []));
  const from = acts > 0 ? (own[acts - 1] ?? steps.length - 1) + 1 : 0;
  const until = own[acts] ?? steps.length - 1;
  return Math.min(Math.max(from, passed), until);
}

/** Whether two commands are the same. @param {Given} one @param {Given} two @returns {boolean} */
export function isSame(one, two) {
  const names = Object.keys(one ?? {});
  return names.length === Object.keys(two ?? {}).length && names.every((name) => one?.[name] === two?.[name]);
}
