/** What bots of the house think, in words. Which card they mean they keep to themselves. */

import { knows, t } from "../shell/words.js";

/** @typedef {{kind: string}} Thought */

/** @param {Thought} thought */
export function thoughtSaid({ kind }) {
  const key = `house.thought.${kind}`;
  return knows(key) ? t(key) : t("bot.thinking");
}

/** Whether it is worth being read out: what is said aloud is heard anyway. @param {Thought} thought */
export const isTelling = ({ kind }) => kind === "noting";
