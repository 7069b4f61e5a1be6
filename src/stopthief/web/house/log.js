/** Events as a conversation, in the language of the pack. Private lines are marked. */

import { t } from "../shell/words.js";
import { asking, phrase, showing, worded } from "./parts/speech.js";

/** @import { HousePhrase as Phrase } from "protocol" */
/** @import { Tongue } from "./parts/types.d.ts" */
/** @import { Said, Told } from "./types.d.ts" */

/**
 * Phrases without any card in them, by what happened.
 * @type {Readonly<Record<string, import("./parts/types.d.ts").Name>>}
 */
const PLAIN = { could_not_show: "cannot", showed: "wrong", own_card_held: "myself", answer_turned: "found" };

/**
 * The line that a player says for an observation, or null.
 * @param {import("protocol").HouseObservation} seen
 * @param {Tongue} tongue
 * @param {number | null} reader
 * @returns {Said | null}
 */
export function said(seen, tongue, reader) {
  const { type } = seen;
  const seat = "seat" in seen ? seen.seat : 0;
  const by = (/** @type {Phrase} */ words, isPrivate = false) => ({ seat, phrase: words, kind: type, isPrivate });
  switch (seen.type) {
    case "marker_placed":
      return by(phrase(tongue, "start", { room: seen.room }));
    case "moved":
      return by(moved(seen, tongue));
    case "guessed":
      return by(asking(tongue, seen.guess));
    case "card_seen":
      return by(showing(tongue, seen.card), true);
    case "card_given":
      return { seat: reader ?? 0, phrase: showing(tongue, seen.card), kind: type, isPrivate: true };
    default:
      return PLAIN[type] ? by(phrase(tongue, PLAIN[type])) : null;
  }
}

/** @param {import("protocol").HouseMoved} seen @param {Tongue} tongue */
function moved({ start, room }, tongue) {
  return start === room ? phrase(tongue, "stay", { room }) : phrase(tongue, "go", { from: start, to: room });
}

/**
 * The line that the table itself tells, or null.
 * @param {import("protocol").HouseObservation} seen
 * @param {Tongue} tongue
 * @param {(seat: number) => string} name
 * @returns {Told | null}
 */
export function told(seen, tongue, name) {
  switch (seen.type) {
    case "dealt":
      return { text: t("house.log.dealt", { count: seen.each }), kind: seen.type };
    case "first_player_drawn":
      return { text: t("house.log.first", { name: name(seen.seat) }), kind: seen.type };
    case "open_card_named":
      return { text: t("house.log.open", { card: worded(tongue, seen.card).says }), kind: seen.type };
    case "show_asked":
      return { text: t("house.log.looks", { name: name(seen.seat) }), kind: seen.type };
    default:
      return null;
  }
}
