/** Instructions for the people around the table after an event: money, cards, the Loot. */

import { money, t } from "../../shell/words.js";
import { lastRevealed } from "../panel/scene.js";
import { atPlace, hasMoney, isCompetitive, playerName, tipSaid } from "../terms.js";
import { keepsLoot } from "./scene.js";

/** @import { CityObservation, CityThiefArrested as ThiefArrested } from "protocol" */
/** @import { Scene } from "../panel/types.d.ts" */

/**
 * One sentence for each thing to do, in order.
 * @param {Scene} scene
 * @param {readonly CityObservation[]} happened
 * @returns {string[]}
 */
export const orders = (scene, happened) => happened.flatMap((seen) => order(scene, seen));

/** @param {Scene} scene @param {CityObservation} seen @returns {string[]} */
function order(scene, seen) {
  switch (seen.type) {
    case "heard":
      return [...spree(seen.spree ?? 0), ...robbery(scene, seen.loot ?? 0)];
    case "tip_asked":
      return paid(scene, seen.seat, seen.price);
    case "tip_heard":
      return [t("orders.tip", { tip: tipSaid(seen.tip, scene.setup) })]; // P4: what is private does not get here
    case "arrest_missed":
      return paid(scene, seen.seat, seen.fine);
    case "thief_arrested":
      return [...reward(scene, seen), ...captured(scene, seen)];
    case "loot_filled":
      return [t("orders.filled", { money: money(seen.amount) })];
    case "digit_told":
      return [t("orders.digit", { place: atPlace(seen.digit), digit: seen.digit })];
    default:
      return [];
  }
}

/** M8. @param {number} amount */
const spree = (amount) => (amount ? [t("orders.spree", { money: money(amount) })] : []);

/** M8. @param {Scene} scene @param {number} amount */
function robbery(scene, amount) {
  if (!amount) return [];
  return [t(keepsLoot(scene) ? "orders.robbed" : "orders.robbed.box", { money: money(amount) })];
}

/** R2, P4. @param {Scene} scene @param {number} seat @param {number} amount */
function paid(scene, seat, amount) {
  if (!amount) return [];
  const parts = { name: playerName(scene.setup, seat), money: money(amount) };
  if (isCompetitive(scene.setup)) return [t("orders.pay", parts)];
  return [t(keepsLoot(scene) ? "orders.pay.loot" : "orders.pay.box", { money: parts.money })];
}

/** R3. @param {Scene} scene @param {ThiefArrested} seen */
function reward({ setup, facts, ...scene }, seen) {
  const name = playerName(setup, seen.seat);
  if (!hasMoney(setup)) return [];
  if (setup.cards === "box") return [t("orders.reward.box", { name })];
  const card = facts.thieves.find(({ id }) => id === thiefAt(scene.entries, seen));
  const more = seen.reward - (card?.reward ?? 0);
  const parts = { name, money: money(card?.reward ?? 0) };
  return [more ? t("orders.reward.spree", { ...parts, spree: money(more) }) : t("orders.reward", parts)];
}

/** H1, V2. @param {Scene} scene @param {ThiefArrested} seen */
function captured({ setup, facts, entries }, seen) {
  const solo = setup.mode === "solo" ? [t("orders.solo")] : [];
  if (setup.cards === "box") return [...solo, t("orders.captured.box")];
  const id = thiefAt(entries, seen);
  if (!facts.thieves.find((one) => one.id === id)?.captured) return solo;
  const parts = { thief: t(`thief.name.${id}`), ability: t(`ability.${id}`) };
  const isPoor = isCompetitive(setup) && !hasMoney(setup);
  return [...solo, t(isPoor ? "orders.captured.poor" : "orders.captured", parts)];
}

/**
 * Who was wanted when something happened.
 * @param {Scene["entries"]} entries
 * @param {CityObservation} seen
 * @returns {string | null}
 */
export function thiefAt(entries, seen) {
  const until = entries.findIndex((entry) => entry.seen === seen);
  return lastRevealed(entries.slice(0, until));
}

/**
 * Instructions for laying out the table before the first clue (C1-C3, K1-K3).
 * @param {Scene} scene
 * @returns {string[]}
 */
export function setupOrders({ setup, shared }) {
  const { starting_money: start, pack } = setup.settings;
  const cards = isCompetitive(setup) ? t("layout.cards") : t("layout.cards.pack", { count: pack });
  return [
    t("layout.figures"),
    hasMoney(setup) && start ? t("layout.money", { money: money(start) }) : "",
    setup.cards === "box" ? cards : "",
    !isCompetitive(setup) && setup.cards === "box" ? t("layout.loot", { money: money(shared.full_loot) }) : "",
  ].filter(Boolean);
}
