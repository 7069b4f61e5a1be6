/** Boxes that not everybody opens: they are fetched by who does. */

import { toast } from "../shell/dialog.js";
import { part } from "../shell/load.js";
import { t } from "../shell/words.js";

/** Who sits where. @param {import("../shell/link.js").Link} link @param {{isHost: boolean}} options */
export function openInvitations(link, options) {
  const box = part("/lobby/invitations.js", () => import("./invitations.js"));
  return box.then((its) => its.openInvitations(link, options), unreachable);
}

/** How this device likes it. @param {import("../shell/link.js").Link | null} [link]  to the table it is at */
export function openPreferences(link = null) {
  const box = part("/lobby/preferences.js", () => import("./preferences.js"));
  return box.then((its) => its.openPreferences(link)).catch(unreachable);
}

/** The rules of a game, or one of them. @param {string} game @param {string | null} [rule] */
export function openRules(game, rule = null) {
  const box = part("/rules/box.js", () => import("../rules/box.js"));
  return box.then((its) => its.openRules(game, rule)).catch(unreachable);
}

/** A game on paper. @param {string} game @param {Readonly<Record<string, string>>} choices */
export function openPrinting(game, choices) {
  const box = part("/printing/box.js", () => import("../printing/box.js"));
  return box.then((its) => its.openPrinting(game, choices), unreachable);
}

/** Says that something could not be fetched. */
export const unreachable = () => toast(t("fault.offline"), "problem");
