/**
 * The choices of the person at this device and the pages they opened, at the table of the city.
 * Law: pure functions from one local state to the next; nothing is drawn, sent or fetched here.
 */

import { kinds } from "./panel/targets.js";

/** @import { Scene } from "./panel/types.d.ts" */
/** @import { Local } from "./types.d.ts" */

/** Pages of the sheet that want room; for the others the board has to stay in sight. */
const TO_READ = new Set(["clues", "thief", "players", "log"]);

/** @type {Readonly<Local>} */
export const BEGIN = {
  moment: null,
  kind: null,
  preview: null,
  lifted: null,
  pencil: null,
  tab: "",
  isUp: false,
  isOver: false,
  isBack: false,
};

/** When anything happens, what was chosen is forgotten. @param {Local} local @param {Scene} scene @returns {Local} */
export function arrived(local, scene) {
  const { seat } = scene;
  const number = scene.link.seen(seat)?.number ?? 0;
  if (local.moment?.seat === seat && local.moment.number === number) return local;
  const [kind = null] = kinds(scene);
  const chosen = { moment: { seat, number }, kind, preview: null, lifted: null };
  return { ...local, ...chosen, tab: tabAt(local, scene), isOver: Boolean(scene.now.result) };
}

/**
 * The page that serves best; a person who reads another one is left alone.
 * @param {Local} local
 * @param {Scene} scene
 */
function tabAt({ tab, isOver }, { now, layout, legal }) {
  if (now.result) return isOver ? tab : "end";
  return layout === "tall" && legal.some(({ type }) => type === "play_card") ? "hand" : tab;
}

/** @param {Local} local @param {string} tab @returns {Local} */
export const opened = (local, tab) => ({ ...local, tab, isUp: TO_READ.has(tab) });

/** The sheet is made taller, or lower. @param {Local} local @returns {Local} */
export const lifted = (local) => ({ ...local, isUp: !local.isUp });

/**
 * Taps on the board mean something else; the pencil is put away.
 * @param {Local} local
 * @param {string | null} kind
 * @returns {Local}
 */
export const aimed = (local, kind) => ({ ...local, kind, pencil: null });

/** The pencil that the board is marked with now: only while the notebook is open. @param {Local} local */
export const pencilOf = ({ tab, pencil }) => (tab === "book" ? pencil : null);
