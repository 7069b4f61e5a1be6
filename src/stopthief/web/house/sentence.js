/** One sentence: whose turn it is and what is next, as the seat that reads it should hear it. */

import { listed, t } from "../shell/words.js";

/**
 * @param {import("protocol").HouseView} view
 * @param {import("protocol").Now} now
 * @param {number | null} seat
 * @returns {string}
 */
export function sentence(view, now, seat) {
  const { setup, phase, asked } = view.public;
  const called = (/** @type {number | null | undefined} */ one) => setup.players[one ?? -1]?.name ?? "";
  if (now.result) return ending(setup, now.result);
  if (now.awaited == null) return t("table.moment");
  const parts = { name: called(now.awaited), asker: called(asked?.seat), shower: called(asked?.showed) };
  if (now.awaited === seat) return t(`house.now.you.${phase}`, parts);
  if (phase === "show" && asked?.seat === seat) return t("house.now.other.show.you", parts);
  return t(`house.now.other.${phase}`, parts);
}

/** Who won. @param {import("protocol").HouseSetup} setup @param {import("protocol").Result} result */
export function ending(setup, result) {
  return t("house.ending", { winners: listed(result.winners.map((seat) => setup.players[seat]?.name ?? "")) });
}
