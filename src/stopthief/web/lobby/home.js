/** The first screen: the games there are, games that go on, games that are over. */

import { Fault, games } from "../shell/device.js";
import { complain } from "../shell/dialog.js";
import { about, called, game, names, wear } from "../shell/game.js";
import { go } from "../shell/route.js";
import { Scheduler } from "../shell/scheduler.js";
import { draw, h } from "../shell/tree.js";
import { language, listed, t } from "../shell/words.js";
import { finishedList, openList } from "./case-list.js";
import { Cases } from "./cases.js";
import { lastAgreed, open, requestName } from "./form/opening.js";
import { icon } from "./icons.js";
import { joinForm } from "./join.js";
import { learning, posters } from "./posters.js";
import { tools } from "./tools.js";
import { trail } from "./trail.js";

/** @import { GameClient } from "../shell/types.d.ts" */

class HomeScreen extends HTMLElement {
  _open = new Cases(false);
  _finished = new Cases(true);
  _last = lastAgreed();
  /** @type {GameClient | null} */
  _lastGame = null;
  _request = requestName();
  _quickRequest = requestName();
  _busy = false;
  _faulty = false;
  _updates = new Scheduler(() => this._draw());

  /** @param {string} _language */
  set language(_language) {
    this._updates.request();
  }

  connectedCallback() {
    wear(null);
    for (const cases of [this._open, this._finished]) {
      cases.addEventListener("change", () => this._updates.request());
      cases.load();
    }
    this._draw();
    scrollTo(0, 0);
    this._recall();
  }

  async _recall() {
    if (!this._last) return;
    this._lastGame = await game(this._last.game).catch(() => null);
    this._updates.request();
  }

  /** The last game again. @param {boolean} isQuick  as a quick case */
  async _again(isQuick) {
    const last = this._last;
    if (!last || this._busy) return;
    this._busy = true;
    this._updates.request();
    try {
      await (isQuick ? open(await this._quick(last), this._quickRequest) : open(last, this._request));
    } catch (problem) {
      complain(problem);
      if (problem instanceof Fault && problem.code === "unusable") go("#new");
    }
    this._busy = false;
    this._updates.request();
  }

  _draw() {
    if (!this.isConnected) return;
    const isFirst = this._isNew && !this._last;
    document.title = t("title");
    draw(
      this,
      h(
        "div",
        { class: "home" },
        h("header", { class: "home-top" }, h("h1", null, t("home.which")), tools()),
        h(
          "main",
          { class: "home-main" },
          isFirst ? learning(isFirst) : null,
          posters(),
          isFirst ? null : learning(isFirst),
          h("div", { class: "home-acts" }, this._shortcuts(), names.map(companion)),
          this._files(),
          h("div", { class: "home-acts" }, rules(), classes(), this._join()),
        ),
      ),
    );
  }

  _join() {
    return joinForm(this._faulty, (faulty) => {
      this._faulty = faulty;
      this._updates.request();
    });
  }

  /** @param {import("./form/types.d.ts").OpeningAgreed} last */
  async _quick(last) {
    const offer = (await games()).games.find(({ game }) => game === last.game);
    const quick = offer && this._lastGame?.quick?.(/** @type {import("protocol").Lobby} */ (offer.lobby), last);
    return { ...last, ...quick };
  }

  /** The ways to play as last time. */
  _shortcuts() {
    if (!this._last || !this._lastGame) return null;
    const setup = /** @type {import("protocol").Setup} */ (this._last.setup);
    const client = this._lastGame;
    const players = listed(
      setup.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => client.player(setup, seat)),
    );
    const title = `${called(this._last.game)} · ${client.title(setup)}`;
    const again = t(this._busy ? "home.again.starting" : "home.again");
    return [
      this._shortcut("again", again, t("home.again.text", { title, names: players })),
      client.quick && !client.isQuick?.(setup)
        ? this._shortcut("quick", t("home.quick"), t("home.quick.text", { names: players }))
        : null,
    ];
  }

  /** @param {"again" | "quick"} which @param {string} title @param {string} text */
  _shortcut(which, title, text) {
    return h(
      "button",
      {
        key: which,
        type: "button",
        class: "home-again",
        "aria-disabled": this._busy ? "true" : null,
        onclick: () => this._again(which === "quick"),
      },
      icon(which, 24),
      h("span", null, h("strong", null, title), h("span", { class: "hint" }, text)),
    );
  }

  /** Whether nothing was ever played here. */
  get _isNew() {
    return this._open.isEmpty && this._finished.isEmpty;
  }

  _files() {
    if (this._isNew)
      return h("div", { key: "empty", class: "home-files" }, h("p", { class: "home-empty" }, trail(), t("home.empty")));
    return h("div", { key: "files", class: "home-files" }, openList(this._open), finishedList(this._finished));
  }
}

/** The way to a game on a board of paper, if it can be played so. @param {string} name */
function companion(name) {
  const offered = about(name).companion;
  if (!offered) return null;
  return h(
    "a",
    { key: `companion-${name}`, class: "home-again", href: `#new/${name}/board` },
    icon("board", 24),
    h(
      "span",
      null,
      h("strong", null, offered.title[language()]),
      h("span", { class: "hint" }, offered.text[language()]),
    ),
  );
}

/** The way to several tables at once, if any game is for that. */
function classes() {
  if (!names.some((name) => about(name).lesson)) return null;
  return h(
    "a",
    { key: "class", class: "home-again", href: "#class" },
    icon("class", 24),
    h("span", null, h("strong", null, t("home.class")), h("span", { class: "hint" }, t("home.class.text"))),
  );
}

/** The way to all that can be looked up. */
function rules() {
  return h(
    "a",
    { key: "rules", class: "home-again", href: "#rules" },
    icon("book", 24),
    h("span", null, h("strong", null, t("home.rules")), h("span", { class: "hint" }, t("home.rules.text"))),
  );
}

customElements.define("home-screen", HomeScreen);
