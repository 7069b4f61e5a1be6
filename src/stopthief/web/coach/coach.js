/**
 * The coach beside the table of a tutorial: one thing at a time, pointed at where it is, and on when it was done.
 * Law: it knows no game. What is wanted is the next command of the script; every other one can wait.
 */

import { toast } from "../shell/dialog.js";
import { isStill } from "../shell/preferences.js";
import { go } from "../shell/route.js";
import { draw, h } from "../shell/tree.js";
import { knows, t } from "../shell/words.js";
import { panel } from "./panel.js";
import { actsOf, cueAt, isSame, stepAt } from "./progress.js";
import { placed } from "./spot.js";

/** @import { CoachLesson as Lesson, Step } from "./types.d.ts" */

const NOTE = "coach";
const MARGIN = 6;

export class TableCoach extends HTMLElement {
  /** @type {Lesson | null} */
  _lesson = null;
  /** @type {Step | null} the one that is shown */
  _step = null;
  /** @type {(() => import("../shell/types.d.ts").Child) | null} */
  _task = null;
  /** How many steps were passed, as far as this page knows. */
  _passed = 0;
  _hint = "";
  _request = 0;
  /** Whether there was no table to speak of yet. */
  _isEarly = false;
  _listening = "";
  _onChange = () => this._later();
  _onEvent = (/** @type {Event} */ event) => this._told(/** @type {CustomEvent} */ (event).detail);

  /** @param {Lesson} lesson */
  set lesson(lesson) {
    if (lesson.link !== this._lesson?.link) {
      this._lesson?.link.removeEventListener("change", this._onChange);
      lesson.link.addEventListener("change", this._onChange);
    }
    this._lesson = lesson;
    this._later();
  }

  connectedCallback() {
    this._follow();
    this._later();
  }

  disconnectedCallback() {
    cancelAnimationFrame(this._request);
    this._lesson?.link.removeEventListener("change", this._onChange);
    this._listen(null);
  }

  /**
   * Whether a command is the one that is wanted; if it is not, this is said.
   * @param {import("protocol").Command | null} command
   */
  allows(command) {
    const cue = this._cue();
    const isWanted = cue?.seat === this._lesson?.learner && isSame(cue?.command, command) && Boolean(this._step?.act);
    if (!isWanted && !this._isAstray()) toast(t("coach.later"));
    return isWanted || this._isAstray();
  }

  get _seen() {
    const { link, learner } = /** @type {Lesson} */ (this._lesson);
    return link.seen(learner);
  }

  /** How many commands were given: every act at the table is one batch, and the first was before them. */
  get _acts() {
    return (this._seen?.number ?? 1) - 1;
  }

  _cue() {
    return this._lesson ? cueAt(this._lesson.cues, this._acts) : null;
  }

  /** Whether somebody else has to choose. */
  _isWaiting() {
    return this._seen?.now.awaited != null && this._seen.now.awaited !== this._lesson?.learner;
  }

  /** Whether the table has left the script, as one of another edition may have. */
  _isAstray() {
    const { now } = this._seen ?? {};
    return !now?.result && now?.awaited === this._lesson?.learner && this._cue()?.seat !== this._lesson?.learner;
  }

  /** @returns {import("../table/types.d.ts").Shown | null} */
  _table() {
    return this.parentElement?.querySelector(this._lesson?.tag ?? "") ?? null;
  }

  /** Go on when everything that happened has been shown. */
  async _later() {
    await Promise.resolve();
    await this._table()?.idle?.();
    this._isEarly = !this._table()?.isShown;
    if (this.isConnected && this._seen && !this._isEarly) this._arrive();
  }

  _arrive() {
    const step = this._due();
    if (step && step !== this._step && !this._isWaiting()) this._begin(step);
    else this._draw();
    if (step === this._step && step?.noted?.(this._seen?.notes ?? {})) this._pass();
  }

  /** The step that the table has come to. */
  _due() {
    const { course, cues, learner } = /** @type {Lesson} */ (this._lesson);
    const passed = Math.max(this._passed, Number(this._seen?.notes[NOTE] ?? 0) || 0);
    return course.steps[stepAt(course.steps, actsOf(cues, this._acts, learner), passed)] ?? null;
  }

  /** @param {Step} step */
  _begin(step) {
    this._step = step;
    this._hint = "";
    this._task = step.task?.(() => this._pass(), this._onChange) ?? null;
    this._listen(step.on?.event ?? null);
    if (step.end) this._lesson?.done();
    this._draw();
    this._reveal(step);
  }

  /** @param {Step} step */
  _reveal(step) {
    const table = this._table();
    if (!table) return;
    this._lesson?.course.reveal(table, step);
    const shown = typeof step.at === "string" ? table.querySelector(step.at) : null;
    shown?.scrollIntoView({ block: "center", inline: "nearest", behavior: isStill() ? "auto" : "smooth" });
  }

  /** @param {string | null} event */
  _listen(event) {
    const table = this._table();
    if (this._listening) table?.removeEventListener(this._listening, this._onEvent);
    if (event) table?.addEventListener(event, this._onEvent);
    this._listening = event ?? "";
  }

  /** The table has told what a step waits for. @param {{node?: number} | null} detail */
  _told(detail) {
    const table = this._table();
    const hint = table ? (this._step?.on?.check(detail, table) ?? null) : null;
    if (hint === null) {
      this._pass();
    } else {
      this._hint = t(hint, typeof detail?.node === "number" ? { node: String(detail.node) } : {});
      this._draw();
    }
  }

  /** Finish this step and note it at the table, so that a learner who comes back goes on here. */
  _pass() {
    const { link, course, learner } = /** @type {Lesson} */ (this._lesson);
    const at = this._step ? course.steps.indexOf(this._step) : -1;
    if (at < 0 || this._step?.act) return;
    this._passed = at + 1;
    link.note(learner, { [NOTE]: String(this._passed) }).catch(() => null); // at worst one reads it again
    this._arrive();
  }

  _draw() {
    const step = this._step;
    if (!step) return;
    const ring = h("div", { key: "ring", class: `coach-ring ${step.bright ? "bright" : ""}`, "aria-hidden": "true" });
    this.dataset.step = this._isWaiting() ? "" : step.say;
    draw(this, ring, panel({ ...this._frame(step), ...this._words(step) }));
    this._aim();
  }

  /** The constant parts of the panel. @param {Step} step */
  _frame({ part }) {
    const { course, name } = /** @type {Lesson} */ (this._lesson);
    const parts = Math.max(...course.steps.map((step) => step.part)) + 1;
    return { part, parts, name, leave: () => go("") };
  }

  /** The text of the panel and its buttons. @param {Step} step */
  _words(step) {
    const { player, again } = /** @type {Lesson} */ (this._lesson);
    const nothing = { hint: "", isQuiet: false, task: null, next: null, again: null, isEnd: false };
    if (this._isAstray()) return { ...nothing, text: t("coach.astray"), again };
    if (this._isWaiting()) {
      const name = player(this._seen?.now.awaited ?? 0);
      return { ...nothing, text: t("coach.watch", { name }), isQuiet: true };
    }
    const isToRead = !(step.act || step.on || step.noted || step.task || step.end);
    return {
      text: said(step.say),
      hint: this._hint,
      isQuiet: false,
      task: this._task?.() ?? null,
      next: isToRead ? () => this._pass() : null,
      again: step.end ? again : null,
      isEnd: Boolean(step.end),
    };
  }

  /** Things move: the ring and the panel follow. */
  _follow() {
    this._request = requestAnimationFrame(() => {
      if (this._isEarly) this._later();
      if (this._step) this._aim();
      this._follow();
    });
  }

  _aim() {
    const ring = /** @type {HTMLElement | null} */ (this.querySelector(".coach-ring"));
    const box = /** @type {HTMLElement | null} */ (this.querySelector(".coach-panel"));
    if (!ring || !box) return;
    this.toggleAttribute("data-away", document.querySelector("dialog[open]") !== null);
    const found = this._isWaiting() || this._isAstray() ? null : this._rect();
    ring.hidden = !found;
    if (found) {
      const { x, y, width, height } = found;
      move(ring, { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN });
    }
    const size = { x: 0, y: 0, width: box.offsetWidth, height: box.offsetHeight };
    move(box, placed(size, this._page(), found && around(found), this._lesson?.course.sides ?? []));
  }

  /** The page below its bar. */
  _page() {
    const top = this._table()?.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    return { x: 0, y: top, width: innerWidth, height: innerHeight - top };
  }

  /** @returns {DOMRect | null} */
  _rect() {
    const at = this._step?.at;
    const table = this._table();
    if (at === undefined || !table) return null;
    if (typeof at !== "string") return this._lesson?.course.find(table, at) ?? null;
    const rect = table.querySelector(at)?.getBoundingClientRect() ?? null;
    return rect && rect.width > 0 ? rect : null;
  }
}

/** The text of a step, for a finger or for a mouse. @param {string} key */
function said(key) {
  const touch = `${key}.touch`;
  return t(matchMedia("(pointer: coarse)").matches && knows(touch) ? touch : key);
}

/** @param {DOMRect} rect */
function around({ x, y, width, height }) {
  const more = 2 * MARGIN;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** @param {HTMLElement} element @param {{x: number, y: number, width?: number, height?: number}} box */
function move(element, { x, y, width, height }) {
  const place = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  if (element.style.transform !== place) element.style.transform = place;
  if (width !== undefined) element.style.width = `${Math.round(width)}px`;
  if (height !== undefined) element.style.height = `${Math.round(height)}px`;
}

customElements.define("table-coach", TableCoach);
