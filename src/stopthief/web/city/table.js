/**
 * The table of the city: board, scanner, cards and all around them, as one seat sees it.
 * Law: it knows no rule. It draws the view, offers what is legal, and sends what was chosen.
 */

import { announce } from "../shell/announce.js";
import { toast } from "../shell/dialog.js";
import { part } from "../shell/load.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { TableElement } from "../table/element.js";
import { Guides } from "../table/guide.js";
import "./board/board.js";
import { Advising, isOffered } from "./advising.js";
import { askGuide, Closing, NO_GUIDE, prepareSounds } from "./effects.js";
import { facts } from "./facts.js";
import { aimed, arrived, BEGIN, lifted, opened, pencilOf } from "./local.js";
import { confirmArrest, confirmTip } from "./panel/arrest.js";
import { boardModel } from "./panel/board-model.js";
import { tablePage } from "./panel/layout.js";
import { hear, steps } from "./panel/moments.js";
import { marked, wiped } from "./panel/notebook.js";
import { Replay } from "./panel/replay.js";
import { nextAct } from "./panel/scanner.js";
import { scene } from "./panel/scene.js";
import { isLarge, layout, watchLayout } from "./panel/size.js";
import { Stage } from "./panel/stage.js";
import { commandAt, targets } from "./panel/targets.js";
import { hideTip, showTip } from "./panel/tip.js";
import { hasSectionTips } from "./terms.js";
import { isTelling, thoughtSaid } from "./thought.js";

/** @import { CityClue as Clue } from "protocol" */
/** @import { Scene } from "./panel/types.d.ts" */
/** @import { Local } from "./types.d.ts" */

const sections = () =>
  part("/city/sections/sections.js", () => import("./sections/sections.js")).then(({ fetched }) => fetched());

/** @extends {TableElement<Stage, Scene, Local>} */
export class CityTable extends TableElement {
  /** @type {import("./facts.js").Facts | null} */
  _facts = null;
  /** @type {import("./sections/sections.js").Sections | null} */
  _sections = null;
  /** Whether the game was looked back at when this page was loaded. */
  _wasBack = Boolean(history.state?.analysis);

  constructor() {
    super((changed) => new Stage(changed), watchLayout, BEGIN);
    this._guides = new Guides(NO_GUIDE, this._changed);
    this._replay = new Replay(this._changed);
    this._closing = new Closing(this._changed);
    this._advising = new Advising(this._changed, (spaces) => this.reveal(spaces));
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
    const room = this._model?.link.room;
    if (!room) return;
    this._facts = await facts(room);
    const setup = /** @type {import("protocol").CitySetup} */ (/** @type {unknown} */ (room.setup));
    if (hasSectionTips(setup)) this._sections = await sections().catch(() => null);
  }

  /** @override @returns {Scene | null} */
  _scene() {
    const model = this._model;
    const seen = model?.link.seen(model.seat);
    if (!model || !seen || !this._facts) return null;
    const known = { facts: this._facts, investigators: this._facts.investigators, layout: layout() };
    return scene(model, { ...known, guide: this._guides.at(model.seat, seen.number) });
  }

  /** @override @param {Local} local @param {Scene} scene */
  _reduce(local, scene) {
    return arrived(local, scene);
  }

  /** @override @param {Scene} scene @param {Local} before */
  _affect(scene, before) {
    this._advising.follow(scene);
    this._closing.follow(scene);
    if (this._wasBack && scene.now.result) this._lookBack();
    if (before.moment === this._local.moment) return;
    if (scene.isMine) askGuide(scene, this._guides);
    prepareSounds(scene);
    if (scene.now.result) this._replay.begin(scene.shared.trail.length);
  }

  /** @override @param {Scene} scene */
  _draw(scene) {
    if (!this._model) return;
    this.toggleAttribute("data-analysis", this._local.isBack);
    if (this._local.isBack) {
      this._show(h("city-analysis", { key: "analysis", ".model": this._past(scene) }));
      return;
    }
    this.dataset.layout = scene.layout;
    this.toggleAttribute("data-large", isLarge());
    this.toggleAttribute("data-over", Boolean(scene.now.result));
    this.dataset.sheet = this._local.isUp ? "up" : "down";
    const state = this._state(scene);
    const board = h("city-board", { key: "board", ".model": boardModel(scene, state) });
    this._show(...tablePage(scene, this._model, state, board, this._acts(scene)));
  }

  /** @param {Scene} scene */
  _state(scene) {
    const { kind, preview, lifted: card, tab, isUp } = this._local;
    return {
      kind,
      preview: preview ?? card,
      lifted: card,
      pencil: scene.trusted ? pencilOf(this._local) : null,
      tab,
      isUp,
      busy: this._sender.busy,
      sounding: this._stage.clue,
      moment: this._stage.moment,
      caught: this._stage.caught,
      replay: this._replay,
      ending: this._closing.ending,
      sections: this._facts && this._sections ? this._sections.on(this._facts) : null,
      heat: this._advising.adviser?.heat(scene) ?? null,
      advises: isOffered(scene) ? this._advising.adviser !== null : null,
      bots: this._hurrying?.parts(scene, { hear: (/** @type {readonly Clue[]} */ clues) => this._hearAgain(clues) }),
    };
  }

  /** @param {Scene} scene */
  _acts(scene) {
    return {
      press: () => this._press(scene),
      replay: (/** @type {number} */ index) => this._hearAgain(scene.clues.slice(index, index + 1)),
      review: () => this._open("clues"),
      open: (/** @type {string} */ tab) => this._open(tab),
      lift: () => this._become(lifted(this._local)),
      kind: (/** @type {string} */ kind) => this._become(aimed(this._local, kind)),
      give: (/** @type {import("protocol").CityCommand} */ command) => this._sender.give(command),
      undo: () => this._sender.undo(),
      play: (/** @type {number} */ card) => this._sender.give({ type: "play_card", card }),
      raise: (/** @type {number} */ card) => this._raise(scene, card),
      preview: (/** @type {number | null} */ card) => this._become({ ...this._local, preview: card }),
      find: (/** @type {number} */ seat) => this._find(scene.shared.at[seat]),
      pencil: (/** @type {Local["pencil"]} */ pencil) => this._become({ ...this._local, pencil }),
      clear: () => this._sender.note(wiped(scene)),
      askTip: () => this._ask(confirmTip(scene), { type: "take_tip" }),
      tip: () => this._tip(scene),
      step: (/** @type {number} */ step) => this._replay.show(step),
      toggle: () => this._replay.toggle(),
      analyse: () => this._lookBack(),
    };
  }

  /** The plan of the city, once it is there. */
  get facts() {
    return this._facts;
  }

  /** Open a page of the sheet at once. @param {string} tab */
  show(tab) {
    this._open(tab);
    this._updates.flush();
  }

  /** @param {Scene} scene */
  async _tip(scene) {
    await showTip(scene, (areas) => this._light(areas));
    this._changed();
    this._updates.flush();
    this.dispatchEvent(new CustomEvent("tipped"));
  }

  /** P3: the sections of a tip on the board. @param {readonly string[]} areas @returns {boolean} */
  _light(areas) {
    const found = this._sections;
    if (!found || !this._facts) return false;
    found.lit = areas;
    this._changed();
    if (areas.length) this._board()?.showAll(found.corners(this._facts));
    return areas.length > 0;
  }

  /** The board, with what has happened on it. */
  _board() {
    this._updates.flush();
    return /** @type {import("./board/board.js").CityBoard | null} */ (this.querySelector("city-board"));
  }

  /** @param {string} tab */
  _open(tab) {
    this._become(opened(this._local, tab));
  }

  /** @param {number | null | undefined} node */
  _find(node) {
    if (node) this._board()?.zoomTo([node]);
  }

  /** The big button. @param {Scene} scene */
  _press(scene) {
    const act = nextAct(scene);
    this._become(aimed(this._local, this._local.kind)); // a tap on the board is a move again
    if (act === "get_clue" || act === "end_turn") this._sender.give({ type: act });
    else if (act === "play_card") this._showHand();
    else if (act === "pick") this._focus(".acts .primary:not(.tip-call)");
    else this._board()?.zoomTo(targets(scene, this._local.kind).map(({ node }) => node));
  }

  _showHand() {
    this.show("hand");
    this._focus(".card.playable");
  }

  /** @param {string} selector */
  _focus(selector) {
    /** @type {HTMLElement | null} */ (this.querySelector(selector))?.focus();
  }

  /** Show all that a card would reach. @param {Scene} scene @param {number} card */
  _raise(scene, card) {
    this._become({ ...this._local, lifted: card });
    const reached = scene.guide?.reach.find((one) => one.card === card)?.nodes;
    if (reached && scene.layout === "tall") this._board()?.zoomTo(reached);
  }

  /** A tap on a target of the board. @param {number} node */
  async _choose(node) {
    const scene = this._scene();
    const { kind } = this._local;
    const command = scene && kind && commandAt(scene, kind, node);
    if (!scene || !command) return;
    if (!this._sender.allows(command)) return;
    const asks = command.type === "arrest" && !this._sender.busy;
    await this._ask(asks ? confirmArrest(scene, node) : true, command);
  }

  /**
   * Do what was asked about, unless the moment has passed meanwhile.
   * @param {Promise<boolean> | boolean} question
   * @param {import("protocol").CityCommand} command
   */
  async _ask(question, command) {
    const { moment } = this._local;
    if (!(await question)) return;
    if (moment === this._local.moment) this._sender.give(command);
    else toast(t("fault.stale"), "problem");
  }

  /** Call the adviser, or let it go. */
  _advise() {
    if (this._model) this._advising.toggle(this._model.link.table, this._model.seat);
  }

  /** Open the analysis of a finished game. */
  async _lookBack() {
    this._wasBack = false;
    try {
      const { dressed } = await part("/city/analysis/page.js", () => import("./analysis/page.js"));
      await dressed();
      this._become({ ...this._local, isBack: true });
    } catch {
      toast(t("fault.offline"), "problem");
    }
  }

  /** @param {Scene} scene */
  _past({ link, setup, facts: plan }) {
    return { table: link.table, setup, facts: plan, close: () => this._become({ ...this._local, isBack: false }) };
  }

  /** On a small screen, go where there is something to be seen. @param {readonly number[]} spaces */
  reveal(spaces) {
    if (layout() === "tall") this._board()?.zoomTo(spaces);
  }

  /** @param {number} space */
  _mark(space) {
    const scene = this._scene();
    const pencil = pencilOf(this._local);
    if (scene && pencil) this._sender.note(marked(scene, pencil, space));
  }

  /** One after the other. @param {readonly Clue[]} clues */
  _hearAgain(clues) {
    this._stage.skip();
    this._stage.play(clues.map((clue) => () => hear(this._stage, () => this._board(), clue)));
  }

  /** @override */
  _fetchHurrying() {
    const its = part("/city/panel/meanwhile.js", () => import("./panel/meanwhile.js"));
    return its.then(({ hurrying }) => hurrying(this._stage, this._changed));
  }

  /** @override @param {{seat: number, thought: import("./types.d.ts").Thought}} thought */
  _thinks({ seat, thought }) {
    const name = this._model?.link.room?.setup.players[seat]?.name;
    return name && isTelling(thought) ? t("bot.thinks", { name, thought: thoughtSaid(thought) }) : "";
  }

  /** @override @param {import("../table/types.d.ts").News} news */
  _happened({ seat, batch }) {
    const scene = this._scene();
    if (!scene || seat !== this._model?.seat) return;
    if (batch.back != null) {
      this._stage.skip(); // it did not happen
      announce(t("log.back"));
    }
    this._stage.play(
      steps(this._stage, () => this._board(), scene, batch),
      batch.number,
    );
  }
}

customElements.define("city-table", CityTable);
