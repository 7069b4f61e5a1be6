/** How to play, on one sheet. */

import { box } from "../../shell/dialog.js";
import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { allRules } from "../../table/help.js";
import { icon } from "../parts/icons.js";
import { slug, soundName } from "../terms.js";

const TURN = /** @type {const} */ (["clue", "card", "move", "arrest"]);
const SIGNS = { clue: "sound", card: "card", move: "move", arrest: "arrest" };
const SOUNDS = ["alarm", "footsteps", "hubbub", "creak", "glass", "train", "hold music", "laughter"];

/** @param {() => void} rules  shows all of them */
export async function openHelp(rules) {
  await style("/city/panel/style/help.css");
  box({ title: t("menu.help"), class: "help-box" }, (close) => [
    h("p", null, t("help.goal")),
    h(
      "ol",
      { class: "help-turn" },
      TURN.map((step) =>
        h(
          "li",
          null,
          icon(SIGNS[step]),
          h("div", null, h("h3", null, t(`help.${step}.title`)), h("p", null, t(`help.${step}`))),
        ),
      ),
    ),
    h(
      "ul",
      { class: "help-sounds" },
      SOUNDS.map((sound) =>
        h("li", null, icon(sound), h("b", null, soundName(sound)), h("small", null, t(`means.${slug(sound)}`))),
      ),
    ),
    h("p", null, t("help.pack")),
    allRules(rules, close),
  ]);
}
