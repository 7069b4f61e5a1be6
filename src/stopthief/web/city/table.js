/**
 * The table of the city: board, scanner, cards and all around them, as one seat sees it.
 * Law: it knows no rule. It draws the view, offers what is legal, and sends what was chosen.
 */

import { announce } from "../shell/announce.js";
import * as device from "../shell/device.js";
import { toast } from "../shell/dialog.js";
import { preload } from "../shell/load.js";
import { prepare } from "../shell/sound.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { TableElement } from "../table/element.js";
import { Guides } from "../table/guide.js";
import "./board/board.js";
import { facts } from "./facts.js";
import { confirmArrest } from "./panel/arrest.js";
import { boardModel } from "./panel/board-model.js";
import { desk } from "./panel/layout.js";
import { hear, steps } from "./panel/moments.js";
import { marked, wiped } from "./panel/notebook.js";
import { Replay } from "./panel/replay.js";
import { nextAct } from "./panel/scanner.js";
import { scene } from "./panel/scene.js";
import { isLarge, layout, watchLayout } from "./panel/size.js";
import { Stage } from "./panel/stage.js";
import { commandAt, kinds, targets } from "./panel/targets.js";
import { hideTip, showTip } from "./panel/tip.js";
import { hasOpenTips } from "./terms.js";
import { isTelling, thoughtSaid } from "./thought.js";

/** @typedef {import("./panel/scene.js").Scene} Scene */

/** What is heard most often is fetched before it is needed. */
const USUAL = ["footsteps", "hubbub", "creak", "glass", "alarm", "train"];
/** @type {import("./panel/scene.js").Guide} */
const NO_GUIDE = { ways: [], escorts: [], reach: [], heard: [], fine: 0, reward: 0, tip_price: 0 };
/** Pages of the sheet that want room; for the others the board has to stay in sight. */
const TO_READ = new Set(["clues", "thief", "players", "log"]);

/** Whether the table has an adviser for who looks at it, as long as there is anything to find out. @param {Scene} now */
const isAdvised = (now) => Boolean(now.link.room?.advice && now.trusted && now.seat !== null && !now.now.result);

/** @type {string | null} the table where the adviser was called; where all tips are for everyone it stays, whoever holds the device */
let called = null;

/** @extends {TableElement<Stage>} */
export class CityTable extends TableElement {
  /** @type {import("./facts.js").Facts | null} */
  _facts = null;
  /** @type {any[]} */
  _investigators = [];
  /** @type {{seat: number | null, number: number} | null} what the state below belongs to */
  _moment = null;
  /** @type {string | null} */
  _kind = null;
  /** @type {number | null} a card that is looked at */
  _preview = null;
  /** @type {number | null} a card that a finger has tapped */
  _lifted = null;
  /** @type {import("./panel/notebook.js").Pencil | null} */
  _pencil = null;
  /** @type {{seat: number, adviser: import("./advice/adviser.js").Adviser} | null} who is asked, and for whom */
  _advised = null;
  /** Whether the adviser is on the way. */
  _isCalling = false;
  /** Whether the game is looked back at. */
  _isBack = false;
  /** Whether it was, when this page was loaded. */
  _wasBack = Boolean(history.state?.analysis);
  _tab = "";
  _isUp = false;

  constructor() {
    super((redraw) => new Stage(redraw), watchLayout);
    this._guides = new Guides(NO_GUIDE, this._redraw);
    this._replay = new Replay(this._redraw);
    this.addEventListener("choose", (event) => this._choose(/** @type {CustomEvent} */ (event).detail.node));
    this.addEventListener("advise", () => this._advise());
    this.addEventListener("mark", (event) => this._mark(/** @type {CustomEvent} */ (event).detail.number));
  }

  /** @override */
  connectedCallback() {
    this.classList.add("city-table");
    super.connectedCallback();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this._replay.stop();
    hideTip();
  }

  /** @override */
  async _fetch() {
    const [found, offered] = await Promise.all([facts(), device.games()]);
    const offer = offered.games.find(({ game }) => game === "city");
    this._investigators = /** @type {any} */ (offer?.lobby)?.investigators ?? [];
    this._facts = found;
  }

  /** @returns {Scene | null} */
  _scene() {
    const model = this._model;
    const seen = model?.link.seen(model.seat);
    if (!model || !seen || !this._facts) return null;
    const known = { facts: this._facts, investigators: this._investigators, layout: layout() };
    return scene(model, { ...known, guide: this._guides.at(model.seat, seen.number) });
  }

  /** @override */
  _draw() {
    const now = this._scene();
    if (!this.isConnected || !this._model) return;
    if (!now) {
      this._wait();
      return;
    }
    this._keepAdviser(now);
    if (this._wasBack && now.now.result) this._lookBack();
    this.toggleAttribute("data-analysis", this._isBack);
    if (this._isBack) {
      this._show(h("city-analysis", { key: "analysis", ".model": this._past(now) }));
      return;
    }
    this._arrive(now);
    this.dataset.layout = now.layout;
    this.toggleAttribute("data-large", isLarge());
    this.toggleAttribute("data-over", Boolean(now.now.result));
    this.dataset.sheet = this._isUp ? "up" : "down";
    const board = h("city-board", { key: "board", ".model": boardModel(now, this._state(now)) });
    this._show(...desk(now, this._model, this._state(now), board, this._acts(now)));
  }

  /** What is chosen is forgotten when anything happens. @param {Scene} now */
  _arrive(now) {
    const number = now.link.seen(now.seat)?.number ?? 0;
    if (this._moment?.seat === now.seat && this._moment.number === number) return;
    const isNew = this._moment === null;
    this._moment = { seat: now.seat, number };
    const [first] = kinds(now);
    this._kind = first ?? null;
    this._preview = this._lifted = null;
    this._tab = this._tabNow(now, isNew);
    if (now.isMine && now.seat !== null) this._guides.ask(now.link, now.seat, number);
    if (now.legal.some(({ type }) => type === "get_clue")) for (const sound of USUAL) prepare(sound);
    if (now.now.result) this._replay.begin(now.at.trail.length);
  }

  /** The page of the sheet that serves best; whoever reads another one is left in peace. @param {Scene} now @param {boolean} isNew */
  _tabNow(now, isNew) {
    if (now.now.result) return isNew || this._replay.step === 0 ? "end" : this._tab;
    if (now.layout === "tall" && now.legal.some(({ type }) => type === "play_card")) return "hand";
    return this._tab;
  }

  /** @param {Scene} now */
  _state(now) {
    return {
      kind: this._kind,
      preview: this._preview ?? this._lifted,
      lifted: this._lifted,
      pencil: now.trusted && this._tab === "book" ? this._pencil : null,
      tab: this._tab,
      isUp: this._isUp,
      busy: this._sender.busy,
      sounding: this._stage.clue,
      moment: this._stage.moment,
      caught: this._stage.caught,
      replay: this._replay,
      heat: this._advised?.adviser.heat(now) ?? null,
      advises: isAdvised(now) ? this._advised !== null : null,
    };
  }

  /** @param {Scene} now */
  _acts(now) {
    return {
      press: () => this._press(now),
      replay: (/** @type {number} */ index) => this._hearAgain(now, index),
      review: () => this._open("clues"),
      open: (/** @type {string} */ tab) => this._open(tab),
      lift: () => this._set({ _isUp: !this._isUp }),
      kind: (/** @type {string} */ kind) => this._set({ _kind: kind, _pencil: null }),
      give: (/** @type {any} */ command) => this._sender.give(command),
      undo: () => this._sender.undo(),
      play: (/** @type {number} */ card) => this._sender.give({ type: "play_card", card }),
      raise: (/** @type {number} */ card) => this._raise(now, card),
      preview: (/** @type {number | null} */ card) => this._set({ _preview: card }),
      find: (/** @type {number} */ seat) => now.at.at[seat] && this._board()?.zoomTo([now.at.at[seat]]),
      pencil: (/** @type {any} */ pencil) => this._set({ _pencil: pencil }),
      clear: () => this._sender.note(wiped(now)),
      tip: (/** @type {number} */ index) => this._tip(now, index),
      tipNow: () => this._tip(now),
      step: (/** @type {number} */ step) => this._replay.show(step),
      toggle: () => this._replay.toggle(),
      analyse: () => this._lookBack(),
    };
  }

  /** The plan, for whoever asks about it. */
  get facts() {
    return this._facts;
  }

  /** A page of the sheet, for whoever points at something on it. @param {string} tab */
  show(tab) {
    this._open(tab);
  }

  /** @param {Scene} now @param {number} [index] */
  async _tip(now, index) {
    await showTip(now, index);
    this._draw();
    this.dispatchEvent(new CustomEvent("tipped"));
  }

  /** @returns {any} */
  _board() {
    return this.querySelector("city-board");
  }

  /** @param {Partial<CityTable>} some */
  _set(some) {
    Object.assign(this, some);
    this._draw();
  }

  /** @param {string} tab */
  _open(tab) {
    this._set({ _tab: tab, _isUp: TO_READ.has(tab) });
  }

  /** The big button. @param {Scene} now */
  _press(now) {
    const act = nextAct(now);
    this._pencil = null; // a tap on the board is a move again
    if (act === "get_clue" || act === "end_turn") this._sender.give({ type: act });
    else if (act === "play_card") this._showHand();
    else if (act === "pick")
      /** @type {HTMLElement | null} */ (this.querySelector(".acts .primary:not(.tip-call)"))?.focus();
    else this._board()?.zoomTo(targets(now, this._kind).map(({ node }) => node));
  }

  _showHand() {
    this._open("hand");
    /** @type {HTMLElement | null} */ (this.querySelector(".card.playable"))?.focus();
  }

  /** Show what a card would reach, all of it. @param {Scene} now @param {number} card */
  _raise(now, card) {
    this._set({ _lifted: card });
    const reached = now.guide?.reach.find((one) => one.card === card)?.nodes;
    if (reached && now.layout === "tall") this._board()?.zoomTo(reached);
  }

  /** A tap on a target of the board. @param {number} node */
  async _choose(node) {
    const now = this._scene();
    const command = now && this._kind && commandAt(now, this._kind, node);
    if (!now || !command) return;
    const moment = this._moment;
    if (!this._sender.allows(command)) return;
    if (command.type === "arrest" && !this._sender.busy && !(await confirmArrest(now, node))) return;
    if (moment === this._moment) this._sender.give(command);
    else toast(t("fault.stale"), "problem"); // the question was about another moment
  }

  /** Ask the adviser to stay, or to go. */
  _advise() {
    called = this._advised ? null : (this._model?.link.table ?? null);
    if (called) this._call();
    else this._set({ _advised: null });
  }

  /** P5: what one was told privately nobody else sees by accident: there the adviser goes with whoever called it. @param {Scene} now */
  _keepAdviser(now) {
    const isStill = this._advised?.seat === now.seat && isAdvised(now);
    if (isStill || (!this._advised && called !== now.link.table)) return;
    this._advised = null;
    if (!hasOpenTips(now.setup)) called = null;
    else if (called === now.link.table && isAdvised(now)) this._call();
  }

  async _call() {
    const seat = this._model?.seat ?? null;
    if (this._isCalling || seat === null) return;
    this._isCalling = true;
    preload("/city/advice/adviser.js");
    try {
      const { Adviser, dressed } = await import("./advice/adviser.js");
      await dressed();
      this._advised = { seat, adviser: new Adviser(this._redraw, (spaces) => this.reveal(spaces)) };
    } catch {
      called = null;
      toast(t("fault.offline"), "problem");
    }
    this._isCalling = false;
    this._draw();
  }

  /** What could be known, when all is over. */
  async _lookBack() {
    this._wasBack = false;
    preload("/city/analysis/page.js");
    try {
      const { dressed } = await import("./analysis/page.js");
      await dressed();
      this._set({ _isBack: true });
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** @param {Scene} now */
  _past({ link, setup, facts: plan }) {
    return { table: link.table, setup, facts: plan, close: () => this._set({ _isBack: false }) };
  }

  /** On a small screen, go where there is something to be seen. @param {readonly number[]} spaces */
  reveal(spaces) {
    if (layout() === "tall") this._board()?.zoomTo(spaces);
  }

  /** @param {number} space */
  _mark(space) {
    const now = this._scene();
    if (now && this._pencil && this._tab === "book") this._sender.note(marked(now, this._pencil, space));
  }

  /** @param {Scene} now @param {number} index */
  _hearAgain(now, index) {
    const clue = now.clues[index];
    if (!clue) return;
    this._stage.skip();
    this._stage.play([() => hear(this._stage, this._board(), clue)]);
  }

  /** @override @param {{seat: number, thought: any}} thought */
  _thinks({ seat, thought }) {
    const name = this._model?.link.room?.setup.players[seat]?.name;
    return name && isTelling(thought) ? t("bot.thinks", { name, thought: thoughtSaid(thought) }) : "";
  }

  /** @override @param {import("../table/element.js").News} news */
  _happened({ seat, batch }) {
    const now = this._scene();
    if (!now || seat !== this._model?.seat) return;
    if (batch.back != null) {
      this._stage.skip(); // it did not happen
      announce(t("log.back"));
    }
    this._stage.play(steps(this._stage, () => this._board(), now, batch));
  }
}

customElements.define("city-table", CityTable);
