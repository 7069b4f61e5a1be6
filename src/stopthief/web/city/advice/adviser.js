/**
 * The adviser at the table: asks what follows whenever something has happened, and shows it on the plan.
 */

import { percent } from "../../shell/figures.js";
import { style } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { Counsel } from "../../table/counsel.js";
import { isCircle } from "../facts.js";
import { heatTrees } from "./heat.js";
import { whySaid } from "./why.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Advice, Guess, Told } from "./types.d.ts" */

/** Milliseconds that a pointer has to rest before it asks why; passing by asks nothing. */
const REST = 140;
/** With this many spaces, going nearer would only hide some of them. */
const MANY = 30;

/** Load its style sheets. */
export const dressed = () => style("/city/advice/advice.css");

export class Adviser {
  /**
   * @param {() => void} changed
   * @param {(spaces: readonly number[]) => void} show  lets all of these be seen, the first time
   */
  constructor(changed, show) {
    this._show = show;
    /** @type {Counsel<Advice, Told>} */
    this._counsel = new Counsel(changed, (told) => {
      this._asked = null;
      return { ...told, whys: new Map() };
    });
    /** @type {number | null} what is asked about next */
    this._asked = null;
  }

  /** Ask about the moment where it is a new one, and let the answer be seen. @param {Scene} scene */
  follow(scene) {
    if (scene.seat === null || !scene.trusted) return;
    this._counsel.ask(scene.link, scene.seat);
    const advice = this._counsel.at(scene.link, scene.seat)?.advice;
    if (advice) this._reveal(Object.keys(advice.spaces).map(Number));
  }

  /**
   * The probabilities that the board shows now.
   * @param {Scene} scene
   * @returns {import("../board/types.d.ts").Heat | null}
   */
  heat(scene) {
    const told = scene.seat === null || !scene.trusted ? null : this._counsel.at(scene.link, scene.seat);
    if (!told) return null;
    const { advice } = told;
    return {
      sign: JSON.stringify(advice?.spaces ?? null),
      trees: () => (advice?.possible ? heatTrees(scene.facts, advice.spaces) : null),
      note: note(told, scene.isMine),
      brief: (node) => (advice?.possible && !isCircle(node) ? chance(advice, node) : null),
      about: (node) => about(scene, told, node),
      wonder: (node) => this._wonder(scene, told, node),
    };
  }

  /** Let the spaces be seen, the first time there are any. @param {readonly number[]} spaces */
  _reveal(spaces) {
    if (!spaces.length) return;
    const show = this._show;
    this._show = () => {};
    // After the drawing: what is shown then may change where the board stands.
    if (spaces.length < MANY) queueMicrotask(() => show(spaces));
  }

  /**
   * Ask why a space is as likely as it is, unless that is known.
   * @param {Scene} scene
   * @param {Told} told
   * @param {number} node
   */
  _wonder({ link }, told, node) {
    if (!told.advice?.possible || isCircle(node) || told.whys.has(node) || this._asked === node) return;
    this._asked = node;
    clearTimeout(this._timer);
    this._timer = setTimeout(() => {
      this._asked = null;
      const keep = (/** @type {unknown} */ why) =>
        this._counsel.tell(told, { whys: told.whys.set(node, /** @type {import("./types.d.ts").Why} */ (why)) });
      link.advise(told.seat, String(node)).then(keep, () => keep(null));
    }, REST);
  }
}

/** @param {Scene} scene @param {Told} told @param {number} node */
function about(scene, { advice, whys }, node) {
  if (!advice?.possible || isCircle(node)) return null;
  const why = whys.get(node);
  return h(
    "p",
    { key: "heat", class: "caption-heat", role: "status" },
    h("strong", null, chance(advice, node)),
    h("span", null, why ? whySaid(why, scene.setup) : "…"),
    advice.own === node ? h("span", null, t("advice.own")) : null,
  );
}

/** @param {Advice} advice @param {number} node */
function chance({ spaces }, node) {
  const found = spaces[node];
  return found ? percent(found) : t("advice.impossible");
}

/**
 * In a line: how many, the best, and the best that can be had in this turn.
 * @param {Told} told
 * @param {boolean} isMine
 */
function note({ advice, failed }, isMine) {
  if (!advice) return h("span", null, t(failed ? "advice.failed" : "advice.waiting"));
  const [best] = advice.best;
  if (!best) return h("span", null, t("advice.none"));
  const isSure = advice.possible === 1;
  return [
    h("span", { key: "count" }, t("advice.count", { count: advice.possible, space: String(best.space) })),
    isSure
      ? null
      : h(
          "span",
          { key: "best" },
          isEven(advice) ? t("advice.even", { chance: percent(best.chance) }) : likeliest(best),
        ),
    isMine ? reach(advice.arrests ?? [], best) : null,
  ];
}

/** Whether no space is likelier than another. @param {Advice} advice */
const isEven = ({ possible, best: [best] }) => possible > 1 && best !== undefined && best.chance * possible < 1.001;

/** @param {Guess} best */
const likeliest = ({ space, chance }) => t("advice.best", { space: String(space), chance: percent(chance) });

/** @param {readonly Guess[]} arrests @param {Guess} best */
function reach([first], best) {
  if (!first) return null;
  const parts = { space: String(first.space), chance: percent(first.chance) };
  if (first.card) return h("span", { key: "reach" }, t("advice.reach.card", { ...parts, card: first.card }));
  return first.space === best.space ? null : h("span", { key: "reach" }, t("advice.reach", parts));
}
