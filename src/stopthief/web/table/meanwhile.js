/** The key that lets bots finish at once, and the card that tells what they did meanwhile. Law: no game is known. */

import { style } from "../shell/load.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { picture } from "./signs.js";

/** @import { Child } from "../shell/types.d.ts" */
/** @import { Link } from "../shell/link.js" */

export const dressed = () => style("/table/meanwhile.css");

const FORWARD = picture(["!M3 5.500l8.500 6.500L3 18.500z", "!M12 5.500l8.500 6.500L12 18.500z"]);
const CLOSE = picture(["M6 6l12 12M18 6L6 18"]);
const PLAY = picture(["!M7 4.500l12 7.500-12 7.500z"]);

/**
 * For whoever waits while a bot plays; those who watch do not wait.
 * @param {{link: Link, seat: number | null, now: import("protocol").Now}} scene
 * @param {() => void} press
 */
export function hurryKey({ link, seat, now }, press) {
  const { seats = [], tutorial, pace } = link.room ?? {};
  if (seat === null || link.bot(now.awaited) === null || tutorial || pace === "instant") return null;
  const isAlone = seats.filter(({ bot }) => !bot).length === 1;
  return h(
    "button",
    {
      key: "hurry",
      type: "button",
      class: "hurry",
      title: t("hurry.text"),
      "aria-disabled": link.isHurried ? "true" : null,
      onclick: () => link.isHurried || press(),
    },
    FORWARD,
    h("span", null, t(isAlone ? "hurry.alone" : "hurry")),
  );
}

/**
 * What happened meanwhile.
 * @param {{clues?: Child[], lines: Child[]}} told  clues are buttons that sound one again
 * @param {{close: () => void, hear: () => void}} acts
 */
export function card({ clues = [], lines }, { close, hear }) {
  if (!clues.length && !lines.length) return null;
  return h(
    "section",
    { key: "meanwhile", class: "meanwhile", "aria-label": t("meanwhile") },
    h(
      "header",
      null,
      h("h2", null, t("meanwhile")),
      clues.length ? button("hear", t("meanwhile.hear", { count: clues.length }), PLAY, hear) : null,
      h(
        "button",
        { key: "close", type: "button", class: "icon-button", "aria-label": t("meanwhile.close"), onclick: close },
        CLOSE,
      ),
    ),
    clues.length ? h("ol", { key: "clues", class: "meanwhile-clues" }, clues) : null,
    h(
      "div",
      { key: "lines", class: "meanwhile-lines", role: "group", tabindex: "0", "aria-label": t("meanwhile") },
      lines,
    ),
  );
}

/** @param {string} key @param {string} text @param {Child} sign @param {() => void} onclick */
const button = (key, text, sign, onclick) =>
  h("button", { key, type: "button", class: `primary meanwhile-${key}`, onclick }, sign, text);
