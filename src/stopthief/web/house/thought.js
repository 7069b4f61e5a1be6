/** Thoughts of the house's bots, in words. They never name the card. */

import { knows, t } from "../shell/words.js";

/** @import { Thought } from "./types.d.ts" */

/** @param {Thought} thought @param {import("protocol").HouseFacts} facts */
export function thoughtSaid({ kind, room }, { cards }) {
  const key = `house.thought.${kind}`;
  const word = room && cards[room]?.word;
  if (word && knows(`${key}.room`)) return t(`${key}.room`, { room: word });
  return knows(key) ? t(key) : t("bot.thinking");
}

/** Whether it is worth being read out: what is said aloud is heard anyway. @param {Thought} thought */
export const isTelling = ({ kind }) => kind === "noting";
