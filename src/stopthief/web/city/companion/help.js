/** How to play with the board on the table, on one sheet; and whether this device stays awake. */

import { isSure } from "../../shell/awake.js";
import { box } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { allRules } from "../../table/help.js";
import { icon } from "../parts/icons.js";
import { slug, soundName } from "../terms.js";

const TURN = { clue: "sound", board: "card", tip: "phone", arrest: "arrest", end: "end" };
const SOUNDS = ["alarm", "footsteps", "hubbub", "creak", "glass", "train", "hold music", "laughter"];

/** @param {() => void} rules  shows all of them */
export function openHelp(rules) {
  box({ title: t("menu.help"), class: "help-box" }, (close) => [
    h(
      "ol",
      { class: "help-turn" },
      Object.entries(TURN).map(([step, sign]) => h("li", null, icon(sign), h("p", null, t(`help.paper.${step}`)))),
    ),
    h(
      "ul",
      { class: "help-sounds" },
      SOUNDS.map((sound) =>
        h("li", null, icon(sound), h("b", null, soundName(sound)), h("small", null, t(`means.${slug(sound)}`))),
      ),
    ),
    h("p", null, t("help.paper.kept")),
    h("p", { class: "hint" }, t(isSure() ? "help.paper.awake" : "help.paper.sleepy")),
    allRules(rules, close),
  ]);
}
