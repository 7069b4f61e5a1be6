/** One sentence: whose turn it is and what is next, as the seat that reads it should hear it. */

import { listed, money, t } from "../shell/words.js";
import { goalOf, playerName } from "./terms.js";

/** @import { Now, Result } from "protocol" */

/** @param {import("protocol").CityView} view @param {Now} now @param {number | null} seat @returns {string} */
export function sentence(view, now, seat) {
  const setup = view.public.setup;
  if (now.result) return ending(setup, now.result);
  if (now.awaited == null) return t("table.moment");
  const name = playerName(setup, now.awaited);
  if (now.awaited === seat) return own(view.public, now, name);
  const said = t(`now.other.${view.public.phase}`, { name });
  return seat === null ? t("now.watching", { sentence: said }) : said;
}

/** @param {import("protocol").CityPublic} at  what lies open @param {Now} now @param {string} name */
function own(at, now, name) {
  const can = (/** @type {string} */ type) => (now.legal ?? []).some((command) => command.type === type);
  if (at.phase === "effect")
    return t(can("choose") ? "now.you.choose" : "now.you.ride", { name, thief: thiefName(at) });
  if (at.phase === "move" && can("take_tip")) return t("now.you.tip", { name });
  return t(`now.you.${at.phase}`, at.phase === "move" ? { name, count: at.card ?? 0 } : { name });
}

/** @param {import("protocol").CityPublic} at */
const thiefName = (at) => t(`thief.name.${at.thief}`);

/** Who won, and why. @param {import("protocol").CitySetup} setup @param {Result} result @returns {string} */
export function ending(setup, result) {
  const winners = listed(result.winners.map((seat) => playerName(setup, seat)));
  switch (result.reason) {
    case "money":
      return t("ending.money", { winners, goal: money(goalOf(setup)) });
    case "thieves":
      return t("ending.thieves", { winners, count: goalOf(setup) });
    case "pack caught":
      return t(result.winners.length === 1 ? "ending.caught.one" : "ending.caught.other", { winners });
    default:
      return winners ? t("ending.gone.by", { winners }) : t("ending.gone");
  }
}
