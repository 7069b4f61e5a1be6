/** Thoughts of the city's bots, in words. Secret acts are not among them. */

import { knows, t } from "../shell/words.js";
import { nodeName } from "./facts.js";
import { placeName, slug } from "./terms.js";

/** @import { Thought } from "./types.d.ts" */

/** Thoughts that the log does not tell by itself a moment later. */
const TELLING = ["covering", "closing in", "helping", "sneaking", "choosing"];

/** @param {Thought} thought */
export function thoughtSaid({ kind, place, space }) {
  const key = `thought.${slug(kind)}`;
  if (space != null && knows(`${key}.space`)) return t(`${key}.space`, { space: nodeName(space) });
  if (place != null && knows(`${key}.place`)) return t(`${key}.place`, { place: placeName(place) });
  return knows(key) ? t(key) : t("bot.thinking");
}

/** Whether it is worth being read out. @param {Thought} thought */
export const isTelling = ({ kind }) => TELLING.includes(kind);
