/**
 * The choices of the person at this device and the pages they opened, at the table of the house.
 * Law: pure functions from one local state to the next; nothing is drawn, sent or fetched here.
 */

import { nextKind, settled } from "./panel/guess.js";

/** @import { Scene } from "./panel/types.d.ts" */
/** @import { Kind, Local } from "./types.d.ts" */

/** In these phases the task needs more room than the house, which shrinks where the sheet lies below it. */
const WANTS_ROOM = new Set(["guess", "show", "note"]);

/** @type {Readonly<Local>} */
export const BEGIN = {
  moment: null,
  draft: { turn: "", cards: {}, kind: null },
  tab: "",
  isUp: false,
  doing: "",
  cell: "",
};

/** A new turn begins with an empty guess. @param {Local} local @param {Scene} scene @returns {Local} */
export function arrived(local, scene) {
  const { link, seat, shared } = scene;
  const number = link.seen(seat)?.number ?? 0;
  if (local.moment?.seat === seat && local.moment.number === number) return local;
  const turn = `${link.table} ${seat} ${shared.turns}`;
  const draft = local.draft.turn === turn ? local.draft : { turn, cards: {}, kind: null };
  return placed({ ...local, moment: { seat, number }, draft }, scene);
}

/**
 * A person who has to act sees all of it; one who reads while others play is left alone.
 * @param {Local} local
 * @param {Scene} scene
 * @returns {Local}
 */
function placed(local, { isMine, shared, now, layout }) {
  const isOver = Boolean(now.result);
  const doing = `${isMine && shared.phase} ${isOver}`;
  if (local.doing === doing) return local;
  const isActing = isMine || isOver;
  const tab = isActing && layout === "tall" ? "now" : local.tab;
  return { ...local, doing, tab, isUp: isActing && (isOver || WANTS_ROOM.has(shared.phase)) };
}

/**
 * A card of the guess was picked; the next kind that is open is next.
 * @param {Local} local
 * @param {Scene} scene
 * @param {Kind} kind
 * @param {string} card
 * @returns {Local}
 */
export function picked(local, scene, kind, card) {
  const cards = { ...local.draft.cards, [kind]: card };
  return { ...local, draft: { ...local.draft, cards, kind: nextKind(settled(scene, cards)) ?? kind } };
}

/** Another kind of card is to be picked. @param {Local} local @param {Kind} kind @returns {Local} */
export const turned = (local, kind) => ({ ...local, draft: { ...local.draft, kind } });

/** The sheet is made taller, or lower. @param {Local} local @returns {Local} */
export const lifted = (local) => ({ ...local, isUp: !local.isUp });
