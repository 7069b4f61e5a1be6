/** Spaces and targets in words, for captions, for the list and for those who listen. */

import { t } from "../../shell/words.js";
import { ends, isCircle, nodeName } from "../facts.js";

/** @import { Facts } from "../facts.js" */
/** @import { Target } from "./types.d.ts" */

/** @param {number} digit */
export const placeName = (digit) => t(`place.${digit}`);

/** @param {string} id */
export const areaName = (id) => t(`area.${id}`);

/** The name of a space's kind. @param {Facts} facts @param {number} node */
export function kindName(facts, node) {
  const kind = facts.kind(node);
  return t(kind === null ? "kind.circle" : `kind.${kind.replaceAll(" ", "_")}`);
}

/**
 * Where it lies: the room and the building, the street, or the rooms that a door joins.
 * @param {Facts} facts
 * @param {number} node
 */
export function whereabouts(facts, node) {
  const space = facts.space.get(node);
  if (!space) return t("board.between", { one: ends(node)[0], two: ends(node)[1] });
  const place = placeName(facts.placeOf(node));
  if (space.sides.length) return `${joined(facts, node)} · ${place}`;
  const area = space.area === null ? "" : areaName(space.area);
  return area === place || !area ? place : `${area} · ${place}`;
}

/** The rooms that a door or window joins; nothing for other spaces. @param {Facts} facts @param {number} node */
export const joined = (facts, node) => (facts.space.get(node)?.sides ?? []).map(areaName).join(" / ");

/** @param {Target} target */
export function stepsText(target) {
  return target.cost === null ? "" : t("board.steps", { count: target.cost });
}

/** The label of a button that chooses it: "Go · 4 steps". @param {Target} target */
export function actText(target) {
  const steps = stepsText(target);
  return `${t(`target.${target.kind}`)}${steps && target.kind !== "arrest" ? ` · ${steps}` : ""}`;
}

/** A target as it is read out: "Move to 324, 4 steps, museum, inside". @param {Facts} facts @param {Target} target */
export function spoken(facts, target) {
  const what = target.label || t(`target.${target.kind}.to`, { number: nodeName(target.node) });
  const where = isCircle(target.node) ? "" : placeName(facts.placeOf(target.node));
  const steps = target.kind === "arrest" ? "" : stepsText(target);
  return [what, what.includes(steps) ? "" : steps, where, kindName(facts, target.node)].filter(Boolean).join(", ");
}
