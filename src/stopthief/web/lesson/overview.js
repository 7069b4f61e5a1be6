/** A class at play: a card for every table, with who is there, how far they are, and how the others get there. */

import { icon } from "../lobby/icons.js";
import { seatingText } from "../lobby/sharing.js";
import { explain } from "../shell/dialog.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { inviteesAt } from "./invitees.js";

/** @import { GameClient } from "../shell/types.d.ts" */
/** @import { Group, Overview, State, Watched } from "./types.d.ts" */

const FIGURE = 26;

/** @param {Overview} overview */
export function tables(overview) {
  return h(
    "ul",
    { class: "class-tables" },
    overview.one.groups.map((group, at) => h("li", { key: group.request }, card(overview, group, at))),
  );
}

/** @param {Overview} overview @param {Group} group @param {number} at */
function card(overview, group, at) {
  const watched = group.table ? (overview.watch.tables.get(group.table) ?? null) : null;
  const { state, text } = told(overview.client, watched);
  return h(
    "article",
    { class: `class-table ${state}`, "aria-labelledby": `table-${at}` },
    h(
      "header",
      null,
      h("h2", { id: `table-${at}` }, t("class.table", { number: at + 1 })),
      h("span", { class: `class-state ${state}` }, t(`class.state.${state}`)),
    ),
    h("p", { class: "class-now" }, text),
    pupils(overview, group, watched),
    group.table ? acts(overview, group.table, at, state) : null,
  );
}

/**
 * How a table is, in a word and in a sentence.
 * @param {GameClient} client
 * @param {Watched | null} watched
 * @returns {{state: State, text: string}}
 */
function told(client, watched) {
  const link = watched?.link;
  if (!link) return { state: "closed", text: t("class.closed") };
  if (link.problem) return { state: "lost", text: explain(link.problem) };
  const seen = link.seen(null);
  if (!link.room || !seen || link.status === "lost") return { state: "lost", text: t("class.connecting") };
  if (seen.now.result) return { state: "over", text: client.ending(link.room.setup, seen.now.result) };
  const count = link.room.seats.filter(({ taken }) => !taken).length;
  if (count) return { state: "waiting", text: t("class.waiting", { count }) };
  return { state: "running", text: client.lesson?.progress(seen.view, seen.now) ?? "" };
}

/** @param {Overview} overview @param {Group} group @param {Watched | null} watched */
function pupils({ client }, group, watched) {
  const room = watched?.link.room ?? null;
  return h(
    "ul",
    { class: "class-pupils" },
    group.names.map((name, seat) => {
      const seating = room?.seats[seat];
      const isHere = seating?.taken ?? false;
      return h(
        "li",
        { key: String(seat), class: isHere ? "here" : "away" },
        room ? client.figure(room.setup, seat, FIGURE) : null,
        h("span", null, name),
        isHere ? icon(seating?.bot ? "bot" : "tick", 18) : null,
        h("span", { class: "unseen" }, seatingText(seating)),
      );
    }),
  );
}

/** @param {Overview} overview @param {string} table @param {number} at @param {State} state */
function acts({ one, watch, show, renew }, table, at, state) {
  const isWaiting = inviteesAt(one, at, watch).length > 0;
  const isPlaying = one.shared && state === "running";
  return h(
    "div",
    { class: "class-acts" },
    isWaiting
      ? h("button", { key: "show", type: "button", class: "primary", onclick: () => show(at) }, t("class.show"))
      : null,
    isPlaying ? h("button", { key: "new", type: "button", onclick: () => renew(table, at) }, t("class.renew")) : null,
    h("a", { key: "watch", class: "button", href: `#${table}` }, icon("watch"), t("class.watch")),
  );
}
