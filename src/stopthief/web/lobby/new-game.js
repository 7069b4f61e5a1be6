/** A new game: which one, and then that game's own form. What the server refuses is said at the form. */

import { Fault, games } from "../shell/device.js";
import { explain } from "../shell/dialog.js";
import { called, game, names, wear } from "../shell/game.js";
import { go, rename } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { openRules } from "./boxes.js";
import { lastAgreed, open, requestName } from "./form/opening.js";
import { icon } from "./icons.js";
import { learnFirst } from "./posters.js";

/** @import { Offer } from "protocol" */
/** @import { GameClient } from "../shell/types.d.ts" */

class NewGame extends HTMLElement {
  /** @type {readonly Offer[]} */
  _offers = [];
  /** @type {Offer | null} */
  _offer = null;
  /** @type {GameClient | null} */
  _client = null;
  /** @type {unknown} */
  _trouble = null;
  /** @type {unknown} */
  _refused = null;
  /** @type {string | null} */
  _wanted = null;
  /** @type {string | null} */
  _way = null;
  _busy = false;
  _alone = false;
  _request = requestName();

  constructor() {
    super();
    this.addEventListener("edit", () => this._edited());
    this.addEventListener("start", (event) => this._start(/** @type {CustomEvent} */ (event)));
  }

  /** Which one; null for the one that was played last. @param {string | null} name */
  set game(name) {
    this._wanted = name;
    if (this.isConnected) this._load();
  }

  /**
   * The way to play it that was asked for, if one was; at once against bots is asked for once.
   * @param {string | null} way
   */
  set way(way) {
    this._alone = way === "alone";
    this._way = this._alone ? null : way;
    if (this.isConnected) this._edited();
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._draw();
    scrollTo(0, 0);
    this.querySelector("h1")?.focus();
    this._load();
  }

  async _load() {
    this._trouble = null;
    try {
      const wanted = this._wanted ?? lastAgreed()?.game ?? "";
      if (names.includes(wanted)) game(wanted).catch(() => null); // on its way while the server is asked
      this._offers = (await games()).games.filter((offer) => names.includes(offer.game));
      await this._choose(this._offers.find((offer) => offer.game === wanted) ?? this._offers[0] ?? null);
    } catch (problem) {
      this._trouble = problem;
    }
    this._draw();
  }

  /** @param {Offer | null} offer */
  async _choose(offer) {
    const client = offer ? await game(offer.game) : null;
    [this._client, this._offer] = [client, offer];
    wear(offer?.game ?? null);
    this._edited();
  }

  /** Another wish is another table. */
  _edited() {
    this._request = requestName();
    this._refused = null;
    this._draw();
  }

  /** @param {CustomEvent<import("./form/types.d.ts").FormAgreed>} event */
  async _start({ detail }) {
    if (this._busy || !this._offer) return;
    this._busy = true;
    if (this._alone) rename(`#new/${this._offer.game}`); // going back leads to the choice
    this._alone = false;
    this._refused = null;
    this._draw();
    try {
      await open({ game: this._offer.game, ...detail }, this._request);
    } catch (problem) {
      this._refused = problem;
    }
    this._busy = false;
    this._draw();
    this.querySelector(".refused")?.scrollIntoView({ block: "center" });
  }

  _draw() {
    if (!this.isConnected) return;
    if (this._offer) document.title = called(this._offer.game);
    draw(
      this,
      h(
        "div",
        { class: "new" },
        h(
          "header",
          { class: "new-top" },
          h(
            "button",
            { type: "button", class: "new-back", onclick: () => go("") },
            icon("back", 24),
            h("span", null, t("new.back")),
          ),
          h("h1", { tabindex: "-1" }, t("new.title")),
          this._offer ? rulesOf(this._offer.game) : null,
          this._which(),
          this._offer ? learnFirst(this._offer.game) : null,
        ),
        h("main", null, this._problem(), this._form()),
      ),
    );
  }

  _which() {
    if (this._offers.length < 2) return null;
    return h(
      "nav",
      { key: "which", class: "which", "aria-label": t("new.games") },
      this._offers.map((offer) =>
        h(
          "a",
          {
            key: offer.game,
            class: "button",
            href: `#new/${offer.game}`,
            "aria-current": offer === this._offer ? "page" : null,
          },
          called(offer.game),
        ),
      ),
    );
  }

  _problem() {
    if (this._refused) {
      const said = sentences(this._refused);
      return h(
        "div",
        { key: "refused", class: "refused problem", role: "alert" },
        said.length ? h("p", null, t("new.refused")) : h("p", null, explain(this._refused)),
        h(
          "ul",
          null,
          said.map((sentence) => h("li", null, sentence)),
        ),
      );
    }
    if (!this._trouble) return null;
    return h(
      "div",
      { key: "trouble", class: "refused problem", role: "alert" },
      h("p", null, h("strong", null, t("new.trouble"))),
      h("p", null, explain(this._trouble)),
      h("button", { type: "button", onclick: () => this._load() }, t("home.retry")),
    );
  }

  _form() {
    if (!this._client || !this._offer) {
      return this._trouble ? null : h("p", { key: "wait", class: "hint", role: "status" }, t("new.loading"));
    }
    return h(this._client.form, {
      key: `form-${this._offer.game}-${this._way}`,
      class: "new-form",
      ".way": this._way,
      ".offer": this._offer,
      ".busy": this._busy,
      ".language": language(),
      ".alone": this._alone,
    });
  }
}

/** The button that opens the rules of a game. @param {string} name */
function rulesOf(name) {
  return h(
    "button",
    { key: "rules", type: "button", class: "new-rules", onclick: () => openRules(name) },
    icon("book"),
    h("span", null, t("new.rules")),
  );
}

/** The server's objections to the request itself. @param {unknown} problem @returns {readonly string[]} */
function sentences(problem) {
  return problem instanceof Fault && problem.code === "unusable" ? problem.sentences : [];
}

customElements.define("new-game", NewGame);
