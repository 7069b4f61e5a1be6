/** The rules on a page of their own: of every game, and with an address for every rule, such as `#M7`. */

import "./book.js";
import { icon } from "../lobby/icons.js";
import { tongues } from "../lobby/tools.js";
import { called, names, wear } from "../shell/game.js";
import { go } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { bookWith } from "./books.js";

class RulesScreen extends HTMLElement {
  _game = names[0] ?? "";
  /** @type {string | null} */
  _rule = null;

  /** @param {import("../shell/types.d.ts").Rules} route */
  set route({ game, rule }) {
    if (game !== null && names.includes(game)) this._game = game;
    this._open(rule);
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    wear(null);
    this._draw();
    if (!this._rule) scrollTo(0, 0);
  }

  /** A link to a rule opens the book that has it. @param {string | null} rule */
  async _open(rule) {
    if (rule !== null) this._game = (await bookWith(names, rule).catch(() => null)) ?? this._game;
    this._rule = rule;
    this._draw();
  }

  _draw() {
    if (!this.isConnected) return;
    document.title = t("rules.of", { name: called(this._game) });
    draw(
      this,
      h(
        "div",
        { class: "new rules-screen" },
        h(
          "header",
          { class: "new-top" },
          h(
            "button",
            { type: "button", class: "new-back", onclick: () => go("") },
            icon("back", 24),
            h("span", null, t("new.back")),
          ),
          h("h1", null, t("rules.title")),
          h("div", { class: "home-tools" }, tongues()),
        ),
        h(
          "nav",
          { class: "which", "aria-label": t("new.games") },
          names.map((name) =>
            h(
              "a",
              {
                key: name,
                class: "button",
                href: `#rules/${name}`,
                "aria-current": name === this._game ? "page" : null,
              },
              called(name),
            ),
          ),
        ),
        h("main", null, h("rule-book", { class: "rules-book", ".game": this._game, ".rule": this._rule })),
      ),
    );
  }
}

customElements.define("rules-screen", RulesScreen);
