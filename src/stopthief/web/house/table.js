/**
 * The table of the house: the house itself, the guess, the evidence sheet and the talk, as one seat sees it.
 * Law: it knows no rule. It draws the view, offers what is legal, and sends what was chosen.
 */

import { announce } from "../shell/announce.js";
import { confirm, toast } from "../shell/dialog.js";
import { dress } from "../shell/dress.js";
import { part } from "../shell/load.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { TableElement } from "../table/element.js";
import { Guides } from "../table/guide.js";
import "./board/board.js";
import { facts } from "./facts.js";
import { boardModel } from "./panel/board-model.js";
import { cellAt } from "./panel/evidence.js";
import { isWhole, nextKind, settled } from "./panel/guess.js";
import { desk } from "./panel/layout.js";
import { Marks } from "./panel/marks.js";
import { Stage, steps } from "./panel/moments.js";
import { scene } from "./panel/scene.js";
import { layout, watchLayout } from "./panel/size.js";
import { Glosses } from "./parts/gloss.js";
import { silence } from "./parts/voice.js";
import { isTelling, thoughtSaid } from "./thought.js";

/** @typedef {import("./panel/scene.js").Scene} Scene */
/** @typedef {import("./facts.js").Kind} Kind */
/** @typedef {import("./panel/guess.js").Draft} Draft */

/** @type {import("./panel/scene.js").Guide} */
const NOTHING = { known: [], without: [] };
/** When what has to be done matters more than the house, which is made smaller where all is below it. */
const WANTS_ROOM = new Set(["guess", "show", "note"]);

/** Whether the table has an adviser for who looks at it, as long as there is anything to find out. @param {Scene} now */
const isAdvised = (now) => Boolean(now.link.room?.advice && now.seat !== null && !now.now.result);

/** @extends {TableElement<Stage>} */
export class HouseTable extends TableElement {
  /** @type {import("./facts.js").Facts | null} */
  _facts = null;
  /** @type {{seat: number | null, number: number} | null} what is drawn */
  _moment = null;
  /** @type {{turn: string, cards: Draft, kind: Kind | null}} a guess in the making, and the turn it is for */
  _draft = { turn: "", cards: {}, kind: null };
  /** @type {{seat: number | null, adviser: import("./advice/adviser.js").Adviser} | null} who is asked, and for whom */
  _advised = null;
  _tab = "";
  _isUp = false;
  /** What this seat had to do when the sheet was last put in its place. */
  _doing = "";
  /** The cell of the sheet that was marked last. */
  _cell = "";
  /** @type {Element | null} what was said last */
  _last = null;

  constructor() {
    super((redraw) => new Stage(redraw), watchLayout);
    this._guides = new Guides(NOTHING, this._redraw);
    this._marks = new Marks(this._redraw);
    this._glosses = new Glosses(this);
    this.addEventListener("choose", (event) => this._choose(/** @type {CustomEvent} */ (event).detail.room));
  }

  /** @override */
  connectedCallback() {
    this.classList.add("house-table");
    super.connectedCallback();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this._glosses.hide();
    silence();
    /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.eraser-box"))?.close();
  }

  /** @override */
  async _fetch() {
    const link = this._model?.link;
    const setup = link?.room?.setup;
    if (link && setup) this._facts = await facts(link.table, setup);
  }

  /** @returns {Scene | null} */
  _scene() {
    const model = this._model;
    const seen = model?.link.seen(model.seat);
    if (!model || !seen || !this._facts) return null;
    return scene(model, { facts: this._facts, guide: this._guides.last(model.seat), layout: layout() });
  }

  /** @override */
  _draw() {
    if (!this.isConnected || !this._model) return;
    const now = this._scene();
    if (!now) {
      this._wait();
      return;
    }
    if (this._advised && (this._advised.seat !== now.seat || !isAdvised(now))) this._advised = null;
    this._arrive(now);
    const state = this._state(now);
    this.dataset.layout = now.layout;
    this.dataset.sheet = this._isUp ? "up" : "down";
    this.toggleAttribute("data-over", Boolean(now.now.result));
    const board = h("house-board", { key: "board", ".model": boardModel(now, state) });
    this._show(...desk(now, this._model, state, board, this._acts(now)));
    this._glosses.check();
    if (!now.isMine && !now.now.result) this._follow();
  }

  /** What was said last is in sight. */
  _follow() {
    const last = this.querySelector(".now .bubbles > :last-child");
    if (last === this._last) return;
    this._last = last;
    const page = last?.closest(".page-now, .now");
    if (page) page.scrollTop = page.scrollHeight;
  }

  /** @param {Scene} now */
  _arrive(now) {
    const number = now.link.seen(now.seat)?.number ?? 0;
    if (this._moment?.seat === now.seat && this._moment.number === number) return;
    this._moment = { seat: now.seat, number };
    const turn = `${now.link.table} ${now.seat} ${now.at.turns}`;
    if (this._draft.turn !== turn) this._draft = { turn, cards: {}, kind: null };
    this._open(now);
    if (now.seat !== null) this._guides.ask(now.link, now.seat, number);
  }

  /** Whoever has something to do sees it whole; whoever reads while others play is left alone. @param {Scene} now */
  _open(now) {
    const doing = `${now.isMine && now.at.phase} ${Boolean(now.now.result)}`;
    if (this._doing === doing) return;
    this._doing = doing;
    const isActing = now.isMine || Boolean(now.now.result);
    if (isActing && now.layout === "tall") this._tab = "now";
    this._isUp = isActing && (Boolean(now.now.result) || WANTS_ROOM.has(now.at.phase));
  }

  /** @param {Scene} now */
  _state(now) {
    const draft = now.at.phase === "guess" && now.isMine ? settled(now, this._draft.cards) : {};
    return {
      draft,
      kind: this._draft.kind ?? nextKind(draft) ?? "thing",
      tab: this._tab,
      isUp: this._isUp,
      busy: this._sender.busy,
      bubble: this._stage.bubble,
      isOpen: this._stage.isOpen,
      isAdvised: isAdvised(now),
      odds: this._advised?.adviser.column(now) ?? null,
      pencilled: { marks: this._marks.of(now), at: cellAt(now, this._cell) },
    };
  }

  /** @param {Scene} now */
  _acts(now) {
    return {
      open: (/** @type {string} */ tab) => this._set({ _tab: tab }),
      lift: () => this._set({ _isUp: !this._isUp }),
      choose: (/** @type {string} */ room) => this._choose(room),
      pick: (/** @type {Kind} */ kind, /** @type {string} */ card) => this._pick(now, kind, card),
      turn: (/** @type {Kind} */ kind) => this._set({ _draft: { ...this._draft, kind } }),
      ask: () => this._ask(now),
      give: (/** @type {any} */ command) => this._sender.give(command),
      undo: () => this._sender.undo(),
      mark: (/** @type {string} */ where) => this._mark(now, where),
      erase: () => this._erase(now),
      advise: () => this._advise(now),
      analyse: () => this._lookBack(now),
    };
  }

  /** The cards of the guess in the making, for whoever points at the next. */
  get draft() {
    return this._draft.cards;
  }

  /** A page of the sheet, for whoever points at something on it. @param {string} tab */
  show(tab) {
    this._set({ _tab: tab, _isUp: true });
  }

  /** @param {Partial<HouseTable>} some */
  _set(some) {
    Object.assign(this, some);
    this._draw();
  }

  /** A card of the guess; then the next that is open. @param {Scene} now @param {Kind} kind @param {string} card */
  _pick(now, kind, card) {
    const hadFocus = this.querySelector(".picks")?.contains(document.activeElement);
    const cards = { ...this._draft.cards, [kind]: card };
    const next = nextKind(settled(now, cards));
    this._set({ _draft: { ...this._draft, cards, kind: next ?? kind } });
    if (hadFocus) this._goOn(next === null ? ".ask" : ".picks .card");
  }

  /** Whoever uses a keyboard finds what is next under it. @param {string} next */
  _goOn(next) {
    /** @type {HTMLElement | null} */ (this.querySelector(next))?.focus({ preventScroll: true });
  }

  /** @param {Scene} now */
  _ask(now) {
    const guess = settled(now, this._draft.cards);
    if (isWhole(guess)) this._sender.give({ type: "guess", ...guess });
  }

  /** A tap on a room: to go there, or to name it in the guess. @param {string} room */
  _choose(room) {
    const now = this._scene();
    if (!now?.isMine) return;
    if (now.at.phase === "guess") this._pick(now, "room", room);
    const command = now.legal.find((one) => one.room === room && one.type !== "guess");
    if (command) this._sender.give(command);
  }

  /** Ask the adviser to stay, or to go. It comes when it is called for, and goes with whoever called it. @param {Scene} now */
  async _advise({ seat }) {
    if (this._advised) {
      this._set({ _advised: null });
      return;
    }
    try {
      const { Adviser, dressed } = await part("/house/advice/adviser.js", () => import("./advice/adviser.js"));
      await dressed();
      this._set({ _advised: { seat, adviser: new Adviser(this._redraw) }, _tab: "sheet" });
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** What could be known, when all is over. @param {Scene} now */
  async _lookBack(now) {
    try {
      const [{ openPast }] = await Promise.all([
        part("/house/advice/past.js", () => import("./advice/past.js")),
        dress("house", "/house/advice/advice.css"),
      ]);
      await openPast(now);
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** @param {Scene} now @param {string} where */
  _mark(now, where) {
    this._cell = where;
    this._marks.tap(now, where);
  }

  /** @param {Scene} now */
  async _erase(now) {
    const text = t("house.sheet.erase.text");
    const question = {
      title: t("house.sheet.erase.title"),
      text,
      yes: t("house.sheet.erase.yes"),
      class: "eraser-box",
    };
    if ((await confirm(question)) && this.isConnected && this._model?.seat === now.seat) this._marks.wipe(now);
  }

  /** @override @param {{seat: number, thought: any}} thought */
  _thinks({ seat, thought }) {
    const name = this._model?.link.room?.setup.players[seat]?.name;
    if (!name || !this._facts || !isTelling(thought)) return "";
    return t("bot.thinks", { name, thought: thoughtSaid(thought, this._facts) });
  }

  /** @override @param {import("../table/element.js").News} news */
  _happened({ seat, batch }) {
    const now = this._scene();
    if (!now || seat !== this._model?.seat) return;
    if (batch.back != null) {
      this._stage.skip(); // it did not happen
      announce(t("house.log.back"));
    }
    this._stage.play(steps(this._stage, () => this.querySelector("house-board"), now, batch));
  }
}

customElements.define("house-table", HouseTable);
