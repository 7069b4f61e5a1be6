/**
 * Bots at a table: a badge that says how well one plays, and a line with what one of them thinks. Law: no game is
 * known.
 */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { sign } from "./signs.js";

/** @import { Link } from "../shell/link.js" */
/** @import { Voice } from "./types.d.ts" */

/** Beside the name of a bot; nothing for people. @param {Link} link @param {number} seat */
export function badge(link, seat) {
  const bot = link.bot(seat);
  if (!bot) return null;
  const text = t("bot.is", { strength: t(`strength.${bot}`).toLowerCase() });
  return h(
    "small",
    { key: "bot", class: "bot-badge", title: text },
    sign("bot"),
    h("span", { class: "unseen" }, text),
    h("span", { class: "bot-strength", "aria-hidden": "true" }, t(`strength.${bot}`)),
  );
}

/**
 * What a bot thinks, or that it does; after its turn, what it did. While there are bots, the line keeps its place even
 * when it is empty.
 * @param {{link: Link, now: import("protocol").Now}} scene @param {Voice} voice
 */
export function thoughtLine({ link, now }, voice) {
  const hasBots = link.room?.seats.some(({ bot }) => bot);
  if (!hasBots || now.result) return null;
  const awaited = now.awaited ?? null;
  const isThinking = link.bot(awaited) !== null;
  const last = [...link.thoughts.keys()].at(-1) ?? null;
  const seat = isThinking ? awaited : last;
  const thought = seat !== null && seat === last ? link.thoughts.get(seat) : null;
  const isSomebody = seat !== null && link.bot(seat) !== null;
  return h(
    "p",
    { key: "thought", class: isThinking ? "thought busy" : "thought" },
    isSomebody ? inside(seat, thought, voice, isThinking) : null,
  );
}

/** @param {number} seat @param {unknown} thought @param {Voice} voice @param {boolean} isThinking */
function inside(seat, thought, { name, figure, said, did }, isThinking) {
  const deed = isThinking ? null : did?.(seat);
  if (deed) return [figure(seat), h("span", { class: "thought-did" }, deed)];
  return [
    figure(seat),
    h("b", null, name(seat)),
    h("span", { class: "thought-text" }, thought ? said(thought) : t("bot.thinking")),
    h("i", { class: "thought-dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  ];
}
