/** Who plays: figure, name, money or thieves caught, cards left, and what one has to reach. */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { badge } from "../../table/bots.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { goalOf, hasMoney, isCompetitive } from "../terms.js";
import { cardsOf } from "./hand.js";
import { handOf } from "./scene.js";

/** @import { Scene } from "./types.d.ts" */

/** @param {Scene} scene @param {{find: (seat: number) => void}} acts */
export function players(scene, acts) {
  return h(
    "section",
    { key: "players", class: "players", "aria-label": t("players.title") },
    h("h2", null, t("players.title")),
    h(
      "ul",
      null,
      scene.setup.players.map((_, seat) => row(scene, seat, acts)),
    ),
    h("p", { class: "goal" }, goal(scene.setup)),
  );
}

/** What wins. @param {import("protocol").CitySetup} setup */
export function goal(setup) {
  if (!isCompetitive(setup)) return t("players.goal.loot");
  if (setup.settings.win_by === "thieves") return t("players.goal.thieves", { count: goalOf(setup) });
  return t("players.goal.money", { money: money(goalOf(setup)) });
}

/** @param {Scene} scene @param {number} seat @param {{find: (seat: number) => void}} acts */
function row(scene, seat, acts) {
  const { setup, now, link } = scene;
  const { name = "", investigator = null } = setup.players[seat] ?? {};
  const isActing = now.awaited === seat;
  return h(
    "li",
    { key: seat },
    h(
      "button",
      {
        type: "button",
        class: `player ${isActing ? "acting" : ""}`,
        title: investigator ? t("players.find", { name }) : null,
        onclick: () => acts.find(seat),
      },
      meeple(investigator),
      h(
        "span",
        { class: "player-name" },
        h("strong", null, name),
        isActing ? h("span", { class: "unseen" }, `, ${t("players.turn")}`) : null,
      ),
      investigator ? h("span", { class: "player-worth" }, worth(scene, seat)) : null,
      h(
        "span",
        { class: "player-more" },
        investigator ? pips(scene, seat) : null,
        h("small", { class: "player-tags" }, tags(scene, seat, link.room?.seats[seat]?.taken !== false)),
        badge(link, seat),
      ),
    ),
  );
}

/** @param {Scene} scene @param {number} seat @param {boolean} isTaken */
function tags({ setup, seat: own, link }, seat, isTaken) {
  const { name = "", investigator = null } = setup.players[seat] ?? {};
  const isPlain = investigator || name.toLowerCase() === t("players.pack").toLowerCase();
  const words = [
    isPlain ? "" : t("players.pack"),
    own === seat && link.mine.length ? t("players.you") : "",
    isTaken ? "" : t("players.free"),
  ];
  return words.filter(Boolean).join(" · ");
}

/** @param {Scene} scene @param {number} seat */
function worth({ setup, shared }, seat) {
  const count = shared.caught[seat] ?? 0;
  const caught = t("players.caught", { count });
  if (hasMoney(setup)) return h("b", { title: caught }, money(shared.money[seat] ?? 0));
  return h(
    "b",
    { title: caught },
    icon("arrest"),
    h("span", { "aria-hidden": "true" }, ` ${count}`),
    h("span", { class: "unseen" }, caught),
  );
}

/** Cards left, small: they are public. @param {Scene} scene @param {number} seat */
function pips(scene, seat) {
  const left = handOf(scene, seat);
  return h(
    "span",
    { class: "pips" },
    h("span", { class: "unseen" }, t("players.cards", { count: left.length })),
    cardsOf(scene, seat).map(({ card }) =>
      h("i", { class: left.includes(card) ? "" : "gone", "aria-hidden": "true" }, card),
    ),
  );
}
