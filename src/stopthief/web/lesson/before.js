/** A class before it plays: one form for all tables. */

import { called } from "../shell/game.js";
import { draw, h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { classOf, keep, recalled } from "./classes.js";
import { howMany, preview, whoPlays } from "./form.js";
import { grouped, namesIn, shuffled } from "./groups.js";

/** @import { Offered, Wish } from "./types.d.ts" */

class ClassForm extends HTMLElement {
  /** @type {Wish} */
  _wish = recalled().wish;
  /** @type {Offered | null} */
  _offered = null;
  /** Told of the class when the form is sent. @type {(next: import("./types.d.ts").Class) => void} */
  become = () => {};

  /** @param {Offered} offered */
  set offered(offered) {
    this._offered = offered;
    this._draw();
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._draw();
  }

  /** @param {Partial<Wish>} some */
  _change(some) {
    this._wish = { ...this._wish, ...some };
    keep({ wish: this._wish });
    this._draw();
  }

  /** @param {Event} event @param {readonly (readonly string[])[]} groups */
  _start(event, groups) {
    event.preventDefault();
    if (!this._offered) return;
    const { lesson, offer } = this._offered;
    const { agreed } = /** @type {Element & {agreed: unknown}} */ (this.querySelector(lesson.form));
    if (!agreed || !groups.length) return;
    this.become(classOf({ game: offer.game, agreed, shared: this._wish.shared }, groups));
  }

  _draw() {
    if (!this._offered || !this.isConnected) return;
    const { lesson, offer } = this._offered;
    const size = lesson.size(offer.lobby);
    const names = namesIn(this._wish.text, size.longest);
    const wanted = this._wish.size ?? size.usual;
    const groups = grouped(names, wanted, size);
    const change = (/** @type {Partial<Wish>} */ some) => this._change(some);
    const shuffle = () => change({ text: shuffled(names).join("\n") });
    const form = { wish: this._wish, size, wanted, names, groups, change, shuffle };
    const begin = (/** @type {Event} */ event) => this._start(event, groups);
    draw(
      this,
      h(
        "form",
        { class: "setup lesson-form", novalidate: true, onsubmit: begin },
        h("div", { class: "setup-who" }, whoPlays(form)),
        h("div", { class: "setup-how" }, howMany(form), preview(form)),
        h(
          "div",
          { class: "setup-rules" },
          h("h2", { class: "lesson-game" }, called(offer.game)),
          h(lesson.form, { class: "lesson-own", ".lobby": offer.lobby, ".language": language() }),
        ),
        bar(groups.length, size.least),
      ),
    );
  }
}

/** @param {number} count @param {number} least */
function bar(count, least) {
  return h(
    "footer",
    { key: "bar", class: "setup-bar" },
    h("p", { class: "hint", role: "status" }, count ? "" : t("class.few", { least })),
    h(
      "button",
      { type: "submit", class: "primary large", "aria-disabled": count ? null : "true" },
      count ? t("class.start", { count }) : t("class.start.none"),
    ),
  );
}

customElements.define("class-form", ClassForm);
