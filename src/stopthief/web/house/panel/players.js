/** Who plays: figure, name, and whose turn it is. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { badge } from "../../table/bots.js";
import { marker } from "../parts/marker.js";

/** @param {import("./types.d.ts").Scene} scene */
export function players({ setup, now, seat: own, shared, link }) {
  return h(
    "ul",
    {
      key: "players",
      class: `players players-${setup.players.length}`,
      "aria-label": t("house.players.title"),
    },
    setup.players.map((/** @type {{name: string}} */ { name }, /** @type {number} */ seat) => {
      const isFree = link.room?.seats[seat]?.taken === false;
      const notes = [
        seat === own ? t("house.players.you") : "",
        now.awaited === seat ? t("house.players.turn") : "",
        shared.each ? t("house.players.cards", { count: shared.each }) : "",
        isFree ? t("house.players.free") : "",
      ].filter(Boolean);
      return h(
        "li",
        {
          key: seat,
          class: `player ${now.awaited === seat ? "acting" : ""} ${isFree ? "free" : ""}`,
          title: [name, ...notes].join(", "),
        },
        marker(seat, 24),
        h("span", { class: "player-name" }, name),
        badge(link, seat),
        h("span", { class: "unseen" }, `, ${notes.join(", ")}`),
      );
    }),
  );
}
