/** The form before a game in the city. */

import { adviser } from "../../lobby/form/bots.js";
import { GameForm } from "../../lobby/form/form.js";
import { lastAgreed } from "../../lobby/form/opening.js";
import { remember, remembered } from "../../shell/preferences.js";
import { h } from "../../shell/tree.js";
import { listed, t } from "../../shell/words.js";
import {
  against,
  agreed,
  clashes,
  isAdvised,
  isCustom,
  isPrinted,
  like,
  minutesOf,
  namesIn,
  pickOf,
  QUICK,
  twice,
  withLevel,
} from "./draft.js";
import { board } from "./form-board.js";
import { levels, modes, quickCase } from "./form-choices.js";
import { Custom } from "./form-custom.js";
import { players } from "./form-players.js";

/** @import { CityLobby as Lobby } from "protocol" */
/** @import { Draft } from "./types.d.ts" */

/** The way in for people who have a printed board. */
const ON_PAPER = "board";

/** C5: where the last pick in each mode is kept. */
const PICKS = "city.levels";

/** @returns {Readonly<Record<string, import("./types.d.ts").Pick>>} */
function keptPicks() {
  try {
    return { ...JSON.parse(remembered(PICKS) ?? "{}") };
  } catch {
    return {};
  }
}

/** @extends {GameForm<Lobby, Draft>} */
class CityNewGame extends GameForm {
  _custom = new Custom(() => this._draw());

  /** @override @param {Lobby} lobby @returns {Draft} */
  _first(lobby) {
    const draft = like(lobby, /** @type {import("./types.d.ts").Agreed | null} */ (lastAgreed("city")), keptPicks());
    return this._way === ON_PAPER ? { ...draft, board: "printed" } : draft;
  }

  /** @override @param {import("./types.d.ts").Form} form */
  _parts(form) {
    return [
      h("div", { class: "setup-how" }, board(form), modes(form)),
      h("div", { class: "setup-who" }, players(form), this._advice(form)),
      h("div", { class: "setup-rules" }, levels(form), this._custom.ours(form), this._custom.draw(form)),
    ];
  }

  /** @param {import("./types.d.ts").Form} form */
  _advice({ lobby, draft, adviser: isThere, change }) {
    const set = (/** @type {boolean} */ advice) => change({ ...draft, advice });
    return isThere && !isPrinted(draft)
      ? adviser({ text: t("form.adviser.text"), value: isAdvised(lobby, draft) }, set)
      : null;
  }

  /** @override @param {Draft} draft */
  _takesBots(draft) {
    return !isPrinted(draft);
  }

  /**
   * @override
   * @param {Lobby} lobby
   * @param {Draft} draft
   * @param {readonly import("../../shell/types.d.ts").Strength[]} bots
   */
  _alone(lobby, draft, bots) {
    return against(lobby, draft, bots);
  }

  /** @override @param {Lobby} lobby @param {Draft} draft */
  _problem(lobby, draft) {
    const name = twice(draft);
    const clash = clashes(lobby, draft)[0];
    if (name !== null) return t("fault.name.twice", { name });
    return clash ? this._custom.clash(clash) : null;
  }

  /** @override */
  _reveal() {
    if (twice(/** @type {Draft} */ (this._draft)) === null) this._custom.open(true);
    this._draw();
    super._reveal();
  }

  /** @override @param {Lobby} lobby @param {Draft} draft */
  _summary(lobby, draft) {
    const difficulty = t(`difficulty.${isCustom(draft) ? "custom" : pickOf(draft).level}`);
    const title = `${t(`mode.${draft.mode}`)}, ${difficulty.toLowerCase()}`;
    const minutes = minutesOf(lobby, draft);
    const long = minutes === null ? "" : ` ${t(`form.minutes.${draft.count}`, { minutes })}`;
    return `${t("form.summary", { title, names: listed(namesIn(draft)) })}.${long}`;
  }

  /** @override @param {import("./types.d.ts").Form} form */
  _besides(form) {
    return quickCase(form, this._busy, () => this._start(withLevel(form.draft, QUICK)));
  }

  /** C5: a quick case is for once. @override @param {Draft} draft */
  _keep(draft) {
    const pick = pickOf(draft);
    if (pick.level !== QUICK) remember(PICKS, JSON.stringify({ ...keptPicks(), [draft.mode]: pick }));
  }

  /** @override @param {Lobby} lobby @param {Draft} draft */
  _agreed(lobby, draft) {
    return { ...agreed(lobby, draft), advice: this._adviser && !isPrinted(draft) ? isAdvised(lobby, draft) : null };
  }
}

customElements.define("city-new-game", CityNewGame);
