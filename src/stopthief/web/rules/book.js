/**
 * The rules of one game to read and to search, wherever they are shown: on a page, or over a table.
 * It is given `game` and, to open at a rule, `rule`; `level` is that of its headings.
 */

import { changes, isStill } from "../shell/preferences.js";
import { draw, h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { book } from "./books.js";
import { found, names } from "./finding.js";
import { field, jumps, status } from "./head.js";
import { pages } from "./pages.js";
import { wordsIn } from "./search.js";
import { spy } from "./spy.js";

/** @import { Book, Shown } from "./types.d.ts" */

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
  _unspy = () => {};
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
    this._unspy = spy(this);
    this._load();
  }

  disconnectedCallback() {
    changes.removeEventListener("change", this._onChange);
    this._unspy();
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

  /**
   * A link to a rule of this book leads there, whatever is searched for; over a table the page stays where it is.
   * @param {MouseEvent} event
   */
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
    const example = this._book ? ([...names(this._book)][SAMPLE] ?? "") : "";
    const state = { typed: this._typed, example, isBox: this.closest("dialog") !== null };
    const isAsked = this._typed !== "" && this._book !== null;
    draw(
      this,
      field(state, (typed) => this._search(typed)),
      jumps(sections, isAsked, (key) => this._jump(key)),
      status(isAsked ? sections.reduce((sum, { count }) => sum + count, 0) : null),
      this._inside(sections),
    );
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
