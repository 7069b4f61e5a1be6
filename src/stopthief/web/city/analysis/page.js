/**
 * <city-analysis>: a finished game gone through once more: what could be known, and what was made of it.
 * Law: it shows what the server found out; nothing is reckoned here.
 */

import { ask } from "../../shell/device.js";
import { explain } from "../../shell/dialog.js";
import { style } from "../../shell/load.js";
import { draw, h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { sign } from "../../table/signs.js";
import "../board/board.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { playerName } from "../terms.js";
import { chart } from "./chart.js";
import { arrestList, chanceList, learntList } from "./lists.js";
import { planModel } from "./plan.js";
import { momentPanel } from "./telling.js";

/** @import { Model } from "./types.d.ts" */

/** Load its style sheets. */
const SHEETS = ["/city/advice/advice.css", "/city/panel/style/ending.css", "/city/analysis/analysis.css"];

export const dressed = () => Promise.all(SHEETS.map(style));

class CityAnalysis extends HTMLElement {
  /** @type {Model | null} */
  _model = null;
  /** @type {import("./types.d.ts").Analysis | null} */
  _analysis = null;
  /** @type {unknown} */
  _problem = null;
  _chase = 0;
  _moment = 0;
  /** @type {number | null} through whose eyes; null for what everyone knew */
  _seat = null;

  constructor() {
    super();
    this._onBack = () => this._model?.close();
    this._onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && history.back();
  }

  /** @param {Model} model */
  set model(model) {
    this._model = model;
    if (this.isConnected) this._draw();
  }

  connectedCallback() {
    // The browser's own way back leads to the table; and loaded anew, the page is here again.
    if (!history.state?.analysis) history.pushState({ analysis: true }, "");
    addEventListener("popstate", this._onBack);
    this.addEventListener("keydown", this._onKey);
    this._draw();
    this._load();
  }

  disconnectedCallback() {
    removeEventListener("popstate", this._onBack);
  }

  async _load() {
    this._problem = null;
    try {
      this._analysis = await ask("GET", `/api/tables/${this._model?.table}/analysis`);
      this._go(this._analysis?.chases.length ? this._analysis.chases.length - 1 : 0, 0);
    } catch (problem) {
      this._problem = problem;
      this._draw();
    }
  }

  /** @param {number} chase @param {number} moment */
  _go(chase, moment) {
    [this._chase, this._moment] = [chase, moment];
    const better = this._analysis?.chases[chase]?.moments[moment]?.better ?? [];
    if (!better.some(({ seat }) => seat === this._seat)) this._seat = null;
    this._draw();
    this.querySelector(".analysis-thieves [aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  _draw() {
    const model = this._model;
    if (!model) return;
    const chase = this._analysis?.chases[this._chase];
    draw(this, this._head(), chase ? this._parts(model, chase) : this._wait());
  }

  _head() {
    return h(
      "header",
      { key: "head", class: "analysis-head" },
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("analysis.back"),
          title: t("analysis.back"),
          onclick: () => history.back(),
        },
        sign("undo"),
      ),
      h("h1", { tabindex: "-1" }, t("analysis.title")),
    );
  }

  _wait() {
    const again = () => this._load();
    return h(
      "div",
      { key: "wait", class: "table-waiting" },
      h("p", { role: "status" }, this._problem ? explain(this._problem) : t("analysis.loading")),
      this._problem ? h("button", { type: "button", class: "primary", onclick: again }, t("table.again")) : null,
    );
  }

  /** @param {Model} model @param {import("./types.d.ts").Chase} chase */
  _parts({ facts, setup }, { thief, moments }) {
    const analysis = /** @type {import("./types.d.ts").Analysis} */ (this._analysis);
    const moment = moments[this._moment];
    if (!moment) return null;
    const go = (/** @type {number} */ to, /** @type {number} */ index) => this._go(to, index);
    const choose = (/** @type {number} */ index) => this._go(this._chase, index);
    return [
      h(
        "main",
        { key: "plan", class: "analysis-plan" },
        h("city-board", { key: "board", ".model": planModel(facts, moments, this._moment, this._seat) }),
      ),
      h(
        "aside",
        { key: "column", class: "analysis-column", "aria-label": t("analysis.title") },
        this._thieves(analysis),
        h(
          "section",
          { key: "time", class: "analysis-time", "aria-label": t(`thief.name.${thief}`) },
          h("h2", null, t("analysis.chart")),
          chart(moments, this._moment, choose, (seat) => colourOf(setup, seat)),
          this._slider(moments.length),
          this._eyes(setup, moment),
          momentPanel(moment, this._seat, setup),
        ),
        arrestList(analysis, setup, go),
        chanceList(analysis, setup, go),
        learntList({ thief, moments }, this._chase, this._moment, setup, go),
      ),
    ];
  }

  /** @param {import("./types.d.ts").Analysis} analysis */
  _thieves({ chases }) {
    if (chases.length < 2) return null;
    return h(
      "div",
      { key: "thieves", class: "analysis-thieves", role: "group", "aria-label": t("analysis.thieves") },
      chases.map(({ thief }, index) =>
        h(
          "button",
          {
            key: index,
            type: "button",
            "aria-pressed": String(index === this._chase),
            onclick: () => this._go(index, 0),
          },
          t(`thief.name.${thief}`),
        ),
      ),
    );
  }

  /** @param {number} count */
  _slider(count) {
    const to = (/** @type {number} */ index) => this._go(this._chase, Math.max(0, Math.min(count - 1, index)));
    const key = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ step) =>
      h(
        "button",
        {
          type: "button",
          class: "trail-key",
          "aria-label": label,
          title: label,
          onclick: () => to(this._moment + step),
        },
        icon(name),
      );
    return h(
      "div",
      { key: "slider", class: "trail-keys" },
      key("back", t("analysis.before"), -1),
      h("input", {
        type: "range",
        min: "0",
        max: String(count - 1),
        ".value": String(this._moment),
        "aria-label": t("analysis.slider"),
        oninput: (/** @type {Event} */ event) => to(Number(/** @type {HTMLInputElement} */ (event.target).value)),
      }),
      key("next", t("analysis.after"), 1),
    );
  }

  /**
   * Who knew better than everyone.
   * @param {import("protocol").CitySetup} setup
   * @param {import("./types.d.ts").Moment} moment
   */
  _eyes(setup, { better = [] }) {
    if (!better.length) return null;
    const eyes = [null, ...better.map(({ seat }) => seat ?? 0)];
    return h(
      "div",
      { key: "eyes", class: "analysis-eyes", role: "group", "aria-label": t("analysis.eyes") },
      eyes.map((seat) =>
        h(
          "button",
          {
            key: String(seat),
            type: "button",
            "aria-pressed": String(seat === this._seat),
            onclick: () => {
              this._seat = seat;
              this._draw();
            },
          },
          seat === null ? null : meeple(setup.players[seat]?.investigator, { size: 20 }),
          seat === null ? t("analysis.everyone") : playerName(setup, seat),
        ),
      ),
    );
  }
}

/** @param {import("protocol").CitySetup} setup @param {number} seat */
const colourOf = (setup, seat) => `var(--meeple-${setup.players[seat]?.investigator ?? "pack"})`;

customElements.define("city-analysis", CityAnalysis);
