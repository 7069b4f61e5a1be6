/**
 * A game in the making: what somebody has chosen so far, as a value. Every change gives another draft.
 * Law: as many places as any mode can need are kept, with investigators all different, so any draft can be shown.
 */

import { alone, botsAt, seatsHere } from "../../lobby/form/bots.js";
import { double, isGiven, namesOf } from "../../lobby/form/names.js";
import { t } from "../../shell/words.js";

/** @import { CityLobby as Lobby, CityMode as Mode } from "protocol" */
/** @import { Strength } from "../../shell/types.d.ts" */
/** @import { Agreed, Choice, Draft, Pick, Place } from "./types.d.ts" */

const RIVALS = 2;
/** The level of every mode for those who have no time. */
export const QUICK = "quick";

/** @param {Lobby} lobby @param {Mode} mode */
export function modeOf(lobby, mode) {
  const found = lobby.modes.find((one) => one.mode === mode) ?? lobby.modes[0];
  if (!found) throw new Error(mode);
  return found;
}

/** How hard the draft's mode is to be. @param {Draft} draft @returns {Pick} */
export const pickOf = ({ mode, picks }) => picks[mode] ?? { level: "", changes: {} };

/** Whether any switch was changed. @param {Draft} draft */
export const isCustom = (draft) => Object.keys(pickOf(draft).changes).length > 0;

/** The level of the draft, as it is offered. @param {Lobby} lobby @param {Draft} draft */
export const levelOf = (lobby, draft) =>
  modeOf(lobby, draft.mode).levels.find(({ level }) => level === pickOf(draft).level);

/** The settings of the draft's level. @param {Lobby} lobby @param {Draft} draft @returns {Record<string, Choice>} */
export const preset = (lobby, draft) => ({ ...levelOf(lobby, draft)?.settings });

/** Every switch as it is set. @param {Lobby} lobby @param {Draft} draft @returns {Record<string, Choice>} */
export const settingsOf = (lobby, draft) => ({ ...preset(lobby, draft), ...pickOf(draft).changes });

/** How long it takes, in minutes; nobody knows that of a custom game. @param {Lobby} lobby @param {Draft} draft */
export const minutesOf = (lobby, draft) =>
  isCustom(draft) ? null : (levelOf(lobby, draft)?.minutes[draft.count] ?? null);

/** Whether the board lies on the table. @param {Draft} draft */
export const isPrinted = ({ board }) => board === "printed";

/**
 * Who sits in this game, in order; around a board of paper all have this device, and nobody is a bot.
 * @param {Draft} draft
 * @returns {Place[]}
 */
export const seated = (draft) =>
  draft.places.slice(0, draft.count).map((place) => (isPrinted(draft) ? { ...place, here: true, bot: null } : place));

/** The name of a player who gave none. @param {Place} place */
const short = ({ investigator }) => t(`short.${investigator ?? "pack"}`);

/** The names of all players. @param {Draft} draft */
export const namesIn = (draft) => namesOf(seated(draft), short);

/**
 * Whether people are told what the clues prove: as somebody said, or as usual in the mode.
 * @param {Lobby} lobby
 * @param {Draft} draft
 */
export const isAdvised = (lobby, { advice, mode }) => advice ?? modeOf(lobby, mode).advice;

/** A first draft with good defaults. @param {Lobby} lobby @returns {Draft} */
export function fresh(lobby) {
  const most = Math.max(...lobby.modes.map((mode) => mode.most));
  const empty = { name: "", here: true, bot: null };
  const places = lobby.investigators.slice(0, most).map(({ investigator }) => ({ ...empty, investigator }));
  const mode = modeOf(lobby, "competitive");
  return settled(lobby, {
    mode: mode.mode,
    picks: Object.fromEntries(lobby.modes.map((one) => [one.mode, { level: one.usual, changes: {} }])),
    count: mode.least,
    places,
    advice: null,
    board: "screen",
    cards: "app",
  });
}

/**
 * A draft that begins where the last game was set up; what does not fit any more is as in a fresh one.
 * @param {Lobby} lobby
 * @param {Agreed | null} last
 * @param {Readonly<Record<string, Pick>>} [kept]  the last pick in each mode
 * @returns {Draft}
 */
export function like(lobby, last, kept = {}) {
  const draft = picked(lobby, fresh(lobby), kept);
  if (!last || !lobby.modes.some(({ mode }) => mode === last.setup.mode)) return draft;
  const { setup, here, bots = {}, advice = null } = last;
  const players = setup.players.map(({ name, investigator }, seat) => ({
    name: name === t(`short.${investigator ?? "pack"}`) || (bots[seat] && isGiven(name)) ? "" : name,
    investigator,
    here: here.includes(seat) || seat in bots,
    bot: bots[seat] ?? null,
  }));
  const places = draft.places.map((place, seat) => players[seat] ?? { ...place, investigator: "" });
  const { board = draft.board, cards = draft.cards } = setup;
  const base = { ...draft, mode: setup.mode, count: players.length, places, board, cards };
  const isAsUsual = advice === isAdvised(lobby, { ...base, advice: null });
  const pick = kept[setup.mode] ? pickOf(base) : pickLike(lobby, base, setup);
  return settled(lobby, { ...withPick(base, pick), advice: isAsUsual ? null : advice });
}

/**
 * The picks that were kept, as far as they are still offered.
 * @param {Lobby} lobby @param {Draft} draft @param {Readonly<Record<string, Pick>>} kept @returns {Draft}
 */
function picked(lobby, draft, kept) {
  const fitting = lobby.modes.flatMap(({ mode, levels }) => {
    const { level = "", changes = {} } = kept[mode] ?? {};
    const offer = levels.find((one) => one.level === level);
    return offer ? [[mode, { level, changes: different({ ...offer.settings }, { ...changes }) }]] : [];
  });
  return { ...draft, picks: { ...draft.picks, ...Object.fromEntries(fitting) } };
}

/**
 * How hard a game was, that was agreed before picks were kept.
 * @param {Lobby} lobby
 * @param {Draft} draft
 * @param {Agreed["setup"]} setup
 * @returns {Pick}
 */
function pickLike(lobby, draft, { difficulty, settings }) {
  const known = withLevel(draft, difficulty ?? "");
  if (difficulty !== QUICK && levelOf(lobby, known)) return pickOf(known);
  return { ...pickOf(draft), changes: difficulty === "custom" ? different(preset(lobby, draft), { ...settings }) : {} };
}

/**
 * The last game again, as a quick case.
 * @param {Lobby} lobby @param {Agreed} last @returns {Agreed}
 */
export const hurried = (lobby, last) => ({
  ...agreed(lobby, withLevel(like(lobby, last), QUICK)),
  advice: last.advice ?? null,
});

/**
 * The same for one person and two bots: together where that was chosen, else each for themselves.
 * @param {Lobby} lobby
 * @param {Draft} draft
 * @param {readonly Strength[]} bots
 * @returns {Draft}
 */
export function against(lobby, draft, bots) {
  const places = alone(draft.places, bots);
  const mode = draft.mode === "cooperative" ? draft.mode : "competitive";
  return withMode(lobby, { ...draft, count: RIVALS + 1, places, advice: null }, mode);
}

/** Values that are not as usual. @param {Record<string, Choice>} usual @param {Record<string, Choice>} values */
const different = (usual, values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in usual && usual[name] !== value));

/** @param {Lobby} lobby @param {Draft} draft @param {Mode} mode @returns {Draft} */
export const withMode = (lobby, draft, mode) => settled(lobby, { ...draft, mode });

/** @param {Lobby} lobby @param {Draft} draft @param {number} count @returns {Draft} */
export const withCount = (lobby, draft, count) => settled(lobby, { ...draft, count });

/** @param {Draft} draft @param {Pick} pick @returns {Draft} */
const withPick = (draft, pick) => ({ ...draft, picks: { ...draft.picks, [draft.mode]: pick } });

/** @param {Draft} draft @param {string} level @returns {Draft} */
export const withLevel = (draft, level) => withPick(draft, { level, changes: {} });

/** @param {Draft} draft @param {number} seat @param {Partial<Place>} change @returns {Draft} */
export const withPlace = (draft, seat, change) => ({
  ...draft,
  places: draft.places.map((place, at) => (at === seat ? { ...place, ...change } : place)),
});

/**
 * Give a seat an investigator, or the Pack; its former owner gets what the seat had.
 * Where the Pack's player takes one that nobody has, the next player becomes the Pack.
 * @param {Lobby} lobby @param {Draft} draft @param {number} seat @param {string | null} wanted @returns {Draft}
 */
export function withInvestigator(lobby, draft, seat, wanted) {
  const owner = draft.places.findIndex(({ investigator }) => investigator === wanted);
  const had = draft.places[seat]?.investigator ?? null;
  const swapped = owner < 0 ? draft : withPlace(draft, owner, { investigator: had });
  const next = withPlace(swapped, seat, { investigator: wanted });
  const isPackLost = had === null && wanted !== null && (owner < 0 || owner >= draft.count);
  return settled(lobby, isPackLost ? withPlace(next, (seat + 1) % draft.count, { investigator: null }) : next);
}

/** @param {Lobby} lobby @param {Draft} draft @param {string} name @param {Choice} value @returns {Draft} */
export function withSwitch(lobby, draft, name, value) {
  const { level, changes } = pickOf(draft);
  const { [name]: _, ...others } = changes;
  return withPick(draft, {
    level,
    changes: preset(lobby, draft)[name] === value ? others : { ...others, [name]: value },
  });
}

/**
 * As many players as the mode takes, and the Pack at the table exactly where there is one.
 * @param {Lobby} lobby
 * @param {Draft} draft
 */
function settled(lobby, draft) {
  const { least, most, packs } = modeOf(lobby, draft.mode);
  const count = Math.min(most, Math.max(least, draft.count));
  const known = lobby.investigators.map(({ investigator }) => investigator);
  const pack = packs ? packSeat(draft, count) : -1;
  /** @type {(string | null)[]} */
  const used = [];
  for (const [seat, { investigator }] of draft.places.entries()) {
    const isFine = investigator !== null && known.includes(investigator) && !used.includes(investigator);
    const kept = isFine ? investigator : "";
    used.push(seat === pack ? null : kept);
  }
  const places = draft.places.map((place, seat) => {
    if (used[seat] === "") used[seat] = known.find((one) => !used.includes(one)) ?? null;
    return { ...place, investigator: used[seat] ?? null };
  });
  return { ...draft, count, places };
}

/** @param {Draft} draft @param {number} count */
function packSeat(draft, count) {
  const found = draft.places.findIndex(({ investigator }) => investigator === null);
  return found >= 0 && found < count ? found : count - 1;
}

/** The request that opens the table. @param {Lobby} lobby @param {Draft} draft @returns {Agreed} */
export function agreed(lobby, draft) {
  const places = seated(draft);
  const names = namesIn(draft);
  return {
    setup: {
      mode: draft.mode,
      players: places.map(({ investigator }, seat) => ({ name: names[seat] ?? "", investigator })),
      difficulty: isCustom(draft) ? "custom" : pickOf(draft).level,
      settings: /** @type {import("protocol").CitySettings} */ (/** @type {unknown} */ (settingsOf(lobby, draft))),
      board: draft.board,
      cards: isPrinted(draft) ? draft.cards : "app",
    },
    here: seatsHere(places),
    bots: botsAt(places),
  };
}

/** A name that two players have, if there is one. @param {Draft} draft */
export const twice = (draft) => double(namesIn(draft));

/** Switches that do not go together as they are set. @param {Lobby} lobby @param {Draft} draft */
export function clashes(lobby, draft) {
  const settings = settingsOf(lobby, draft);
  return lobby.clashes.filter((clash) => Object.entries(clash).every(([name, value]) => settings[name] === value));
}
