/**
 * Private tips that wait for their owner. One that was put away is gone: no page of this device shows it again (P5).
 * Law: what a player wants to keep is written into the notebook by hand.
 */

import { remember, remembered } from "../shell/preferences.js";
import { entries } from "../table/entries.js";

/** @import { CityTip as Tip } from "protocol" */
/** @import { Link } from "../shell/link.js" */
/** @import { WaitingTip } from "./types.d.ts" */

/** Tips that everyone heard are no secret. @param {Tip} tip */
export const isSecret = (tip) => tip.digit == null;

/** How many tips each seat of a table has put away. @param {string} table @returns {Record<string, number>} */
function putAway(table) {
  try {
    return JSON.parse(remembered(`tips.${table}`) ?? "{}");
  } catch {
    return {};
  }
}

/** The first tip about this thief that a seat has still to look at. @param {Link} link @param {number} seat */
export function waitingTip(link, seat) {
  const seen = link.seen(seat);
  const view = /** @type {import("protocol").CityView | undefined} */ (seen?.view);
  const secrets = entries(seen?.batches ?? []).flatMap(({ seen: one }) => secret(one));
  const old = secrets.length - (view?.tips.filter(isSecret).length ?? 0);
  const count = Math.max(old, putAway(link.table)[seat] ?? 0);
  const tip = secrets[count];
  return tip ? /** @type {WaitingTip} */ ({ seat, count, tip }) : null;
}

/** The tip that an observation is, if it is a private one. @param {import("protocol").Observation} seen */
const secret = (seen) => (seen.type === "tip_heard" && isSecret(seen.tip) ? [seen.tip] : []);

/** GO BACK: it is gone for good. @param {Link} link @param {WaitingTip} waiting */
export function putTipAway(link, { seat, count }) {
  remember(`tips.${link.table}`, JSON.stringify({ ...putAway(link.table), [seat]: count + 1 }));
}
