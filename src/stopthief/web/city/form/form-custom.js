/** The way to every switch of the rules, which are fetched when somebody opens it. */

import { toast } from "../../shell/dialog.js";
import { part } from "../../shell/load.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";

/** @import { Form } from "./types.d.ts" */

export class Custom {
  /** @type {typeof import("../switches/switches.js") | null} */
  _fetched = null;
  _isAsked = false;
  _isOpen = false;

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

  /** @param {Form} form */
  draw(form) {
    const count = Object.keys(form.draft.changes).length;
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
