/** The end: who won, where the thief went, and what next. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { next } from "../../table/next.js";
import { nodeName } from "../facts.js";
import { footprints } from "../panel/replay.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { ending } from "../sentence.js";
import { clueSaid, isCompetitive } from "../terms.js";
import { isGlad } from "./moments.js";

/** @import { Scene } from "../panel/types.d.ts" */

/** @param {Scene} scene */
export function endingScreen(scene) {
  const result = /** @type {import("protocol").Result} */ (scene.now.result);
  const winners = result.winners.length ? result.winners : [null];
  return h(
    "section",
    { key: "ending", class: isGlad(scene.setup, result.winners) ? "over glad" : "over", "aria-label": t("end.title") },
    h("p", { class: "stamp" }, t("end.title")),
    h(
      "p",
      { class: "winners", "aria-hidden": "true" },
      winners.map((seat) => meeple(seat === null ? null : scene.setup.players[seat]?.investigator, { size: 84 })),
    ),
    h("h2", { class: "sentence", tabindex: "-1" }, ending(scene.setup, result)),
    next(scene.link),
    trail(scene),
  );
}

/** @param {Scene} scene */
function trail(scene) {
  const title = t(isCompetitive(scene.setup) ? "end.trail" : "end.trail.pack");
  return h(
    "section",
    { key: "trail", class: "trail-list", "aria-label": title },
    h("h3", null, title),
    h(
      "ol",
      null,
      footprints(scene).map(({ node, clue }, index) =>
        h(
          "li",
          { key: index },
          h("b", null, nodeName(node)),
          clue ? [icon(clue.sound), h("span", null, clueSaid(clue))] : h("span", null, t("trail.start")),
        ),
      ),
    ),
  );
}
