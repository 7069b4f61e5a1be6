/** Slips of paper to cut out: for each device whose it is, which table, and the code that leads there. */

import { codePicture, rowsFor } from "../lobby/code.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @import { Invitee, Slip } from "./types.d.ts" */

/**
 * Have all codes ready, one after the other: the server is not to be asked for thirty at once.
 * @param {readonly Invitee[]} invitees
 * @returns {Promise<Slip[]>}
 */
export async function slipsOf(invitees) {
  /** @type {Slip[]} */
  const slips = [];
  for (const invitee of invitees) slips.push({ ...invitee, rows: await rowsFor(invitee.url) });
  return slips;
}

/** Seen on paper only. @param {readonly Slip[]} slips */
export function paper(slips) {
  return h(
    "section",
    { key: "slips", class: "slips", "aria-hidden": "true" },
    slips.map(({ key, number, who, url, rows }) =>
      h(
        "div",
        { key, class: "slip" },
        typeof rows === "string" ? h("small", null, url) : codePicture(rows),
        h("strong", null, who),
        h("span", null, t("class.table", { number })),
      ),
    ),
  );
}
