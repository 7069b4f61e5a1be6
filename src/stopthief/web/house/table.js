/**
 * The table of the house: the house itself, the guess, the evidence sheet and the talk, as one seat sees it.
 * Law: it knows no rule. It draws the view, offers what is legal, and sends what was chosen.
 */

import { announce } from "../shell/announce.js";
import { confirm, toast } from "../shell/dialog.js";
import { part, style } from "../shell/load.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { TableElement } from "../table/element.js";
import { Guides } from "../table/guide.js";
import "./board/board.js";
import { facts } from "./facts.js";
import { arrived, BEGIN, lifted, picked, turned } from "./local.js";
import { boardModel } from "./panel/board-model.js";
import { cellAt } from "./panel/evidence.js";
import { isWay } from "./panel/go.js";
import { isWhole, nextKind, settled } from "./panel/guess.js";
import { tablePage } from "./panel/layout.js";
import { Marks } from "./panel/marks.js";
import { Stage, steps } from "./panel/moments.js";
import { scene } from "./panel/scene.js";
import { layout, watchLayout } from "./panel/size.js";
import { Glosses } from "./parts/gloss.js";
import { silence } from "./parts/voice.js";
import { isTelling, thoughtSaid } from "./thought.js";

/** @import { Scene } from "./panel/types.d.ts" */
/** @import { Kind, Local } from "./types.d.ts" */

/** @type {import("./panel/types.d.ts").Guide} */
const NO_GUIDE = { known: [], without: [] };

/**
 * Whether the table offers advice to the seat that looks at it: as long as there is anything to find out.
 * @param {Scene} scene
 */
const isOffered = ({ link, seat, now }) => Boolean(link.room?.advice && seat !== null && !now.result);

/** @extends {TableElement<Stage, Scene, Local>} */
export class HouseTable extends TableElement {
  /** @type {import("protocol").HouseFacts | null} */
  _facts = null;
  /** @type {{seat: number | null, adviser: import("./advice/adviser.js").Adviser} | null} who is asked, and for whom */
  _advised = null;
  /** @type {Element | null} what was said last */
  _last = null;

  constructor() {
    super((changed) => new Stage(changed), watchLayout, BEGIN);
    this._guides = new Guides(NO_GUIDE, this._changed);
    this._marks = new Marks(this._changed);
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

  /** @override @returns {Scene | null} */
  _scene() {
    const model = this._model;
    const seen = model?.link.seen(model.seat);
    if (!model || !seen || !this._facts) return null;
    return scene(model, { facts: this._facts, guide: this._guides.last(model.seat), layout: layout() });
  }

  /** @override @param {Local} local @param {Scene} scene */
  _reduce(local, scene) {
    return arrived(local, scene);
  }

  /** The adviser goes with the person who called it. @override @param {Scene} scene @param {Local} before */
  _affect(scene, before) {
    const { link, seat } = scene;
    if (this._advised && (this._advised.seat !== seat || !isOffered(scene))) this._advised = null;
    this._advised?.adviser.follow(scene);
    const { moment } = this._local;
    if (before.moment !== moment && moment && seat !== null) this._guides.ask(link, seat, moment.number);
  }

  /** @override @param {Scene} scene */
  _draw(scene) {
    if (!this._model) return;
    const state = this._state(scene);
    this.dataset.layout = scene.layout;
    this.dataset.sheet = this._local.isUp ? "up" : "down";
    this.toggleAttribute("data-over", Boolean(scene.now.result));
    const board = h("house-board", { key: "board", ".model": boardModel(scene, state) });
    this._show(...tablePage(scene, this._model, state, board, this._acts(scene)));
  }

  /** @override @param {Scene} scene */
  _drawn(scene) {
    this._glosses.check();
    if (!scene.isMine && !scene.now.result) this._follow();
  }

  /** Scroll to the last bubble. */
  _follow() {
    const last = this.querySelector(".now .bubbles > :last-child");
    if (last === this._last) return;
    this._last = last;
    const page = last?.closest(".page-now, .now");
    if (page) page.scrollTop = page.scrollHeight;
  }

  /** @param {Scene} scene */
  _state(scene) {
    const { draft: chosen, tab, isUp, cell } = this._local;
    const draft = scene.shared.phase === "guess" && scene.isMine ? settled(scene, chosen.cards) : {};
    return {
      draft,
      kind: chosen.kind ?? nextKind(draft) ?? "thing",
      tab,
      isUp,
      busy: this._sender.busy,
      bubble: this._stage.bubble,
      isOpen: this._stage.isOpen,
      isAdvised: isOffered(scene),
      odds: this._advised?.adviser.column(scene) ?? null,
      bots: this._hurrying?.parts(scene),
      pencilled: { marks: this._marks.of(scene), at: cellAt(scene, cell) },
    };
  }

  /** @param {Scene} scene */
  _acts(scene) {
    return {
      open: (/** @type {string} */ tab) => this._become({ ...this._local, tab }),
      lift: () => this._become(lifted(this._local)),
      choose: (/** @type {string} */ room) => this._choose(room),
      pick: (/** @type {Kind} */ kind, /** @type {string} */ card) => this._pick(scene, kind, card),
      turn: (/** @type {Kind} */ kind) => this._become(turned(this._local, kind)),
      ask: () => this._ask(scene),
      give: (/** @type {import("protocol").HouseCommand} */ command) => this._sender.give(command),
      undo: () => this._sender.undo(),
      mark: (/** @type {string} */ where) => this._mark(scene, where),
      erase: () => this._erase(scene),
      advise: () => this._advise(scene),
      analyse: () => this._lookBack(scene),
    };
  }

  /** The cards of the guess in the making. */
  get draft() {
    return this._local.draft.cards;
  }

  /** Open a page of the sheet at once. @param {string} tab */
  show(tab) {
    this._become({ ...this._local, tab, isUp: true });
    this._updates.flush();
  }

  /** A card of the guess; then the next that is open. @param {Scene} scene @param {Kind} kind @param {string} card */
  _pick(scene, kind, card) {
    const hadFocus = this.querySelector(".picks")?.contains(document.activeElement);
    this._become(picked(this._local, scene, kind, card));
    if (hadFocus) this._goOn(isWhole(settled(scene, this.draft)) ? ".ask" : ".picks .card");
  }

  /** People who use a keyboard find what is next under it. @param {string} next */
  _goOn(next) {
    this._updates.flush();
    /** @type {HTMLElement | null} */ (this.querySelector(next))?.focus({ preventScroll: true });
  }

  /** @param {Scene} scene */
  _ask(scene) {
    const { thing, room, place } = settled(scene, this.draft);
    if (thing && room && place) this._sender.give({ type: "guess", thing, room, place });
  }

  /** A tap on a room: to go there, or to name it in the guess. @param {string} room */
  _choose(room) {
    const scene = this._scene();
    if (!scene?.isMine) return;
    if (scene.shared.phase === "guess") this._pick(scene, "room", room);
    const command = scene.legal.find((one) => isWay(one) && one.room === room);
    if (command) this._sender.give(command);
  }

  /** Call the adviser, or let it go. @param {Scene} scene */
  async _advise({ seat }) {
    if (this._advised) {
      this._advised = null;
      this._changed();
      return;
    }
    try {
      const { Adviser, dressed } = await part("/house/advice/adviser.js", () => import("./advice/adviser.js"));
      await dressed();
      this._advised = { seat, adviser: new Adviser(this._changed) };
      this._become({ ...this._local, tab: "sheet" });
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** Open the analysis of a finished game. @param {Scene} scene */
  async _lookBack(scene) {
    try {
      const [{ openPast }] = await Promise.all([
        part("/house/advice/past.js", () => import("./advice/past.js")),
        style("/house/advice/advice.css"),
      ]);
      await openPast(scene);
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** @param {Scene} scene @param {string} where */
  _mark(scene, where) {
    this._become({ ...this._local, cell: where });
    this._marks.tap(scene, where);
  }

  /** @param {Scene} scene */
  async _erase(scene) {
    const text = t("house.sheet.erase.text");
    const question = {
      title: t("house.sheet.erase.title"),
      text,
      yes: t("house.sheet.erase.yes"),
      class: "eraser-box",
    };
    if ((await confirm(question)) && this.isConnected && this._model?.seat === scene.seat) this._marks.wipe(scene);
  }

  /** @override */
  _fetchHurrying() {
    const its = part("/house/panel/meanwhile.js", () => import("./panel/meanwhile.js"));
    return its.then(({ hurrying }) => hurrying(this._stage, this._changed));
  }

  /** The house, with what has happened in it. */
  _board() {
    this._updates.flush();
    return /** @type {import("./board/board.js").HouseBoard | null} */ (this.querySelector("house-board"));
  }

  /** @override @param {{seat: number, thought: import("./types.d.ts").Thought}} thought */
  _thinks({ seat, thought }) {
    const name = this._model?.link.room?.setup.players[seat]?.name;
    if (!name || !this._facts || !isTelling(thought)) return "";
    return t("bot.thinks", { name, thought: thoughtSaid(thought, this._facts) });
  }

  /** @override @param {import("../table/types.d.ts").News} news */
  _happened({ seat, batch }) {
    const scene = this._scene();
    if (!scene || seat !== this._model?.seat) return;
    if (batch.back != null) {
      this._stage.skip(); // it did not happen
      announce(t("house.log.back"));
    }
    this._stage.play(
      steps(this._stage, () => this._board(), scene, batch),
      batch.number,
    );
  }
}

customElements.define("house-table", HouseTable);
