/**
 * The adviser of the house: how likely each card is part of the answer, in a column of the evidence sheet, and why.
 */

import { percent } from "../../shell/figures.js";
import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { listed, t } from "../../shell/words.js";
import { Counsel } from "../../table/counsel.js";
import { nameOf } from "../panel/scene.js";
import { worded } from "../parts/speech.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Advice, Likely, Told } from "./types.d.ts" */

/** Load its style sheets. */
export const dressed = () => style("/house/advice/advice.css");

export class Adviser {
  /** @param {() => void} changed */
  constructor(changed) {
    /** @type {Counsel<Advice, Told>} */
    this._counsel = new Counsel(changed, (told) => ({ ...told, about: null, why: null }));
  }

  /** Ask about the moment where it is a new one. @param {Scene} scene */
  follow({ link, seat }) {
    if (seat !== null) this._counsel.ask(link, seat);
  }

  /** The column of odds; null for spectators. @param {Scene} scene */
  column(scene) {
    const told = scene.seat === null ? null : this._counsel.at(scene.link, scene.seat);
    if (!told) return null;
    const cards = new Map((told.advice?.cards ?? []).map((one) => [one.card, one]));
    return {
      heading: t("house.advice.column"),
      cell: (/** @type {string} */ card) => this._cell(scene, told, cards.get(card)),
      line: line(scene, told),
    };
  }

  /** @param {Scene} scene @param {Told} told @param {Likely | undefined} likely */
  _cell(scene, told, likely) {
    if (!likely) return null;
    const { card, answer } = likely;
    const chance = percent(answer);
    return h(
      "button",
      {
        type: "button",
        class: answer === 1 ? "sure" : "",
        style: { "--chance": `${Math.round(answer * 100)}%` },
        "aria-pressed": String(told.about === card),
        "aria-label": t("house.advice.why", { card: worded(scene, card).says, chance }),
        onclick: () => this._ask(scene, told, card),
      },
      answer ? chance : "–",
    );
  }

  /** @param {Scene} scene @param {Told} told @param {string} card */
  _ask({ link }, told, card) {
    this._counsel.tell(told, { about: card, why: null });
    link.advise(told.seat, card).then(
      (why) =>
        told.about === card &&
        this._counsel.tell(told, { why: /** @type {import("./types.d.ts").Why | null} */ (why) }),
      () => null,
    );
  }
}

/** Below the sheet: how many answers there are, or why a card is so likely. @param {Scene} scene @param {Told} told */
function line(scene, told) {
  const { advice, failed, about, why } = told;
  if (!advice) return t(failed ? "house.advice.failed" : "house.advice.waiting");
  if (about)
    return t("house.why.line", { card: worded(scene, about).says, why: why ? whySaid(scene, why, advice) : "…" });
  const [first] = advice.best;
  const isEven = advice.answers > 1 && first !== undefined && first.chance * advice.answers < 1.001;
  const best = isEven ? undefined : first; // among equals none is the likeliest
  const cards = best ? listed(["thing", "room", "place"].flatMap((kind) => said(scene, best.guess[kind]))) : "";
  return [
    t("house.advice.answers", { count: advice.answers }),
    best ? t("house.advice.best", { cards, chance: percent(best.chance) }) : "",
    t("house.advice.hint"),
  ].join(" ");
}

/** @param {Scene} scene @param {string | undefined} card */
const said = (scene, card) => (card === undefined ? [] : [worded(scene, card).says]);

/** @param {Scene} scene @param {import("./types.d.ts").Why} why @param {Advice} advice */
function whySaid(scene, why, advice) {
  const seats = advice.cards.find(({ card }) => card === why.card)?.seats ?? [];
  const holders = seats.flatMap((chance, seat) =>
    chance ? [t("house.why.holder", { name: nameOf(scene, seat), chance: percent(chance) })] : [],
  );
  const parts = { name: nameOf(scene, why.seat), chance: percent(why.chance), holders: listed(holders) };
  const turns = [...new Set((why.clues ?? []).map((clue) => clue.turn))].map(String);
  const proves = ["held", "excluded", "answer"].includes(why.kind) && turns.length > 0;
  const proof = proves ? t(`house.why.turns.${turns.length > 1 ? "other" : "one"}`, { turns: listed(turns) }) : "";
  return [t(`house.why.${why.kind}`, parts), proof].filter(Boolean).join(" ");
}
