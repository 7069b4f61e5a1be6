/** Who plays: for every player a name, a figure, and the device to play on, or a bot. */

import { unreachable } from "../../lobby/boxes.js";
import { doubleFault, everybody, nameField, whereabouts } from "../../lobby/form/seats.js";
import { part } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { chips, effectText } from "../parts/chips.js";
import { meeple } from "../parts/meeples.js";
import { isPrinted, modeOf, namesIn, seated, twice, withCount, withInvestigator, withPlace } from "./draft.js";

/** @import { Form, Place } from "./types.d.ts" */

/** Effects that every hand has are left out; those of some hands are listed. */
const COMMON = ["pick up", "tip before"];

/** @param {Form} form */
export function players(form) {
  const { lobby, draft, change } = form;
  const { least, most, packs } = modeOf(lobby, draft.mode);
  const hint = packs ? h("p", { key: "pack", class: "hint" }, t("form.pack.hint")) : null;
  const isAway = seated(draft).some(({ here, bot }) => !here && !bot);
  return everybody(
    { least, most, chosen: draft.count, isAway, hint },
    (number) => change(withCount(lobby, draft, number)),
    seated(draft).map((place, seat) => player(form, place, seat)),
  );
}

/** @param {Form} form @param {Place} place @param {number} seat */
function player(form, place, seat) {
  const { lobby, draft, bots, change } = form;
  const name = namesIn(draft)[seat] ?? "";
  const isDouble = twice(draft) === name;
  const placeholder = namesIn(withPlace(draft, seat, { name: "" }))[seat] ?? "";
  return h(
    "li",
    { key: String(seat), class: "seat" },
    figure(form, place, seat),
    h(
      "div",
      { class: "seat-inside" },
      nameField({ seat, name: place.name, placeholder, longest: lobby.longest_name, isDouble }, (typed) =>
        change(withPlace(draft, seat, { name: typed })),
      ),
      role(form, place),
      isPrinted(draft)
        ? null
        : whereabouts({ seat, name, place, bots }, (some) => change(withPlace(draft, seat, some))),
    ),
    isDouble ? doubleFault(seat, name) : null,
  );
}

/** @param {Form} form @param {Place} place @param {number} seat */
function figure({ lobby, draft, change }, place, seat) {
  const label = t("form.pick", { number: seat + 1, role: t(`role.${place.investigator ?? "pack"}`) });
  const pick = async () => {
    const picker = part("/city/form/picker.js", () => import("./picker.js"));
    const wanted = await picker.then((its) => its.pickInvestigator(lobby, draft, seat)).catch(unreachable);
    if (wanted !== undefined) change(withInvestigator(lobby, draft, seat, wanted));
  };
  return h(
    "button",
    { type: "button", class: "seat-figure", "aria-label": label, onclick: pick },
    meeple(place.investigator, { size: 76 }),
    h("span", { class: "seat-change" }, t("form.change")),
  );
}

/** @param {Form} form @param {Place} place */
function role({ lobby }, { investigator }) {
  const offer = lobby.investigators.find((one) => one.investigator === investigator);
  const own = offer?.cards.find(({ effect }) => effect && !COMMON.includes(effect));
  return h(
    "p",
    { class: "seat-role" },
    h("span", { class: "seat-title" }, t(`role.${investigator ?? "pack"}`), " "),
    offer ? chips(offer.cards) : null,
    own
      ? h("span", { class: "seat-effect" }, h("b", { class: "chip special" }, String(own.card)), effectText(own.effect))
      : null,
  );
}
