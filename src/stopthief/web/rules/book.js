/**
 * The rules of one game to read and to search, wherever they are shown: on a page, or over a table.
 * It is given `game` and, to open at a rule, `rule`; `level` is that of its headings.
 */

import "./words/index.js";
import { tongues } from "../lobby/tools.js";
import { changes, isStill } from "../shell/preferences.js";
import { draw, h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { book } from "./books.js";
import { found, names } from "./finding.js";
import { pages } from "./pages.js";
import { wordsIn } from "./search.js";

/** @typedef {import("./books.js").Book} Book */
/** @typedef {import("./finding.js").Shown} Shown */

/** Which rule is named where one can search by names. */
const SAMPLE = 6;

class RuleBook extends HTMLElement {
  _game = "";
  /** @type {string | null} the rule that was gone to last */
  _rule = null;
  /** @type {Book | null} */
  _book = null;
  _tongue = language();
  _typed = "";
  _troubled = false;
  level = 2;
  _onChange = () => this._tongue !== language() && this._load();

  /** @param {string} name */
  set game(name) {
    if (this._game === name) return;
    this._game = name;
    this._typed = "";
    this._book = null;
    if (this.isConnected) this._load();
  }

  /** @param {string | null} id */
  set rule(id) {
    if (id === null || id === this._rule) return;
    this._rule = id;
    if (this._book) this._goTo(id);
  }

  connectedCallback() {
    changes.addEventListener("change", this._onChange);
    this.addEventListener("click", this._follow);
    this._load();
  }

  disconnectedCallback() {
    changes.removeEventListener("change", this._onChange);
  }

  async _load() {
    const game = this._game;
    const isFirst = this._book === null;
    this._troubled = false;
    this._tongue = language();
    this._draw();
    try {
      const came = await book(game);
      if (game === this._game) this._book = came;
    } catch {
      this._troubled = true;
    }
    this._draw();
    if (isFirst && this._book && this._rule) this._goTo(this._rule);
  }

  /** A link to a rule of this book leads there, whatever is searched for; over a table the page stays where it is. @param {MouseEvent} event */
  _follow(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    const id = link?.getAttribute("href")?.slice(1) ?? "";
    if (!link || !this._book || !names(this._book).has(id) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (this.closest("dialog")) event.preventDefault();
    this._rule = id;
    this._goTo(id);
  }

  /** @param {string} id */
  _goTo(id) {
    this._typed = "";
    this._draw();
    const link = this.querySelector(`#${CSS.escape(id)} .rule-id`);
    if (link instanceof HTMLElement) this._reach(link, link.closest("li"));
  }

  /** @param {string} key  of a section */
  _jump(key) {
    const title = this.querySelector(`[data-section="${key}"]`);
    if (title instanceof HTMLElement) this._reach(title, title);
  }

  /** @param {HTMLElement} focused @param {Element | null} shown */
  _reach(focused, shown) {
    shown?.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    focused.focus({ preventScroll: true });
  }

  /** @param {string} typed */
  _search(typed) {
    this._typed = typed;
    this._draw();
    const top = this.closest("dialog") ? this.querySelector(".rules-pages") : document.scrollingElement;
    top?.scrollTo(0, 0);
  }

  _draw() {
    if (!this.isConnected) return;
    const sections = this._book ? found(this._book, this._typed) : [];
    draw(this, this._field(), this._jumps(sections), this._status(sections), this._inside(sections));
  }

  _field() {
    const example = this._book ? ([...names(this._book)][SAMPLE] ?? "") : "";
    return h(
      "search",
      { key: "field", class: "rules-field" },
      h("input", {
        type: "search",
        enterkeyhint: "search",
        autocomplete: "off",
        spellcheck: "false",
        "aria-label": t("rules.search"),
        placeholder: example ? t("rules.search.hint", { example }) : null,
        ".value": this._typed,
        oninput: (/** @type {any} */ event) => this._search(event.target.value),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this._key(event),
      }),
      this.closest("dialog") ? h("div", { class: "home-tools" }, tongues()) : null,
    );
  }

  /** @param {Shown[]} sections */
  _jumps(sections) {
    return h(
      "nav",
      { key: "jumps", class: "rules-jump", "aria-label": t("rules.sections") },
      sections.map(({ key, title, count }) =>
        h(
          "button",
          { key, type: "button", onclick: () => this._jump(key) },
          title,
          this._typed ? h("small", null, ` ${count}`) : null,
        ),
      ),
    );
  }

  /** @param {Shown[]} sections */
  _status(sections) {
    const count = sections.reduce((sum, one) => sum + one.count, 0);
    const isAsked = this._typed && this._book;
    return h(
      "p",
      { key: "status", class: isAsked ? "rules-count hint" : "unseen", role: "status" },
      isAsked ? t("rules.found", { count }) : "",
    );
  }

  /** Escape takes back what was typed, before it closes anything. @param {KeyboardEvent} event */
  _key(event) {
    if (event.key !== "Escape" || !this._typed) return;
    event.preventDefault();
    this._search("");
  }

  /** @param {Shown[]} sections */
  _inside(sections) {
    if (this._troubled) {
      return h(
        "div",
        { key: "trouble", class: "rules-none", role: "alert" },
        h("p", { class: "problem" }, t("rules.trouble")),
        h("button", { type: "button", onclick: () => this._load() }, t("rules.again")),
      );
    }
    if (!this._book) return h("p", { key: "wait", class: "hint rules-none", role: "status" }, t("loading.rules"));
    const reading = { ids: names(this._book), words: wordsIn(this._typed) };
    const intro = this._typed ? [] : this._book.intro;
    return pages({ intro, sections, reading, level: this.level, aimed: this._typed ? null : this._rule });
  }
}

customElements.define("rule-book", RuleBook);
