/** How far a learner has come. Law: it follows from what was done at the table and noted there, and from nothing else. */

/** @typedef {import("../shell/tree.js").Child} Child */

/** What a step may ask of the page: what to draw in the panel, and when it is done. @typedef {(pass: () => void, redraw: () => void) => () => Child} Task */

/**
 * One thing to say, and what has to come of it. Without `act`, `on`, `noted` and `task` there is only something to read.
 * @typedef {object} Step
 * @property {string} say  the key of its text; with `.touch` behind it, the text for fingers
 * @property {number} part  which part of the lesson it belongs to, counted from 0
 * @property {unknown} [at]  what is pointed at: a selector, or whatever the game finds
 * @property {boolean} [bright]  whether all the rest stays as bright
 * @property {boolean} [act]  the learner gives the next command of the script
 * @property {{event: string, check: (detail: any, table: any) => string | null}} [on]  the table tells of something; what is wrong with it, as the key of a hint, or null
 * @property {(notes: Readonly<Record<string, string>>) => boolean} [noted]  the learner writes down something
 * @property {Task} [task]  something to do in the panel itself
 * @property {string} [open]  what has to be in sight for it, in the game's own words
 * @property {boolean} [end]  all is done
 */

/** @typedef {import("protocol").Cue} Cue */

/** What the script wants next, after so many commands. @param {readonly Cue[]} cues @param {number} done @returns {Cue | null} */
export const cueAt = (cues, done) => cues[done] ?? null;

/** How many commands of a seat are among the first ones. @param {readonly Cue[]} cues @param {number} done @param {number} seat */
export const actsOf = (cues, done, seat) => cues.slice(0, done).filter((cue) => cue.seat === seat).length;

/**
 * The step that is due: never before the last act that was done, never after the next one, and as far as was noted.
 * @param {readonly Step[]} steps @param {number} acts  how many the learner has done @param {number} passed  how many steps are noted
 */
export function stepAt(steps, acts, passed) {
  const own = steps.flatMap((step, index) => (step.act ? [index] : []));
  const from = acts > 0 ? (own[acts - 1] ?? steps.length - 1) + 1 : 0;
  const until = own[acts] ?? steps.length - 1;
  return Math.min(Math.max(from, passed), until);
}

/** Whether two commands are the same. @param {any} one @param {any} two @returns {boolean} */
export function isSame(one, two) {
  const names = Object.keys(one ?? {});
  return names.length === Object.keys(two ?? {}).length && names.every((name) => one[name] === two?.[name]);
}
