/**
 * From pointing to choosing. A mouse shows the way by hovering and chooses with a click; a finger shows it with the
 * first tap
 * and chooses with the second, or on the caption's button. An arrest is only announced: whoever owns the board asks
 * back.
 */

import { nodeName } from "../facts.js";
import { kindName } from "./describe.js";
import { targetChoice } from "./furniture.js";
import { ahead, meant } from "./hits.js";
import { keyOf, tell } from "./model.js";

/** @import { BoardModel, Choice, Spot, Target } from "./types.d.ts" */

/** @type {Readonly<Record<string, readonly [number, number]>>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Choosing {
  /** @type {Target | null} what is pointed at */
  pointed = null;
  /** @type {Target | null} what a finger has tapped once */
  tapped = null;
  /** @type {number | null} a space that was asked about */
  asked = null;
  /** @type {{choices: Choice[], px: number, py: number} | null} */
  doubt = null;

  /**
   * @param {HTMLElement} host
   * @param {import("./camera.js").Camera} camera
   * @param {() => BoardModel | null} model
   * @param {() => void} changed
   */
  constructor(host, camera, model, changed) {
    this._host = host;
    this._camera = camera;
    this._model = model;
    this._changed = changed;
  }

  /** The target whose way is shown. */
  get shown() {
    return this.tapped ?? this.pointed;
  }

  /** The space or circle that the caption is about. */
  get looked() {
    return this.shown?.node ?? this.asked;
  }

  /** Forget what is no target any more. @param {readonly Target[]} targets */
  keep(targets) {
    const still = (/** @type {Target | null} */ old) =>
      (old && targets.find((target) => keyOf(target) === keyOf(old))) ?? null;
    this.pointed = still(this.pointed);
    this.tapped = still(this.tapped);
    if (!targets.length) this.doubt = null;
  }

  /** @param {Spot} spot @returns {boolean} whether the tap meant something */
  tap(spot) {
    const model = this._model();
    if (!model) return false;
    const hadDoubt = this.doubt !== null;
    this.doubt = null;
    if (model.marking) return this._mark(model, spot);
    const found = meant(this._camera, model.facts, model.targets, spot);
    const again = found.find((target) => this.tapped && keyOf(target) === keyOf(this.tapped));
    if (again && found.every((target) => target.node === again.node)) this.choose(again);
    else if (found.length > 1)
      this._ask(
        found.map((target) => targetChoice(target, (one) => this._take(one, spot))),
        spot,
      );
    else if (found[0]) this._take(found[0], spot);
    else return this._inspect(model, spot) || hadDoubt;
    return true;
  }

  /** @param {Spot | null} spot */
  hover(spot) {
    const model = this._model();
    if (!model || this.doubt) return;
    const found = spot && !model.marking ? (meant(this._camera, model.facts, model.targets, spot)[0] ?? null) : null;
    const told = found || !model.heat ? null : this._near(model, spot);
    if (found === this.pointed && !this.tapped && (!model.heat || told === this.asked)) return;
    this.pointed = found;
    this.tapped = null;
    if (found || model.heat) this.asked = told;
    this._changed();
  }

  /** A space is looked at. @param {number} node */
  look(node) {
    this.pointed = this.tapped = null;
    this.asked = node;
    this._camera.reveal([this._model()?.facts.xy(node) ?? [0, 0]]);
    this._changed();
  }

  /**
   * Where there is something to be told of every space, pointing asks for it.
   * @param {BoardModel} model
   * @param {Spot | null} spot
   */
  _near({ facts }, spot) {
    const spaces = facts.spaces.map(({ number }) => ({ node: number }));
    return (spot && meant(this._camera, facts, spaces, spot)[0]?.node) ?? null;
  }

  /** Point without a pointer. @param {string | null} key */
  focus(key) {
    this.pointed = this.named(key ?? "");
    if (this.pointed) this.tapped = this.asked = null;
    if (this.pointed) this._camera.reveal([this._model()?.facts.xy(this.pointed.node) ?? [0, 0]]);
    this._changed();
  }

  /** @param {Target} target */
  choose(target) {
    this.clear();
    tell(this._host, "choose", { node: target.node, kind: target.kind });
  }

  /** @param {string} key */
  named(key) {
    return this._model()?.targets.find((target) => keyOf(target) === key) ?? null;
  }

  /** The target an arrow key leads to. @param {string} key @param {string} arrow */
  next(key, arrow) {
    const model = this._model();
    const from = this.named(key);
    const way = WAYS[arrow];
    return model && from && way ? ahead(model.facts, model.targets, from.node, way) : null;
  }

  clear() {
    this.doubt = this.tapped = this.pointed = this.asked = null;
    this._changed();
  }

  /** @param {Target} target @param {Spot} spot */
  _take(target, spot) {
    if (!spot.isTouch || target.kind === "arrest") {
      this.choose(target);
      return;
    }
    this.doubt = this.asked = null;
    this.tapped = target;
    this._changed();
  }

  /** @param {Choice[]} choices @param {Spot} spot */
  _ask(choices, { px, py }) {
    this.tapped = this.pointed = this.asked = null;
    this.doubt = { choices: choices.slice(0, 6), px, py };
    this._changed();
  }

  /** @param {BoardModel} model @param {Spot} spot */
  _mark(model, spot) {
    const spaces = model.facts.spaces.map(({ number }) => ({ node: number }));
    const found = meant(this._camera, model.facts, spaces, spot);
    const mark = (/** @type {number} */ number) => {
      this.clear();
      tell(this._host, "mark", { number });
    };
    if (found.length > 1) {
      const detail = (/** @type {number} */ node) => kindName(model.facts, node);
      this._ask(
        found.map(({ node }) => ({
          label: nodeName(node),
          detail: detail(node),
          key: `mark-${node}`,
          run: () => mark(node),
        })),
        spot,
      );
    } else if (found[0]) mark(found[0].node);
    else this._changed();
    return found.length > 0;
  }

  /** @param {BoardModel} model @param {Spot} spot */
  _inspect(model, spot) {
    const nodes = [...model.facts.points.keys()].map((node) => ({ node }));
    const found = meant(this._camera, model.facts, nodes, { ...spot, isTouch: false })[0]?.node ?? null;
    this.tapped = this.pointed = null;
    this.asked = found === this.asked ? null : found;
    this._changed();
    if (this.asked !== null) tell(this._host, "inspect", { node: this.asked });
    return false;
  }
}
