/** The six sounds to press, each with what it means. */

import { play } from "../../shell/sound.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { slug, soundName } from "../terms.js";

const SOUNDS = /** @type {const} */ (["alarm", "footsteps", "hubbub", "creak", "glass", "train"]);

/** All have to be pressed once. @type {import("../../coach/types.d.ts").Task} */
export function sounds(pass, redraw) {
  /** @type {Set<string>} */
  const heard = new Set();
  const press = (/** @type {string} */ sound) => {
    heard.add(sound);
    play(sound);
    if (heard.size === SOUNDS.length) pass();
    else redraw();
  };
  return () =>
    h(
      "div",
      { key: "sounds", class: "coach-sounds", role: "group", "aria-label": t("case.sounds.title") },
      SOUNDS.map((sound) =>
        h(
          "button",
          { key: sound, type: "button", "aria-pressed": String(heard.has(sound)), onclick: () => press(sound) },
          icon(sound),
          h("span", null, soundName(sound)),
          h("small", null, t(`means.${slug(sound)}`)),
        ),
      ),
    );
}
