/** The way to every switch of the rules, which are fetched when somebody opens it. */

import { toast } from "../../shell/dialog.js";
import { part } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { levelOf, pickOf } from "./draft.js";

/** @import { Form } from "./types.d.ts" */

export class Custom {
  /** @type {typeof import("../switches/switches.js") | null} */
  _fetched = null;
  _isAsked = false;
  _isOpen = false;
  _isTold = false;

  /** @param {() => void} changed */
  constructor(changed) {
    this._changed = changed;
  }

  /** Whether they are to be seen. @param {boolean} isOpen */
  open(isOpen) {
    this._isOpen = isOpen;
    if (!isOpen) return;
    this._isAsked = this._fetched !== null; // opening it tries again
    this.fetch();
  }

  /** Whether it is said which values are ours. @param {boolean} isTold */
  tell(isTold) {
    this._isTold = isTold;
    if (isTold) this.fetch();
  }

  async fetch() {
    if (this._isAsked) return;
    this._isAsked = true;
    try {
      this._fetched = await part("/city/switches/switches.js", () => import("../switches/switches.js"));
    } catch {
      toast(t("fault.offline"), "problem");
    }
    this._changed();
  }

  /**
   * Why some values do not go together; who has brought that about has the switches.
   * @param {Readonly<Record<string, import("./types.d.ts").Choice>>} clash
   */
  clash(clash) {
    return this._fetched?.clashText(clash) ?? t("form.more");
  }

  /** By the book: which values are ours. @param {Form} form */
  ours(form) {
    if (!levelOf(form.lobby, form.draft)?.ours.length) return null;
    return h(
      "details",
      {
        key: "ours",
        class: "switches ours",
        ".open": this._isTold,
        ontoggle: (/** @type {Event & {target: HTMLDetailsElement}} */ event) => this.tell(event.target.open),
      },
      h("summary", null, h("strong", null, t("form.ours")), h("span", { class: "hint" }, t("form.ours.text"))),
      this._fetched?.ours(form) ?? h("p", { key: "wait", class: "hint" }, t("new.loading")),
    );
  }

  /** @param {Form} form */
  draw(form) {
    const count = Object.keys(pickOf(form.draft).changes).length;
    if (count) this.fetch();
    return h(
      "details",
      {
        key: "switches",
        class: "switches",
        ".open": this._isOpen,
        ontoggle: (/** @type {Event & {target: HTMLDetailsElement}} */ event) => this.open(event.target.open),
      },
      h(
        "summary",
        null,
        h("strong", null, t("form.more")),
        h("span", { class: count ? "changes" : "hint" }, count ? t("form.changed", { count }) : t("form.more.text")),
      ),
      this._fetched?.switches(form) ?? h("p", { key: "wait", class: "hint" }, t("new.loading")),
    );
  }
}
