/** Boxes that not everybody opens: they are fetched by who does. */

import { toast } from "../shell/dialog.js";
import { preload } from "../shell/load.js";
import { t } from "../shell/words.js";

/** Who sits where. @param {import("../shell/link.js").Link} link @param {{isHost: boolean}} options */
export function openInvitations(link, options) {
  preload("/lobby/invitations.js");
  return import("./invitations.js").then((box) => box.openInvitations(link, options), unreachable);
}

/** How this device likes it. */
export function openPreferences() {
  preload("/lobby/preferences.js");
  return import("./preferences.js").then((box) => box.openPreferences(), unreachable);
}

/** The rules of a game, or one of them. @param {string} game @param {string | null} [rule] */
export function openRules(game, rule = null) {
  preload("/rules/box.js");
  return import("../rules/box.js").then((box) => box.openRules(game, rule)).catch(unreachable);
}

/** A game on paper. @param {string} game @param {Readonly<Record<string, string>>} choices */
export function openPrinting(game, choices) {
  preload("/printing/box.js");
  return import("../printing/box.js").then((box) => box.openPrinting(game, choices), unreachable);
}

/** Says that something could not be fetched. */
export const unreachable = () => toast(t("fault.offline"), "problem");
