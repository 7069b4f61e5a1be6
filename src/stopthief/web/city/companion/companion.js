/**
 * <city-companion>: the app of a table with a board of paper (X1): one device in the middle, for everyone.
 * Law: it knows no rule, and draws nothing private but what its owner holds a button for.
 */

import { Awake } from "../../shell/awake.js";
import { toast } from "../../shell/dialog.js";
import { dress } from "../../shell/dress.js";
import { go } from "../../shell/route.js";
import { prepare } from "../../shell/sound.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { key, soundKey } from "../../table/bar.js";
import { TableElement } from "../../table/element.js";
import { Guides } from "../../table/guide.js";
import { facts } from "../facts.js";
import { confirmArrest } from "../panel/arrest.js";
import { Stage } from "../panel/stage.js";
import { packSeat } from "../terms.js";
import { cluePage } from "./clues.js";
import { desk } from "./desk.js";
import { endingScreen } from "./ending.js";
import { openHelp } from "./help.js";
import { DIGITS, keypad, refusal } from "./keypad.js";
import { hear, steps } from "./moments.js";
import { packScreen, peek } from "./pack.js";
import { asksGone, asksTip } from "./questions.js";
import { arrestNow, report, wonScreen } from "./report.js";
import { around, can, isPacksTurn, latest, openSeat } from "./scene.js";
import { putTipAway, tipScreen, waitingTip } from "./tips.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../shell/tree.js").Child} Child */

/** What is heard most often is fetched before it is needed. */
const USUAL = ["footsteps", "hubbub", "creak", "glass", "alarm", "train"];
/** @type {import("../panel/scene.js").Guide} */
const NO_GUIDE = { ways: [], escorts: [], reach: [], heard: [], fine: 0, reward: 0, tip_price: 0 };

/** What it needs to be seen. */
export const dressed = () =>
  Promise.all(
    ["companion", "pages", "private", "sizes"].map((name) => dress("city", `/city/companion/style/${name}.css`)),
  );

/** @extends {TableElement<Stage>} */
class CityCompanion extends TableElement {
  /** @type {import("../facts.js").Facts | null} */
  _facts = null;
  _awake = new Awake();
  /** @type {string | null} the moment that the state below belongs to */
  _moment = null;
  /** @type {"desk" | "keypad" | "clues"} */
  _page = "desk";
  _typed = "";
  _trouble = "";
  /** Whether the last arrest is still being told. */
  _isTelling = false;
  /** Whether somebody holds a button to see what is private, and whether anybody did. */
  _isHeld = false;
  _wasHeld = false;
  /** Whether the Pack's player has lifted the curtain. */
  _isOpen = false;
  /** @type {number | null} */
  _chosen = null;
  /** Whether it is asked who else has won. */
  _isAsking = false;

  constructor() {
    super(
      (redraw) => new Stage(redraw),
      () => () => {},
    );
    this._guides = new Guides(NO_GUIDE, this._redraw);
    this._onAway = () => document.hidden && this._cover();
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
    this._facts = await facts();
  }

  /** @returns {Scene | null} */
  _scene() {
    const link = this._model?.link;
    if (!link || !this._facts || !link.seen(openSeat(link))) return null;
    const seat = this._model?.seat ?? null;
    const guide = this._guides.at(seat, link.seen(seat)?.number ?? 0);
    return around(link, { facts: this._facts, guide });
  }

  /** @override */
  _draw() {
    if (!this.isConnected || !this._model) return;
    const now = this._scene();
    if (!now) {
      this._wait();
      return;
    }
    this._arrive(now);
    this._show(this._bar(), h("main", { key: "main", class: "companion" }, this._part(now)));
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

  /** What fills the screen now. @param {Scene} now @returns {Child} */
  _part(now) {
    if (now.now.result) return endingScreen(now);
    const waiting = this._stage.isBusy ? null : waitingTip(now.link);
    return waiting ? this._tip(now, waiting) : (this._question(now) ?? this._paged(now));
  }

  /** What has to be settled before anything else. @param {Scene} now */
  _question(now) {
    if (now.at.phase === "won" && now.isMine) return wonScreen(now, { isAsking: this._isAsking }, this._wonActs());
    if (this._isTelling && arrestNow(now)) return report(now, this._shown(), () => this._set({ _isTelling: false }));
    return isPacksTurn(now) && now.isMine ? packScreen(now, this._packState(), this._packActs()) : null;
  }

  _shown() {
    return { sounding: this._stage.clue, isBusy: this._stage.isBusy };
  }

  /** @param {Scene} now */
  _paged(now) {
    if (this._page === "keypad" && can(now, "arrest")) return keypad(now, this._keys(), this._keyActs(now));
    if (this._page === "clues")
      return cluePage(now, { replay: (index) => this._hearAgain(now, index), close: () => this._turn("desk") });
    const pack = now.link.mine.find((seat) => seat === packSeat(now.setup)) ?? null;
    return [
      desk(now, { ...this._state(), pack }, this._acts(now)),
      pack !== null && this._isHeld ? peek(now, pack) : null,
    ];
  }

  /** @param {Scene} now @param {import("./tips.js").Waiting} waiting */
  _tip(now, waiting) {
    const back = () => {
      putTipAway(now.link, waiting);
      this._set({ _isHeld: false, _wasHeld: false });
    };
    const state = { isHeld: this._isHeld, wasHeld: this._wasHeld };
    return tipScreen(now, waiting, state, { hold: (isHeld) => this._hold(isHeld), back });
  }

  /** What was typed or lifted is forgotten when anything happens. @param {Scene} now */
  _arrive(now) {
    const seat = now.now.awaited ?? null;
    const number = now.link.seen(openSeat(now.link))?.number ?? 0;
    const moment = `${seat} ${number} ${now.link.seen(now.seat)?.number ?? 0}`;
    if (moment === this._moment) return;
    this._moment = moment;
    this._page = "desk";
    this._typed = this._trouble = "";
    this._isAsking = this._isHeld = this._wasHeld = false;
    this._chosen = null;
    if (!isPacksTurn(now)) this._isOpen = false;
    if (now.seat !== null) this._guides.ask(now.link, now.seat, now.link.seen(now.seat)?.number ?? 0);
    if (can(now, "get_clue")) for (const sound of USUAL) prepare(sound);
  }

  /** @param {Partial<CityCompanion>} some */
  _set(some) {
    Object.assign(this, some);
    this._draw();
  }

  /** @param {"desk" | "keypad" | "clues"} page */
  _turn(page) {
    this._set({ _page: page, _typed: "", _trouble: "" });
    /** @type {HTMLElement | null} */ (this.querySelector(".sentence"))?.focus({ preventScroll: true });
  }

  /** @param {boolean} isHeld */
  _hold(isHeld) {
    if (isHeld !== this._isHeld) this._set({ _isHeld: isHeld, _wasHeld: this._wasHeld || isHeld });
  }

  /** Nobody looks: the curtain falls. */
  _cover() {
    this._set({ _isHeld: false, _isOpen: false, _chosen: null });
  }

  _state() {
    return { sounding: this._stage.clue, busy: this._sender.busy, isHeld: this._isHeld };
  }

  /** @param {Scene} now */
  _acts(now) {
    return {
      clue: () => this._sender.give({ type: "get_clue" }),
      replay: (/** @type {number} */ index) => this._hearAgain(now, index),
      review: () => this._turn("clues"),
      tip: () => this._ask(asksTip(now.guide?.tip_price ?? 0), { type: "take_tip" }),
      arrest: () => this._turn("keypad"),
      end: () => this._sender.give({ type: "end_turn" }),
      gone: () => this._ask(asksGone(), { type: "say_loot_gone" }),
      hold: (/** @type {boolean} */ isHeld) => this._hold(isHeld),
    };
  }

  _wonActs() {
    return {
      won: (/** @type {number | null} */ winner) => this._sender.give({ type: "say_won", winner }),
      other: () => this._set({ _isAsking: !this._isAsking }),
    };
  }

  _packState() {
    return { isOpen: this._isOpen, chosen: this._chosen, busy: this._sender.busy };
  }

  _packActs() {
    return {
      open: () => this._set({ _isOpen: true }),
      choose: (/** @type {number} */ space) => this._set({ _chosen: space }),
      go: (/** @type {number} */ to) => this._sender.give({ type: "move_pack", to }),
    };
  }

  _keys() {
    return { typed: this._typed, problem: this._trouble };
  }

  /** @param {Scene} now */
  _keyActs(now) {
    const type = (/** @type {string} */ typed) => this._set({ _typed: typed.slice(0, DIGITS), _trouble: "" });
    return {
      type: (/** @type {string} */ digit) => type(this._typed + digit),
      erase: () => type(this._typed.slice(0, -1)),
      arrest: () => this._arrest(now),
      close: () => this._turn("desk"),
    };
  }

  /** A number that is none is refused here, and nothing is sent. @param {Scene} now */
  _arrest(now) {
    const problem = refusal(now, this._typed);
    if (problem) {
      this._set({ _trouble: problem });
      return;
    }
    const space = Number(this._typed);
    this._ask(confirmArrest(now, space), { type: "arrest", space });
  }

  /** Do what was asked about, unless the moment has passed meanwhile. @param {Promise<boolean>} question @param {any} command */
  async _ask(question, command) {
    const moment = this._moment;
    if (!(await question)) return;
    if (moment === this._moment) this._sender.give(command);
    else toast(t("fault.stale"), "problem");
  }

  /** @param {Scene} now @param {number} index */
  _hearAgain(now, index) {
    const clue = now.clues[index];
    if (!clue) return;
    this._stage.skip();
    this._stage.play([() => hear(this._stage, clue)]);
  }

  /** @override @param {import("../../table/element.js").News} news */
  _happened({ seat, batch }) {
    const now = this._scene();
    if (!now || seat !== openSeat(now.link) || !batch.seen?.length) return;
    const happened = latest(now);
    this._isTelling = arrestNow(now) !== null;
    this._stage.play(steps(this._stage, now, happened));
    this._draw();
  }
}

customElements.define("city-companion", CityCompanion);
