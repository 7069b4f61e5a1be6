/** The screen for teachers: several tables for a class from one page, and how far each of them is. */

import "./before.js";
import "./playing.js";
import { icon } from "../lobby/icons.js";
import { tools } from "../lobby/tools.js";
import * as device from "../shell/device.js";
import { explain } from "../shell/dialog.js";
import { about, game, names, wear } from "../shell/game.js";
import { go } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { keep, recalled } from "./classes.js";

/** @import { GameClient } from "../shell/types.d.ts" */
/** @import { Class } from "./types.d.ts" */

class ClassScreen extends HTMLElement {
  /** @type {Class | null} */
  _class = recalled().running;
  /**
   * @type {{lesson: import("../shell/types.d.ts").Lesson, client: GameClient, offer: import("protocol").Offer} | null}
   */
  _offered = null;
  /** @type {unknown} */
  _trouble = null;

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._draw();
    scrollTo(0, 0);
    this._load();
  }

  async _load() {
    this._trouble = null;
    const name = this._class?.game ?? names.find((one) => about(one).lesson) ?? "";
    try {
      const [client, { games }] = await Promise.all([game(name), device.games()]);
      const offer = games.find((one) => one.game === name);
      if (!client.lesson || !offer) throw new Error(name);
      this._offered = { lesson: client.lesson, client, offer };
      if (this.isConnected) wear(name);
    } catch (problem) {
      this._trouble = problem;
    }
    this._draw();
  }

  /** @param {Class | null} next */
  _become(next) {
    const isOther = !next || !this._class;
    this._class = next;
    keep({ running: next });
    this._draw();
    if (isOther) this._begin();
  }

  /** Another page begins at its top. */
  _begin() {
    scrollTo(0, 0);
    this.querySelector("h1")?.focus();
  }

  _draw() {
    if (!this.isConnected) return;
    document.title = t("class.title");
    draw(
      this,
      h(
        "div",
        { class: "new lesson" },
        h(
          "header",
          { class: "new-top" },
          h("button", { type: "button", class: "new-back", onclick: () => go("") }, icon("back", 24), t("new.back")),
          h("h1", { tabindex: "-1" }, t("class.title")),
          tools(),
        ),
        h("main", null, this._trouble ? this._problem() : this._inside()),
      ),
    );
  }

  _problem() {
    return h(
      "div",
      { key: "trouble", class: "refused problem", role: "alert" },
      h("p", null, explain(this._trouble)),
      h("button", { type: "button", onclick: () => this._load() }, t("home.retry")),
    );
  }

  _inside() {
    if (!this._offered) return h("p", { key: "wait", class: "hint", role: "status" }, t("new.loading"));
    const become = (/** @type {Class | null} */ next) => this._become(next);
    return this._class
      ? h("class-tables", {
          key: "tables",
          ".playing": { one: this._class, client: this._offered.client },
          ".language": language(),
          ".become": become,
        })
      : h("class-form", {
          key: "form",
          class: "new-form",
          ".offered": this._offered,
          ".language": language(),
          ".become": become,
        });
  }
}

customElements.define("class-screen", ClassScreen);
