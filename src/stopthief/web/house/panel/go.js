/** Where to: every room that may be chosen as the sentence that is said with it. The house takes a tap as well. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { phrase } from "../parts/speech.js";
import { glossed, inner } from "../parts/word.js";
import { art } from "./card.js";

/** @import { Scene } from "./types.d.ts" */

/** The phrase for going to a room. @param {Scene} scene @param {string} room */
export function going(scene, room) {
  const here = scene.shared.rooms[scene.shared.turn];
  if (here == null) return phrase(scene, "start", { room });
  return here === room ? phrase(scene, "stay", { room }) : phrase(scene, "go", { from: here, to: room });
}

/**
 * Whether a command leads to a room.
 * @param {import("protocol").HouseCommand} command
 */
export const isWay = (command) => command.type === "move_to" || command.type === "place_marker";

/** @param {Scene} scene @param {{choose: (room: string) => void}} acts @param {boolean} busy */
export function goPanel(scene, acts, busy) {
  const rooms = scene.legal.flatMap((command) => (isWay(command) ? [command.room] : []));
  return h(
    "section",
    { key: "go", class: "go", "aria-label": t("house.go.title") },
    h("p", { class: "hint" }, t("house.go.hint")),
    h(
      "ul",
      { class: "ways" },
      rooms.map((room) => {
        const words = going(scene, room);
        return h(
          "li",
          { key: room },
          h(
            "button",
            {
              type: "button",
              class: "way",
              "data-room": room,
              "aria-disabled": busy ? "true" : null,
              onclick: () => acts.choose(room),
              ...glossed(words.gloss),
            },
            art(scene, room),
            h("span", null, inner(words, scene.language)),
          ),
        );
      }),
    ),
  );
}
