/** Names of players. Law: a bot without a name gets one of its own, which nobody else has. */

import { t } from "../../shell/words.js";

/** A name as it will be shown: signs that cannot be seen are left out. @param {string} name */
export function visible(name) {
  return name
    .replace(/\p{C}/gu, "")
    .replace(/\p{Z}+/gu, " ")
    .trim();
}

/** A name that two have, if there is one. @param {readonly string[]} names */
export const double = (names) => names.find((name, seat) => names.indexOf(name) !== seat) ?? null;

/** The names of bots, more than there are seats. */
const given = () => t("bot.names").split(", ");

/** Whether a name is one that bots get. @param {string} name */
export const isGiven = (name) => given().includes(name);

/**
 * The names of all. A bot keeps its name while others come and go, until somebody else takes that name.
 * @template {import("./types.d.ts").Place} P
 * @param {readonly P[]} places
 * @param {(place: P, seat: number) => string} otherwise  what people without a name are called
 */
export function namesOf(places, otherwise) {
  const names = places.map((place, seat) => visible(place.name) || (place.bot ? "" : otherwise(place, seat)));
  const all = given();
  const used = new Set(names);
  return places.map((place, seat) => {
    if (names[seat]) return names[seat];
    const found = [all[seat], ...all.slice(places.length)].find((one) => one && !used.has(one));
    const chosen = found ?? otherwise(place, seat);
    used.add(chosen);
    return chosen;
  });
}
