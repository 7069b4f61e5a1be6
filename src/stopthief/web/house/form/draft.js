/**
 * A game in the making: what somebody has chosen so far, as a value. Every change gives another draft.
 * Law: as many places as anybody may need are kept, so that players who are taken away come back as they were.
 */

import { alone, botsAt, seatsHere } from "../../lobby/form/bots.js";
import { double, isGiven, namesOf, visible } from "../../lobby/form/names.js";
import { t } from "../../shell/words.js";
import { birthdayOf, today } from "./birthdays.js";

/** @import { HouseLobby as Lobby, HousePlayer as Player } from "protocol" */
/** @import { Strength } from "../../shell/types.d.ts" */
/** @import { Agreed, Birthday, Draft, Place, Rules } from "./types.d.ts" */

const USUAL = 3;
/** @type {Birthday} */
const UNKNOWN = { month: null, day: null };

/** @param {Lobby} lobby @returns {Rules} */
export function freshRules(lobby) {
  const [pack] = lobby.packs;
  if (!pack) throw new Error("There are no words to play with.");
  return { pack, changes: {} };
}

/**
 * A draft that begins where the last game was set up.
 * @param {Lobby} lobby
 * @param {Agreed | null} last
 * @returns {Draft}
 */
export function like(lobby, last) {
  const places = Array.from({ length: lobby.most }, (_, seat) => placeOf(last, seat));
  const count = Math.min(lobby.most, Math.max(lobby.least, last?.setup.players.length ?? USUAL));
  const rules = freshRules(lobby);
  const pack = lobby.packs.find(({ name }) => name === last?.setup.pack.name) ?? last?.setup.pack ?? rules.pack;
  return { pack, changes: { ...last?.setup.settings }, count, places, advice: last?.advice ?? false };
}

/** @param {Agreed | null} last @param {number} seat @returns {Place} */
function placeOf(last, seat) {
  const player = last?.setup.players[seat];
  if (!player) return { name: "", here: true, bot: null, birthday: UNKNOWN };
  const bot = last.bots?.[seat] ?? null;
  const name = player.name === numbered(seat) || (bot && isGiven(player.name)) ? "" : player.name;
  return { name, here: last.here.includes(seat) || bot !== null, bot, birthday: player.birthday ?? UNKNOWN };
}

/** The name of a player who gave none. @param {number} seat */
export const numbered = (seat) => t("form.player", { number: seat + 1 });

/** Who sits in this game, in order. @param {Draft} draft */
export const seated = (draft) => draft.places.slice(0, draft.count);

/** The names of all players. @param {Draft} draft */
export const namesIn = (draft) => namesOf(seated(draft), (_, seat) => numbered(seat));

/** A name that two players have, if there is one. @param {Draft} draft */
export const twice = (draft) => double(namesIn(draft));

/** The same for one person against bots. @param {Draft} draft @param {readonly Strength[]} bots @returns {Draft} */
export const against = (draft, bots) => ({ ...draft, count: USUAL, places: alone(draft.places, bots) });

/** @param {Draft} draft @param {number} seat @param {Partial<Place>} change @returns {Draft} */
export const withPlace = (draft, seat, change) => ({
  ...draft,
  places: draft.places.map((place, at) => (at === seat ? { ...place, ...change } : place)),
});

/**
 * Fill in a birthday that was told on this device before.
 * @param {Draft} draft
 * @param {number} seat
 * @param {string} name
 * @returns {Draft}
 */
export function withName(draft, seat, name) {
  const before = draft.places[seat];
  const birthday = birthdayOf(visible(name));
  // Who types "Maxime" has typed "Max" on the way, whose birthday it is not.
  const isAnothers = before && isSameDay(before.birthday, birthdayOf(visible(before.name)));
  return withPlace(draft, seat, birthday || isAnothers ? { name, birthday: birthday ?? UNKNOWN } : { name });
}

/** @param {Birthday} birthday @param {import("protocol").HouseDay | null} day */
const isSameDay = (birthday, day) => day !== null && birthday.month === day.month && birthday.day === day.day;

/** Every switch as it is set. @param {Lobby} lobby @param {Rules} rules @returns {Record<string, boolean>} */
export function settingsOf(lobby, { changes }) {
  return Object.fromEntries(lobby.switches.map((one) => [one.name, changes[one.name] ?? one.default]));
}

/** The request that opens the table. @param {Lobby} lobby @param {Draft} draft @returns {Agreed} */
export function agreed(lobby, draft) {
  const places = seated(draft);
  const names = namesIn(draft);
  const players = places.map(({ bot, birthday }, seat) => playerOf(names[seat] ?? "", bot ? UNKNOWN : birthday));
  const setup = { players, pack: draft.pack, settings: settingsOf(lobby, draft) };
  const isTold = players.some(({ birthday }) => birthday);
  return {
    setup: isTold ? { ...setup, today: today() } : setup,
    here: seatsHere(places),
    bots: botsAt(places),
  };
}

/** @param {string} name @param {Birthday} birthday @returns {Player} */
function playerOf(name, { month, day }) {
  return month && day ? { name, birthday: { month, day } } : { name };
}
