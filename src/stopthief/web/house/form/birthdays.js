/** F5: the player with the closest birthday begins. The device remembers birthdays by name, so each is asked once. */

import { remember, remembered } from "../../shell/preferences.js";
import { h } from "../../shell/tree.js";
import { language, t } from "../../shell/words.js";

/** @import { HouseDay as Day } from "protocol" */
/** @import { FieldEvent } from "../../shell/types.d.ts" */
/** @import { Birthday } from "./types.d.ts" */

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LONGEST = 31;

/** Today's date on this device. @returns {Day} */
export function today() {
  const now = new Date();
  return { month: now.getMonth() + 1, day: now.getDate() };
}

/** @returns {Record<string, Day>} */
function known() {
  try {
    return JSON.parse(remembered("birthdays") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** The birthday that somebody of this name told here. @param {string} name @returns {Day | null} */
export function birthdayOf(name) {
  const [all, key] = [known(), name.toLowerCase()];
  return Object.hasOwn(all, key) ? (all[key] ?? null) : null;
}

/** Keep what was told. @param {readonly import("protocol").HousePlayer[]} players */
export function keepBirthdays(players) {
  const told = players.flatMap(({ name, birthday }) => (birthday ? [[name.toLowerCase(), birthday]] : []));
  if (told.length) remember("birthdays", JSON.stringify({ ...known(), ...Object.fromEntries(told) }));
}

/**
 * Day and month, both of which may be left open.
 * @param {{seat: number, name: string, birthday: Birthday}} asked
 * @param {(birthday: Birthday) => void} change
 */
export function birthdayField({ seat, name, birthday }, change) {
  const { month, day } = birthday;
  const most = month ? (DAYS[month - 1] ?? LONGEST) : LONGEST;
  const isHalf = (month === null) !== (day === null);
  const days = Array.from({ length: most }, (_, at) => ({ value: at + 1, text: String(at + 1) }));
  const months = DAYS.map((_, at) => ({ value: at + 1, text: monthName(at) }));
  return h(
    "fieldset",
    { class: "birthday" },
    h("legend", { class: "unseen" }, t("house.birthday.of", { name })),
    h("span", { class: "birthday-label", "aria-hidden": "true" }, t("house.birthday")),
    picker(`day-${seat}`, t("house.birthday.day"), days, day, (value) => change({ month, day: value })),
    picker(`month-${seat}`, t("house.birthday.month"), months, month, (value) => change(fitting(value, day))),
    isHalf ? h("p", { key: "half", class: "hint" }, t("house.birthday.half")) : null,
  );
}

/** Cut a day to the length of its month. @param {number | null} month @param {number | null} day @returns {Birthday} */
function fitting(month, day) {
  return { month, day: month && day ? Math.min(day, DAYS[month - 1] ?? LONGEST) : day };
}

/** @param {number} at */
const monthName = (at) => new Intl.DateTimeFormat(language(), { month: "long" }).format(new Date(2000, at, 1));

/**
 * @param {string} id @param {string} label @param {readonly {value: number, text: string}[]} options
 * @param {number | null} chosen @param {(value: number | null) => void} pick
 */
function picker(id, label, options, chosen, pick) {
  return h(
    "select",
    {
      key: id,
      "aria-label": label,
      onchange: (/** @type {FieldEvent} */ event) => pick(Number(event.target.value) || null),
    },
    h("option", { key: "none", value: "", ".selected": chosen === null }, label),
    options.map(({ value, text }) =>
      h("option", { key: String(value), value: String(value), ".selected": value === chosen }, text),
    ),
  );
}
