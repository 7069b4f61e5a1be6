/** The first screen: a new game, games that go on, games that are over. */

import "./words/index.js";
import { game } from "../games.js";
import { complain } from "../shell/dialog.js";
import { prefer } from "../shell/preferences.js";
import { go } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { language, listed, t } from "../shell/words.js";
import { finishedList, openList } from "./case-list.js";
import { Cases } from "./cases.js";
import { icon } from "./icons.js";
import { joinForm } from "./join.js";
import { lastAgreed, open, requestName } from "./opening.js";
import { openPreferences } from "./preferences.js";
import { footprints, scene } from "./scene.js";

/** @typedef {import("../games.js").GameClient} GameClient */

class HomeScreen extends HTMLElement {
  _open = new Cases(false);
  _finished = new Cases(true);
  _last = lastAgreed();
  /** @type {GameClient | null} */
  _lastGame = null;
  _request = requestName();
  _busy = false;
  _faulty = false;

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    for (const cases of [this._open, this._finished]) {
      cases.addEventListener("change", () => this._draw());
      cases.load();
    }
    this._draw();
    scrollTo(0, 0);
    this._recall();
  }

  async _recall() {
    if (!this._last) return;
    this._lastGame = await game(this._last.game).catch(() => null);
    this._draw();
  }

  async _again() {
    if (!this._last || this._busy) return;
    this._busy = true;
    this._draw();
    try {
      await open(this._last, this._request);
    } catch (problem) {
      complain(problem);
      if (/** @type {any} */ (problem).code === "unusable") go("#new");
    }
    this._busy = false;
    this._draw();
  }

  _draw() {
    if (!this.isConnected) return;
    draw(
      this,
      h(
        "div",
        { class: "home" },
        h(
          "header",
          { class: "home-top" },
          scene(),
          tools(),
          h("div", { class: "home-title" }, h("h1", null, t("title")), h("p", null, t("home.tagline"))),
        ),
        h(
          "main",
          { class: "home-main" },
          h(
            "div",
            { class: "home-acts" },
            h(
              "button",
              { type: "button", class: "primary home-new", onclick: () => go("#new") },
              icon("play", 26),
              t("home.new"),
            ),
            this._quick(),
          ),
          this._files(),
          joinForm(this._faulty, (faulty) => {
            this._faulty = faulty;
            this._draw();
          }),
        ),
      ),
    );
  }

  _quick() {
    if (!this._last || !this._lastGame) return null;
    const { setup } = this._last;
    const client = this._lastGame;
    const names = listed(
      setup.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => client.player(setup, seat)),
    );
    return h(
      "button",
      {
        key: "again",
        type: "button",
        class: "home-again",
        "aria-disabled": this._busy ? "true" : null,
        onclick: () => this._again(),
      },
      icon("again", 24),
      h(
        "span",
        null,
        h("strong", null, t(this._busy ? "home.again.starting" : "home.again")),
        h("span", { class: "hint" }, t("home.again.text", { title: client.title(setup), names })),
      ),
    );
  }

  _files() {
    const isNew = this._open.isEmpty && this._finished.isEmpty;
    if (isNew)
      return h(
        "div",
        { key: "empty", class: "home-files" },
        h("p", { class: "home-empty" }, footprints(), t("home.empty")),
      );
    return h("div", { key: "files", class: "home-files" }, openList(this._open), finishedList(this._finished));
  }
}

/** The language, and everything else that one may like otherwise. */
function tools() {
  const here = language();
  const pick = (/** @type {"en" | "fr"} */ code, /** @type {string} */ name) =>
    h(
      "button",
      {
        type: "button",
        lang: code,
        "aria-pressed": String(code === here),
        "aria-label": `${code.toUpperCase()}, ${name}`,
        onclick: () => prefer({ language: code }),
      },
      code.toUpperCase(),
    );
  return h(
    "div",
    { class: "home-tools" },
    h(
      "div",
      { class: "tongues", role: "group", "aria-label": t("home.language") },
      pick("en", "English"),
      pick("fr", "Français"),
    ),
    h(
      "button",
      { type: "button", class: "home-gear", "aria-label": t("home.preferences"), onclick: openPreferences },
      icon("sliders", 24),
    ),
  );
}

customElements.define("home-screen", HomeScreen);
