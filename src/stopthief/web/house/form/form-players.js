/** Who plays: for every player a name, a birthday if they like, and the device to play on, or a bot. */

import { doubleFault, everybody, nameField, whereabouts } from "../../lobby/form/seats.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { marker } from "../parts/marker.js";
import { birthdayField } from "./birthdays.js";
import { namesIn, seated, twice, withName, withPlace } from "./draft.js";

/** @import { Form, Place } from "./types.d.ts" */

const SIZE = 44;

/** @param {Form} form */
export function players(form) {
  const { lobby, draft, change } = form;
  const { least, most } = lobby;
  const hint = h("p", { class: "hint" }, t("house.birthday.hint"));
  const isAway = seated(draft).some(({ here, bot }) => !here && !bot);
  return everybody(
    { least, most, chosen: draft.count, isAway, hint },
    (number) => change({ ...draft, count: number }),
    seated(draft).map((place, seat) => player(form, place, seat)),
  );
}

/** @param {Form} form @param {Place} place @param {number} seat */
function player({ lobby, draft, bots, change }, place, seat) {
  const name = namesIn(draft)[seat] ?? "";
  const placeholder = namesIn(withPlace(draft, seat, { name: "" }))[seat] ?? "";
  const isDouble = twice(draft) === name;
  const set = (/** @type {Partial<Place>} */ some) => change(withPlace(draft, seat, some));
  return h(
    "li",
    { key: String(seat), class: "seat" },
    marker(seat, SIZE),
    h(
      "div",
      { class: "seat-inside" },
      nameField({ seat, name: place.name, placeholder, longest: lobby.longest_name, isDouble }, (typed) =>
        change(withName(draft, seat, typed)),
      ),
      place.bot ? null : birthdayField({ seat, name, birthday: place.birthday }, (birthday) => set({ birthday })),
      whereabouts({ seat, name, place, bots }, set),
    ),
    isDouble ? doubleFault(seat, name) : null,
  );
}
