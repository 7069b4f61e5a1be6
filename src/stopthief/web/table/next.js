/** After the end: the same people again, the record, the first page. */

import * as device from "../shell/device.js";
import { complain } from "../shell/dialog.js";
import { go } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { sign } from "./signs.js";

/** @import { Link } from "../shell/link.js" */

/** Buttons after the end of a game. @param {Link} link */
export function next(link) {
  const seats = link.tickets.length > 0;
  const again = link.room?.rematch ?? null;
  return h(
    "div",
    { class: "buttons" },
    seats
      ? h(
          "button",
          { type: "button", class: "primary", onclick: () => playAgain(link) },
          sign("replay"),
          t(again ? "end.join" : "end.rematch"),
        )
      : null,
    h("a", { class: "button", href: device.recordOf(link.table), download: "" }, sign("download"), t("end.record")),
    h("button", { type: "button", class: "quiet", onclick: () => go("") }, sign("home"), t("end.home")),
  );
}

/** The same seats at a new table: the old tokens are the invitations to it. @param {Link} link */
async function playAgain(link) {
  try {
    const table = link.room?.rematch ?? (await device.rematch(link.table, link.tickets[0]?.token ?? "")).table;
    for (const { token } of link.tickets) await device.join(table, token);
    go(`#${table}`);
  } catch (problem) {
    complain(problem);
  }
}
