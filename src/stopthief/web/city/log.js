/** Events in words: one sentence for each observation. Private ones are never spelt out here. */

import { listed, money, t } from "../shell/words.js";
import { nodeName } from "./facts.js";
import { ending } from "./sentence.js";
import { atPlace, clueHeard, hasMoney, isCompetitive, playerName, tipSaid } from "./terms.js";

/** @import { CityObservation as Seen, CitySetup as Setup } from "protocol" */
/** @import { Facts } from "./facts.js" */

/** Whether only its owner may know it. @param {Seen} seen */
export const isPrivate = (seen) => seen.type === "pack_at" || (seen.type === "tip_heard" && seen.tip.digit == null);

/**
 * An observation as a sentence.
 * @param {Seen} seen
 * @param {Setup} setup
 * @param {Facts | null} facts
 * @returns {string}
 */
export function said(seen, setup, facts) {
  const name = "seat" in seen ? playerName(setup, seen.seat) : "";
  switch (seen.type) {
    case "thief_revealed":
      return revealed(seen, setup, facts);
    case "thief_hidden":
      return t("log.thief_hidden", { quarry: quarry(setup) });
    case "heard":
      return heard(seen, setup);
    case "card_played":
      return t("log.card_played", { name, card: seen.card });
    case "moved":
      return moved(seen, setup, facts);
    case "tip_asked":
      return [t("log.tip_asked", { name }), cost(setup, seen.price)].join(" ").trim();
    case "tip_heard":
      return seen.tip.digit == null
        ? t("log.tip_heard.private")
        : t("log.tip_heard.open", { tip: tipSaid(seen.tip, setup) });
    case "arrest_missed":
      return [t("log.arrest_missed", { name, node: nodeName(seen.space) }), cost(setup, seen.fine)].join(" ").trim();
    case "thief_arrested":
      return seen.reward
        ? t("log.thief_arrested.reward", { name, node: nodeName(seen.space), money: money(seen.reward) })
        : t("log.thief_arrested", { name, node: nodeName(seen.space) });
    case "cards_picked_up":
      return t(seen.seats.length === 1 ? "log.cards_picked_up.one" : "log.cards_picked_up.other", {
        names: listed(seen.seats.map((seat) => playerName(setup, seat))),
      });
    case "money_moved":
      return paid(name, seen.amount);
    case "loot_filled":
      return t("log.loot_filled", { money: money(seen.amount) });
    case "digit_told":
      return t("log.digit_told", { place: atPlace(seen.digit) });
    case "turn_ended":
      return turnEnded(seen, setup, name);
    case "win_said":
      return seen.winner == null
        ? t("log.win_said.nobody", { name })
        : t("log.win_said", { name, winner: playerName(setup, seen.winner) });
    case "pack_at":
      return t("log.pack_at", { node: nodeName(seen.space) });
    case "game_over":
      return t("log.game_over", { ending: ending(setup, seen) });
    default:
      return t(`log.${seen.type}`, { name });
  }
}

/** @param {Setup} setup */
const quarry = (setup) => t(isCompetitive(setup) ? "log.quarry.thief" : "log.quarry.pack");

/** @param {import("protocol").CityThiefRevealed} seen @param {Setup} setup @param {Facts | null} facts */
function revealed(seen, setup, facts) {
  const card = facts?.thieves?.find((thief) => thief.id === seen.thief);
  const when = t(card?.captured ? "thief.captured" : "thief.large");
  const parts = { thief: t(`thief.name.${seen.thief}`), when, ability: t(`ability.${seen.thief}`) };
  return card?.reward && hasMoney(setup)
    ? t("log.thief_revealed.reward", { ...parts, money: money(card.reward) })
    : t("log.thief_revealed", parts);
}

/** @param {import("protocol").CityHeard} seen @param {Setup} setup */
function heard(seen, setup) {
  return [
    clueHeard(seen),
    seen.sound === "hold music" ? t("log.heard.still", { quarry: quarry(setup) }) : "",
    seen.sound === "laughter" ? t("log.heard.secret") : "",
    seen.spree ? t("log.heard.spree", { money: money(seen.spree) }) : "",
    seen.loot ? t("log.heard.loot", { money: money(seen.loot) }) : "",
    seen.again ? t("log.heard.again") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {import("protocol").CityMoved} seen @param {Setup} setup @param {Facts | null} facts */
function moved(seen, setup, facts) {
  const name = playerName(setup, seen.seat);
  const node = nodeName(seen.path.at(-1) ?? 0);
  if (seen.by != null) return t("log.moved.by", { by: playerName(setup, seen.by), name, node });
  if (seen.path.length < 2) return t("log.moved.stays", { name, node });
  return t(hasRide(seen.path, facts) ? "log.moved.rides" : "log.moved.walks", { name, node });
}

/** Whether a path goes from station to station. @param {readonly number[]} path @param {Facts | null} facts */
export function hasRide(path, facts) {
  const stations = new Set();
  for (const space of facts?.spaces ?? []) if (space.kind === "subway") stations.add(space.number);
  return path.some((node, index) => index > 0 && stations.has(node) && stations.has(path[index - 1]));
}

/** @param {Setup} setup @param {number} amount */
function cost(setup, amount) {
  if (!amount) return "";
  return t(isCompetitive(setup) ? "log.cost.money" : "log.cost.loot", { money: money(amount) });
}

/** @param {string} name @param {number} amount */
function paid(name, amount) {
  if (amount > 0) return t("log.money_moved.takes", { name, money: money(amount) });
  return amount < 0 ? t("log.money_moved.pays", { name, money: money(-amount) }) : t("log.money_moved.broke", { name });
}

/** @param {import("protocol").CityTurnEnded} seen @param {Setup} setup @param {string} name */
function turnEnded(seen, setup, name) {
  const ends = t(seen.picked_up ? "log.turn_ended.cards" : "log.turn_ended", { name });
  return seen.next === seen.seat ? ends : `${ends} ${t("log.turn_ended.next", { next: playerName(setup, seen.next) })}`;
}
