/** Who plays whom: every investigator with the six cards of the hand, and the Pack where a person plays it. */

import { box } from "../../shell/dialog.js";
import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { chips, effectText } from "../parts/chips.js";
import { meeple } from "../parts/meeples.js";
import { modeOf, seated } from "./draft.js";

/** @import { CityCardOffer as Card, CityLobby as Lobby } from "protocol" */
/** @import { Draft } from "./types.d.ts" */

const PACK = "pack";

/**
 * Let somebody choose for a seat; undefined when they did not, null for the Pack.
 * @param {Lobby} lobby @param {Draft} draft @param {number} seat
 * @returns {Promise<string | null | undefined>}
 */
export async function pickInvestigator(lobby, draft, seat) {
  await style("/city/form/picker.css");
  const place = draft.places[seat];
  if (!place) return undefined;
  const title = t("picker.title", { name: called(place, seat) });
  const answer = await box({ title, class: "picker" }, (close) => [
    h("ul", { class: "picks" }, [
      lobby.investigators.map(({ investigator, cards }) =>
        option({ id: investigator, draft, seat, pick: () => close(investigator) }, hand(cards)),
      ),
      modeOf(lobby, draft.mode).packs
        ? option(
            { id: PACK, draft, seat, pick: () => close(PACK) },
            h("span", { class: "pick-text" }, t("role.pack.text")),
          )
        : null,
    ]),
  ]);
  if (answer === "") return undefined;
  return answer === PACK ? null : answer;
}

/** Who is meant, before there is a name. @param {import("./types.d.ts").Place} place @param {number} seat */
const called = (place, seat) => place.name.trim() || t("form.player", { number: seat + 1 });

/**
 * @param {{id: string, draft: Draft, seat: number, pick: () => void}} one
 * @param {import("../../shell/types.d.ts").Child} about
 */
function option({ id, draft, seat, pick }, about) {
  const owner = seated(draft).findIndex(({ investigator }) => (investigator ?? PACK) === id);
  const ownerPlace = draft.places[owner];
  const isMine = owner === seat;
  const taken = ownerPlace ? t("picker.of", { name: called(ownerPlace, owner) }) : null;
  const mark = isMine ? t("picker.mine") : taken;
  return h(
    "li",
    { key: id },
    h(
      "button",
      {
        type: "button",
        class: `pick ${isMine ? "mine" : ""}`,
        autofocus: isMine,
        "aria-pressed": String(isMine),
        onclick: pick,
      },
      meeple(id, { size: 64 }),
      h("span", { class: "pick-inside" }, h("strong", null, t(`role.${id}`)), mark ? h("em", null, mark) : null, about),
    ),
  );
}

/** The six cards: their numbers, and in words what some of them do. @param {readonly Card[]} cards */
function hand(cards) {
  const special = cards.filter(({ effect }) => effect);
  return h(
    "span",
    { class: "pick-text" },
    chips(cards),
    special.map(({ card, effect }) =>
      h("span", { class: "pick-effect" }, h("b", { class: "chip special" }, String(card)), effectText(effect)),
    ),
  );
}
