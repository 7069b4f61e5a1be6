/** The form before a game in the house. */

import { adviser } from "../../lobby/form/bots.js";
import { GameForm } from "../../lobby/form/form.js";
import { lastAgreed } from "../../lobby/form/opening.js";
import { h } from "../../shell/tree.js";
import { listed, t } from "../../shell/words.js";
import { keepBirthdays } from "./birthdays.js";
import { against, agreed, like, namesIn, twice } from "./draft.js";
import { packs } from "./form-packs.js";
import { players } from "./form-players.js";
import { switches } from "./form-rules.js";

/** @import { HouseLobby as Lobby } from "protocol" */
/** @import { Draft } from "./types.d.ts" */

/** @extends {GameForm<Lobby, Draft>} */
class HouseNewGame extends GameForm {
  /** @type {import("./types.d.ts").Trouble} */
  _trouble = null;

  /** @override @param {Lobby} lobby */
  _first(lobby) {
    return like(lobby, /** @type {import("./types.d.ts").Agreed | null} */ (lastAgreed("house")));
  }

  /** @override @param {import("./types.d.ts").Form} form */
  _parts(form) {
    const { lobby, draft, change } = form;
    const fail = (/** @type {import("./types.d.ts").Trouble} */ trouble) => {
      this._trouble = trouble;
      this._draw();
    };
    const choose = (/** @type {import("protocol").HousePack} */ pack) => change({ ...(this._draft ?? draft), pack });
    return [
      h("div", { class: "setup-how" }, packs({ lobby, pack: draft.pack, choose, trouble: this._trouble, fail })),
      h("div", { class: "setup-who" }, players(form), this._advice(form)),
      h(
        "div",
        { class: "setup-rules" },
        switches(lobby, draft, (changes) => change({ ...draft, changes })),
      ),
    ];
  }

  /** @param {import("./types.d.ts").Form} form */
  _advice({ draft, adviser: isThere, change }) {
    const set = (/** @type {boolean} */ advice) => change({ ...draft, advice });
    return isThere ? adviser({ text: t("house.adviser.text"), value: draft.advice }, set) : null;
  }

  /**
   * @override
   * @param {Lobby} _lobby
   * @param {Draft} draft
   * @param {readonly import("../../shell/types.d.ts").Strength[]} bots
   */
  _alone(_lobby, draft, bots) {
    return against(draft, bots);
  }

  /** @override @param {Lobby} _lobby @param {Draft} draft */
  _problem(_lobby, draft) {
    const name = twice(draft);
    return name === null ? null : t("fault.name.twice", { name });
  }

  /** @override @param {Lobby} _lobby @param {Draft} draft */
  _summary(_lobby, draft) {
    return t("form.summary", { title: draft.pack.name, names: listed(namesIn(draft)) });
  }

  /** @override @param {Draft} draft */
  _printed(draft) {
    return { pack: JSON.stringify(draft.pack) };
  }

  /** @override @param {Lobby} lobby @param {Draft} draft */
  _agreed(lobby, draft) {
    const sent = agreed(lobby, draft);
    keepBirthdays(sent.setup.players);
    return { ...sent, advice: this._adviser ? draft.advice : null };
  }
}

customElements.define("house-new-game", HouseNewGame);
