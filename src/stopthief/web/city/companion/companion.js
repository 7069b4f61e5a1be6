/**
 * <city-companion>: the app of a table with a board of paper (X1): one device in the middle, for everyone.
 * Law: it knows no rule, and draws nothing private but what its owner holds a button for.
 */

import { Awake } from "../../shell/awake.js";
import { toast } from "../../shell/dialog.js";
import { style } from "../../shell/load.js";
import { go } from "../../shell/route.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { key, soundKey } from "../../table/bar.js";
import { TableElement } from "../../table/element.js";
import { Guides } from "../../table/guide.js";
import { askGuide, NO_GUIDE, prepareSounds } from "../effects.js";
import { facts } from "../facts.js";
import { confirmArrest } from "../panel/arrest.js";
import { Stage } from "../panel/stage.js";
import { packSeat } from "../terms.js";
import { putTipAway } from "../tips.js";
import { cluePage } from "./clues.js";
import { endingScreen } from "./ending.js";
import { openHelp } from "./help.js";
import { DIGITS, keypad, refusal } from "./keypad.js";
import { arrived, BEGIN, covered, held, turned, typing } from "./local.js";
import { hear, steps } from "./moments.js";
import { packScreen, peek } from "./pack.js";
import { asksGone, asksTip } from "./questions.js";
import { arrestNow, report, wonScreen } from "./report.js";
import { around, can, isPacksTurn, latest, openSeat } from "./scene.js";
import { nextTip, tipScreen } from "./tips.js";
import { turnPage } from "./turn-page.js";

/** @import { Child } from "../../shell/types.d.ts" */
/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Local } from "./types.d.ts" */

/** Load its style sheets. */
export const dressed = () =>
  Promise.all([
    ...["companion", "pages", "private", "sizes"].map((name) => style(`/city/companion/style/${name}.css`)),
    style("/city/panel/style/help.css"),
  ]);

/** @extends {TableElement<Stage, Scene, Local>} */
class CityCompanion extends TableElement {
  /** @type {import("../facts.js").Facts | null} */
  _facts = null;
  _awake = new Awake();

  constructor() {
    super(
      (changed) => new Stage(changed),
      () => () => {},
      BEGIN,
    );
    this._guides = new Guides(NO_GUIDE, this._changed);
    this._onAway = () => document.hidden && this._become(covered(this._local));
  }

  /** @override */
  connectedCallback() {
    this._awake.begin();
    document.addEventListener("visibilitychange", this._onAway);
    super.connectedCallback();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this._onAway);
    this._awake.end();
  }

  /** @override */
  async _fetch() {
    const room = this._model?.link.room;
    if (room) this._facts = await facts(room);
  }

  /** @override @returns {Scene | null} */
  _scene() {
    const link = this._model?.link;
    if (!link || !this._facts || !link.seen(openSeat(link))) return null;
    const seat = this._model?.seat ?? null;
    const guide = this._guides.at(seat, link.seen(seat)?.number ?? 0);
    return around(link, { facts: this._facts, guide });
  }

  /** @override @param {Local} local @param {Scene} scene */
  _reduce(local, scene) {
    return arrived(local, scene);
  }

  /** @override @param {Scene} scene @param {Local} before */
  _affect(scene, before) {
    if (before.moment === this._local.moment) return;
    askGuide(scene, this._guides);
    prepareSounds(scene);
  }

  /** @override @param {Scene} scene */
  _draw(scene) {
    this._show(this._bar(), h("main", { key: "main", class: "companion" }, this._part(scene)));
  }

  _bar() {
    return h(
      "header",
      { key: "bar", class: "bar" },
      key("home", t("menu.home"), () => go("")),
      h("h1", { class: "bar-title" }, document.title),
      soundKey(),
      key("settings", t("menu.settings"), () => this._model?.settings()),
      key("help", t("menu.help"), () => openHelp(() => this._model?.rules())),
    );
  }

  /** The content of the screen now. @param {Scene} scene @returns {Child} */
  _part(scene) {
    if (scene.now.result) return endingScreen(scene);
    const waiting = this._stage.isBusy ? null : nextTip(scene.link);
    return waiting ? this._tip(scene, waiting) : (this._question(scene) ?? this._paged(scene));
  }

  /** A question that has to be settled before anything else. @param {Scene} scene */
  _question(scene) {
    if (scene.shared.phase === "won" && scene.isMine)
      return wonScreen(scene, { isAsking: this._local.isAsking }, this._wonActs());
    if (this._local.isTelling && arrestNow(scene))
      return report(scene, this._shown(), () => this._set({ isTelling: false }));
    return isPacksTurn(scene) && scene.isMine ? packScreen(scene, this._packState(), this._packActs()) : null;
  }

  _shown() {
    return { sounding: this._stage.clue, isBusy: this._stage.isBusy };
  }

  /** @param {Scene} scene */
  _paged(scene) {
    if (this._local.page === "keypad" && can(scene, "arrest")) return keypad(scene, this._keys(), this._keyActs(scene));
    if (this._local.page === "clues")
      return cluePage(scene, { replay: (index) => this._hearAgain(scene, index), close: () => this._turn("turn") });
    const pack = scene.link.mine.find((seat) => seat === packSeat(scene.setup)) ?? null;
    return [
      turnPage(scene, { ...this._state(), pack }, this._acts(scene)),
      pack !== null && this._local.isHeld ? peek(scene, pack) : null,
    ];
  }

  /** @param {Scene} scene @param {import("../types.d.ts").WaitingTip} waiting */
  _tip(scene, waiting) {
    const back = () => {
      putTipAway(scene.link, waiting);
      this._set({ isHeld: false, wasHeld: false });
    };
    const state = { isHeld: this._local.isHeld, wasHeld: this._local.wasHeld };
    return tipScreen(scene, waiting, state, { hold: (isHeld) => this._hold(isHeld), back });
  }

  /** @param {import("./types.d.ts").Page} page */
  _turn(page) {
    this._become(turned(this._local, page));
    this._updates.flush();
    /** @type {HTMLElement | null} */ (this.querySelector(".sentence"))?.focus({ preventScroll: true });
  }

  /** @param {boolean} isHeld */
  _hold(isHeld) {
    if (isHeld !== this._local.isHeld) this._become(held(this._local, isHeld));
  }

  /** @param {Partial<Local>} some */
  _set(some) {
    this._become({ ...this._local, ...some });
  }

  _state() {
    return { sounding: this._stage.clue, busy: this._sender.busy, isHeld: this._local.isHeld };
  }

  /** @param {Scene} scene */
  _acts(scene) {
    return {
      clue: () => this._sender.give({ type: "get_clue" }),
      replay: (/** @type {number} */ index) => this._hearAgain(scene, index),
      review: () => this._turn("clues"),
      tip: () => this._ask(asksTip(scene.guide), { type: "take_tip" }),
      arrest: () => this._turn("keypad"),
      end: () => this._sender.give({ type: "end_turn" }),
      gone: () => this._ask(asksGone(), { type: "say_loot_gone" }),
      hold: (/** @type {boolean} */ isHeld) => this._hold(isHeld),
    };
  }

  _wonActs() {
    return {
      won: (/** @type {number | null} */ winner) => this._sender.give({ type: "say_won", winner }),
      other: () => this._set({ isAsking: !this._local.isAsking }),
    };
  }

  _packState() {
    return { isOpen: this._local.isOpen, chosen: this._local.chosen, busy: this._sender.busy };
  }

  _packActs() {
    return {
      open: () => this._set({ isOpen: true }),
      choose: (/** @type {number} */ space) => this._set({ chosen: space }),
      go: (/** @type {number} */ to) => this._sender.give({ type: "move_pack", to }),
    };
  }

  _keys() {
    return { typed: this._local.typed, problem: this._local.trouble };
  }

  /** @param {Scene} scene */
  _keyActs(scene) {
    const type = (/** @type {string} */ typed) => this._become(typing(this._local, typed, DIGITS));
    return {
      type: (/** @type {string} */ digit) => type(this._local.typed + digit),
      erase: () => type(this._local.typed.slice(0, -1)),
      arrest: () => this._arrest(scene),
      close: () => this._turn("turn"),
    };
  }

  /** A number that is none is refused here, and nothing is sent. @param {Scene} scene */
  _arrest(scene) {
    const problem = refusal(scene, this._local.typed);
    if (problem) {
      this._set({ trouble: problem });
      return;
    }
    const space = Number(this._local.typed);
    this._ask(confirmArrest(scene, space), { type: "arrest", space });
  }

  /**
   * Do what was asked about, unless the moment has passed meanwhile.
   * @param {Promise<boolean>} question
   * @param {import("protocol").CityCommand} command
   */
  async _ask(question, command) {
    const moment = this._local.moment;
    if (!(await question)) return;
    if (moment === this._local.moment) this._sender.give(command);
    else toast(t("fault.stale"), "problem");
  }

  /** @param {Scene} scene @param {number} index */
  _hearAgain(scene, index) {
    const clue = scene.clues[index];
    if (!clue) return;
    this._stage.skip();
    this._stage.play([() => hear(this._stage, clue)]);
  }

  /** @override @param {import("../../table/types.d.ts").News} news */
  _happened({ seat, batch }) {
    const scene = this._scene();
    if (!scene || seat !== openSeat(scene.link) || !batch.seen?.length) return;
    const happened = latest(scene);
    this._set({ isTelling: arrestNow(scene) !== null });
    this._stage.play(steps(this._stage, scene, happened));
  }
}

customElements.define("city-companion", CityCompanion);
