/** Whom a table still waits for, and the links that bring them there. */

import { link as linkTo } from "../shell/route.js";
import { listed } from "../shell/words.js";

/** @import { Class, Invitee } from "./types.d.ts" */
/** @import { Watch } from "./watch.js" */

/** @param {Class} one @param {Watch} watch @returns {Invitee[]} */
export const inviteesOf = (one, watch) => one.groups.flatMap((_, at) => inviteesAt(one, at, watch));

/** @param {Class} one @param {number} at @param {Watch} watch @returns {Invitee[]} */
export function inviteesAt({ groups, shared }, at, watch) {
  const group = groups[at];
  const watched = group?.table ? watch.tables.get(group.table) : null;
  if (!group?.table || !watched) return [];
  const found = [...watched.invitations].filter(([seat]) => !watched.link.room?.seats[seat]?.taken);
  const name = (/** @type {number} */ seat) => group.names[seat] ?? "";
  const url = (/** @type {readonly string[]} */ invitations) =>
    linkTo(watch.address, group.table ?? "", ...invitations);
  if (!shared) {
    return found.map(([seat, invitation]) => ({
      key: `${group.table}-${seat}`,
      number: at + 1,
      who: name(seat),
      url: url([invitation]),
    }));
  }
  if (!found.length) return [];
  const who = listed(found.map(([seat]) => name(seat)));
  return [{ key: group.table, number: at + 1, who, url: url(found.map(([, invitation]) => invitation)) }];
}
