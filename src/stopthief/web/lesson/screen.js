/** The screen for teachers: several tables for a class from one page, and how far each of them is. */

import "../lobby/words/index.js";
import "./words/index.js";
import { icon } from "../lobby/icons.js";
import { copy } from "../lobby/sharing.js";
import { tools } from "../lobby/tools.js";
import * as device from "../shell/device.js";
import { complain, confirm, explain } from "../shell/dialog.js";
import { about, called, game, names as gameNames, wear } from "../shell/game.js";
import { go, isLocal, link as linkTo } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { language, listed, t } from "../shell/words.js";
import { classOf, keep, openAll, recalled } from "./classes.js";
import { showCodes } from "./codes.js";
import { howMany, preview, whoPlays } from "./form.js";
import { grouped, namesIn, shuffled } from "./groups.js";
import { inviteesAt, inviteesOf } from "./invitees.js";
import { tables } from "./overview.js";
import { paper, slipsOf } from "./slips.js";
import { Watch } from "./watch.js";

/** @typedef {import("../shell/game.js").GameClient} GameClient */
/** @typedef {import("./classes.js").Class} Class */
/** @typedef {import("./classes.js").Wish} Wish */
/** @typedef {import("./slips.js").Slip} Slip */

class ClassScreen extends HTMLElement {
  /** @type {Wish} */
  _wish = recalled().wish;
  /** @type {Class | null} */
  _class = recalled().running;
  _watch = new Watch();
  /** @type {GameClient | null} */
  _client = null;
  /** @type {import("protocol").Offer | null} */
  _offer = null;
  /** @type {unknown} */
  _trouble = null;
  /** @type {readonly unknown[]} why tables could not be opened */
  _problems = [];
  /** @type {readonly Slip[]} */
  _slips = [];
  _busy = false;

  constructor() {
    super();
    this._watch.addEventListener("change", () => this._draw());
  }

  /** @param {string} _language */
  set language(_language) {
    this._draw();
  }

  connectedCallback() {
    this._watch.follow(this._class);
    this._draw();
    scrollTo(0, 0);
    this._load();
  }

  disconnectedCallback() {
    this._watch.follow(null);
  }

  async _load() {
    this._trouble = null;
    const name = this._class?.game ?? gameNames.find((one) => about(one).lesson) ?? "";
    try {
      this._offer = (await device.games()).games.find((offer) => offer.game === name) ?? null;
      this._client = await game(name);
      if (this.isConnected) wear(name);
    } catch (problem) {
      this._trouble = problem;
    }
    this._draw();
  }

  /** @param {Partial<Wish>} some */
  _wishFor(some) {
    this._wish = { ...this._wish, ...some };
    keep(this._wish, this._class);
    this._draw();
  }

  /** @param {Class | null} next */
  _become(next) {
    this._class = next;
    keep(this._wish, next);
    this._watch.follow(next);
    this._draw();
  }

  /** @param {readonly (readonly string[])[]} groups */
  async _start(groups) {
    const form = /** @type {any} */ (this.querySelector(this._client?.lesson?.form ?? ""));
    if (this._busy || !this._offer || !form?.agreed || !groups.length) return;
    const lesson = { game: this._offer.game, agreed: form.agreed, shared: this._wish.shared };
    await this._open(classOf(lesson, groups));
    scrollTo(0, 0);
    this.querySelector("h1")?.focus();
  }

  /** @param {Class} one */
  async _open(one) {
    const lesson = this._client?.lesson;
    if (!lesson) return;
    this._busy = true;
    this._problems = [];
    this._become(one);
    this._problems = await openAll(one, lesson, (next) => this._become(next));
    this._busy = false;
    this._draw();
  }

  async _clear() {
    const question = { title: t("class.clear.title"), text: t("class.clear.text"), yes: t("class.clear.yes") };
    if (!(await confirm(question))) return;
    this._problems = [];
    this._become(null);
  }

  /** @param {Class} one */
  async _print(one) {
    this._slips = await slipsOf(inviteesOf(one, this._watch));
    this._draw();
    print();
  }

  /** @param {Class} one */
  _copyAll(one) {
    const line = (/** @type {import("./invitees.js").Invitee} */ { number, who, url }) =>
      `${t("class.slip", { number, who })}\n${url}`;
    copy(inviteesOf(one, this._watch).map(line).join("\n\n"));
  }

  /** A link for another device in the place of the one that a table has. @param {Class} one @param {string} table @param {number} at */
  async _renew(one, table, at) {
    const question = { title: t("class.renew.title"), text: t("class.renew.text"), yes: t("class.renew") };
    if (!(await confirm(question))) return;
    try {
      const url = linkTo(this._watch.address, table, ...(await this._watch.renewed(table)));
      showCodes([{ key: table, number: at + 1, who: listed(one.groups[at]?.names ?? []), url }]);
    } catch (problem) {
      complain(problem);
    }
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
        h("main", null, this._inside()),
      ),
      paper(this._slips),
    );
  }

  _inside() {
    if (this._trouble) {
      return h(
        "div",
        { key: "trouble", class: "refused problem", role: "alert" },
        h("p", null, explain(this._trouble)),
        h("button", { type: "button", onclick: () => this._load() }, t("home.retry")),
      );
    }
    const [client, offer] = [this._client, this._offer];
    if (!client?.lesson || !offer) return h("p", { key: "wait", class: "hint", role: "status" }, t("new.loading"));
    return this._class ? this._overview(this._class, client) : this._form(client.lesson, offer);
  }

  /** @param {import("../shell/game.js").Lesson} lesson @param {import("protocol").Offer} offer */
  _form(lesson, offer) {
    const size = lesson.size(offer.lobby);
    const names = namesIn(this._wish.text, size.longest);
    const wanted = this._wish.size ?? size.usual;
    const groups = grouped(names, wanted, size);
    const form = {
      wish: this._wish,
      size,
      wanted,
      names,
      groups,
      change: (/** @type {Partial<Wish>} */ some) => this._wishFor(some),
      shuffle: () => this._wishFor({ text: shuffled(names).join("\n") }),
    };
    const begin = (/** @type {Event} */ event) => {
      event.preventDefault();
      this._start(groups);
    };
    return h(
      "form",
      { key: "form", class: "setup lesson-form", novalidate: true, onsubmit: begin },
      h("div", { class: "setup-who" }, whoPlays(form)),
      h("div", { class: "setup-how" }, howMany(form), preview(form)),
      h(
        "div",
        { class: "setup-rules" },
        h("h2", { class: "lesson-game" }, called(offer.game)),
        h(lesson.form, { class: "lesson-own", ".lobby": offer.lobby, ".language": language() }),
      ),
      this._bar(groups.length, size.least),
    );
  }

  /** @param {number} count @param {number} least */
  _bar(count, least) {
    return h(
      "footer",
      { key: "bar", class: "setup-bar" },
      h("p", { class: "hint", role: "status" }, count ? "" : t("class.few", { least })),
      h(
        "button",
        { type: "submit", class: "primary large", "aria-disabled": count && !this._busy ? null : "true" },
        count ? t("class.start", { count }) : t("class.start.none"),
      ),
    );
  }

  /** @param {Class} one @param {GameClient} client */
  _overview(one, client) {
    const invitees = inviteesOf(one, this._watch);
    const missing = one.groups.filter(({ table }) => table === null).length;
    return h(
      "div",
      { key: "overview", class: "class-overview" },
      this._failed(one, missing),
      invitees.length && isLocal(this._watch.address)
        ? h("p", { key: "local", class: "problem" }, t("invite.local"))
        : null,
      h(
        "div",
        { class: "class-tools" },
        h("p", { class: "hint", role: "status" }, t(invitees.length ? "class.how" : "class.all")),
        invitees.length ? this._handOut(one) : null,
        h("button", { key: "clear", type: "button", class: "quiet", onclick: () => this._clear() }, t("class.clear")),
      ),
      tables({
        one,
        client,
        watch: this._watch,
        show: (at) => showCodes(inviteesAt(one, at, this._watch)),
        renew: (table, at) => this._renew(one, table, at),
      }),
    );
  }

  /** @param {Class} one */
  _handOut(one) {
    const show = () => showCodes(inviteesOf(one, this._watch));
    return [
      h("button", { key: "codes", type: "button", class: "primary", onclick: show }, t("class.show.all")),
      h("button", { key: "print", type: "button", onclick: () => this._print(one) }, t("class.print")),
      h("button", { key: "copy", type: "button", onclick: () => this._copyAll(one) }, icon("copy"), t("class.copy")),
    ];
  }

  /** @param {Class} one @param {number} count */
  _failed(one, count) {
    if (!count) return null;
    if (this._busy) return h("p", { key: "busy", class: "hint", role: "status" }, t("class.opening", { count }));
    return h(
      "div",
      { key: "failed", class: "refused problem", role: "alert" },
      h("p", null, t("class.failed", { count })),
      h(
        "ul",
        null,
        [...new Set(this._problems.map(explain))].map((sentence) => h("li", null, sentence)),
      ),
      h("button", { type: "button", onclick: () => this._open(one) }, t("home.retry")),
    );
  }
}

customElements.define("class-screen", ClassScreen);
