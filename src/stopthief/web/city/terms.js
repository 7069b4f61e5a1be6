/** What things of the city are called: spaces, places, sounds, tips, players. Every word comes from the word files. */

import { told } from "../shell/load.js";
import { knows, t } from "../shell/words.js";
import { nodeName } from "./facts.js";

/** @import { CityClue as Clue, CitySetup as Setup, CityTip as Tip } from "protocol" */

/** @returns {import("./types.d.ts").Rules} */
const rules = () => told("city").rules;

/** "the bank" @param {number} digit */
export const placeName = (digit) => t(`the.${digit}`);

/** "in the bank" @param {number} digit */
export const atPlace = (digit) => t(`at.${digit}`);

/** "in the vault (bank)"; its words come with the sections of the board. @param {string} area */
const atArea = (area) => t(knows(`within.${area}`) ? `within.${area}` : `area.${area}`);

/** A sound or an effect as part of a key: "hold music" is hold-music. @param {string} name */
export const slug = (name) => name.replaceAll(" ", "-");

/** @param {string} sound */
export const soundName = (sound) => t(`sound.${slug(sound)}`);

/** The buildings a sound may stand for, if it stands for two. @param {string} sound */
export const openingOf = (sound) => rules().openings[sound] ?? null;

/** Where a clue was heard, in words. @param {Clue} clue */
export function clueWhere(clue) {
  const two = openingOf(clue.sound);
  if (two) return either(two.map(placeName));
  if (clue.sound === "hold music") return t("clue.still");
  return clue.place == null ? t("clue.nowhere") : atPlace(clue.place);
}

/** A clue as a sentence. @param {Clue} clue */
export function clueHeard(clue) {
  const heard = t(`heard.${slug(clue.sound)}`);
  const two = openingOf(clue.sound);
  if (two) return t("log.heard.opening", { heard, place: either(two.map(placeName)) });
  return clue.place == null ? t("log.heard.nowhere", { heard }) : t("log.heard", { heard, place: atPlace(clue.place) });
}

/** A clue in a phrase. @param {Clue} clue */
export const clueSaid = (clue) => t("clue.said", { sound: soundName(clue.sound), place: clueWhere(clue) });

/** "a or b" @param {readonly string[]} items */
export const either = (items) => items.reduce((a, b) => t("or", { a, b }));

/** Whether one plays alone, not against the Pack. @param {Setup} setup */
export const isCompetitive = (setup) => rules().competitive.includes(setup.mode);

/** Whether money is counted player by player. @param {Setup} setup */
export const hasMoney = (setup) => isCompetitive(setup) && setup.settings?.money !== false;

/**
 * The money or the number of thieves that wins; nothing of the sort against the Pack.
 * @param {import("protocol").CitySetup} setup
 * @returns {number}
 */
export function goalOf(setup) {
  const name = isCompetitive(setup) ? rules().goals[setup.settings.win_by]?.[setup.players.length] : null;
  return name ? Number({ ...setup.settings }[name]) : 0;
}

/** How many thieves the Pack has. @param {import("protocol").CitySetup} setup @returns {number} */
export const packSize = (setup) => (isCompetitive(setup) ? 0 : setup.settings.pack + rules().bosses);

/** Whether everyone hears what a tip tells. @param {import("protocol").CitySetup} setup @returns {boolean} */
export const hasOpenTips = (setup) => rules().open_tips.includes(setup.settings.tip);

/** Whether a tip tells of sections of the board. @param {Setup} setup @returns {boolean} */
export const hasSectionTips = (setup) => rules().section_tips.includes(setup.settings.tip);

/** What a player is called. @param {Setup} setup @param {number} seat */
export const playerName = (setup, seat) => setup.players[seat]?.name ?? "";

/** The seat that plays the Pack, if a person does. @param {Setup} setup */
export function packSeat(setup) {
  const seat = setup.players.findIndex((player) => player.investigator == null);
  return seat < 0 ? null : seat;
}

/** What a tip tells. @param {Tip} tip @param {Setup} setup */
export function tipSaid(tip, setup) {
  const pack = isCompetitive(setup) ? "" : ".pack";
  if (tip.digit != null) return t(`tip${pack}.where`, { where: atPlace(tip.digit) });
  if (tip.areas?.length) return t(`tip${pack}.where`, { where: either(tip.areas.map(atArea)) });
  return t(`tip${pack}.space`, { space: either((tip.spaces ?? []).map(nodeName)) });
}
