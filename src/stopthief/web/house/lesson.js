/** The house for a class: the same words and rules at all tables. */

import { draw } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { freshRules, settingsOf } from "./form/draft.js";
import { packs } from "./form/form-packs.js";
import { switches } from "./form/form-rules.js";

/** @import { HouseLobby as Lobby, HousePack as Pack } from "protocol" */
/** @import { Agreed } from "./types.d.ts" */

const USUAL = 4;

class HouseLesson extends HTMLElement {
  /** @type {Lobby | null} */
  _lobby = null;
  /** @type {import("./form/types.d.ts").Rules | null} */
  _rules = null;
  /** @type {import("./form/types.d.ts").Trouble} */
  _trouble = null;

  /** @param {Lobby} lobby */
  set lobby(lobby) {
    this._lobby = lobby;
    this._rules ??= freshRules(lobby);
    this._draw();
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  /** The choices. @returns {Agreed | null} */
  get agreed() {
    const [lobby, rules] = [this._lobby, this._rules];
    return lobby && rules && { pack: rules.pack, settings: settingsOf(lobby, rules) };
  }

  connectedCallback() {
    this._draw();
  }

  _draw() {
    const [lobby, rules] = [this._lobby, this._rules];
    if (!lobby || !rules || !this.isConnected) return;
    const fail = (/** @type {import("./form/types.d.ts").Trouble} */ trouble) => {
      this._trouble = trouble;
      this._draw();
    };
    const change = (/** @type {Partial<import("./form/types.d.ts").Rules>} */ some) => {
      this._rules = { ...rules, ...some };
      this._draw();
    };
    const choose = (/** @type {Pack} */ pack) => change({ pack });
    draw(
      this,
      packs({ lobby, pack: rules.pack, choose, trouble: this._trouble, fail }),
      switches(lobby, rules, (changes) => change({ changes })),
    );
  }
}

/** @param {import("protocol").HouseView} view @param {import("protocol").Now} now */
function progress({ public: open }, now) {
  const players = open.setup.players;
  const name = players[now.awaited ?? open.turn]?.name ?? "";
  const round = Math.floor(Math.max(0, open.turns - 1) / players.length) + 1;
  return open.phase === "place" ? t("house.progress.place", { name }) : t("house.progress", { round, name });
}

/** @type {import("../shell/types.d.ts").Lesson} */
export const lesson = {
  form: "house-lesson",
  size: (/** @type {Lobby} */ { least, most, longest_name: longest }) => ({ least, most, usual: USUAL, longest }),
  setup: (/** @type {Agreed} */ agreed, names) => ({ ...agreed, players: names.map((name) => ({ name })) }),
  progress,
};

customElements.define("house-lesson", HouseLesson);
