/**
 * The part of the city that is seen. While it moves, the drawn picture is only shifted and stretched, which costs no
 * painting;
 * as soon as it rests the picture is drawn anew at that size, so that numbers are crisp.
 */

import { isStill } from "../../shell/preferences.js";

/** The city is drawn in a square of this many units. */
export const CITY = 2000;
/** The most CSS pixels a unit becomes: spaces 50 units apart are then a wide thumb apart. */
const NEAREST = 1.7;
/** How wide the edge is where buttons lie, right or below: a fitted city keeps off it. */
const EDGE = 52;

/** A view this much nearer is worth leaving the whole city for. */
export const WORTHWHILE = 1.15;

/** @import { Point, View } from "./types.d.ts" */

export class Camera {
  /** @type {View} */
  view = { x: 0, y: 0, k: 1 };
  /** @type {View} the view that the picture is drawn for */
  _drawn = { x: 0, y: 0, k: 1 };
  width = 0;
  height = 0;
  _frame = 0;
  _flight = 0;

  /** @param {HTMLElement} stage @param {(view: View) => void} redraw  called when it rests */
  constructor(stage, redraw) {
    this._stage = stage;
    this._redraw = redraw;
  }

  /** The view of the whole city. @returns {View} */
  get whole() {
    return this._clamped({ x: 0, y: 0, k: this._least });
  }

  /** The scale at which all is seen, off the edge on whichever side leaves more. */
  get _least() {
    const { width, height } = this;
    return Math.max(Math.min(width - EDGE, height), Math.min(width, height - EDGE)) / CITY || 1;
  }

  get isFitted() {
    return this.view.k < this.whole.k * 1.02;
  }

  get isNearest() {
    return this.view.k > NEAREST * 0.98;
  }

  /** The room that there is. @param {number} width @param {number} height */
  resize(width, height) {
    const wasFitted = this.width === 0 || this.isFitted;
    const middle = this.toBoard(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    this._land();
    this.view = wasFitted ? this.whole : this._clamped(this._around(middle, this.view.k));
    this.rest();
  }

  /** @param {number} px @param {number} py @returns {Point} */
  toBoard(px, py) {
    return [this.view.x + px / this.view.k, this.view.y + py / this.view.k];
  }

  /** @param {Point} point @returns {Point} */
  toScreen([x, y]) {
    return [(x - this.view.x) * this.view.k, (y - this.view.y) * this.view.k];
  }

  /** Shift by CSS pixels. @param {number} dx @param {number} dy */
  shift(dx, dy) {
    const { x, y, k } = this.view;
    this.see({ x: x - dx / k, y: y - dy / k, k });
  }

  /**
   * Stretch while a point of the screen stays where it is.
   * @param {number} factor
   * @param {number} px
   * @param {number} py
   */
  stretch(factor, px, py) {
    this.see(this.stretched(factor, px, py));
  }

  /** @param {number} factor @param {number} px @param {number} py @returns {View} */
  stretched(factor, px, py) {
    const k = this._clamped({ x: 0, y: 0, k: this.view.k * factor }).k;
    const [x, y] = this.toBoard(px, py);
    return { x: x - px / k, y: y - py / k, k };
  }

  /** Show this at once; the picture follows with the next frame. @param {View} view */
  see(view) {
    this._land();
    this._move(view);
  }

  /** Go there smoothly. @param {View} view @param {number} [time] in milliseconds */
  fly(view, time = 420) {
    this._land();
    const from = this.view;
    const to = this._clamped(view);
    if (isStill() || time === 0) {
      this._move(to);
      this.rest();
      return;
    }
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const done = Math.min(1, Math.max(0, (now - start) / time));
      this._move(between(from, to, 1 - (1 - done) ** 3));
      if (done < 1) this._flight = requestAnimationFrame(step);
      else this.rest();
    };
    this._flight = requestAnimationFrame(step);
  }

  /** Go nearer or farther from the middle. @param {number} factor */
  zoom(factor) {
    this.fly(this.stretched(factor, this.width / 2, this.height / 2), 240);
  }

  /**
   * Go where all these points are seen, with room around them.
   * @param {readonly Point[]} points
   * @param {number} [most]
   */
  flyTo(points, most = 1.1) {
    if (!points.length) return;
    const view = this.holding(points, most);
    this.fly(view.k > this.whole.k * WORTHWHILE ? view : this.whole);
  }

  /** The view that holds these points. @param {readonly Point[]} points @param {number} most @returns {View} */
  holding(points, most) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [beside, below] = this.width >= this.height ? [EDGE, 0] : [0, EDGE];
    const k = this._clamped({
      x: 0,
      y: 0,
      k: Math.min(most, (this.width - beside) / (right - left + 120), (this.height - below) / (bottom - top + 160)),
    }).k;
    const middle = /** @type {Point} */ ([(left + right + beside / k) / 2, (top + bottom + below / k) / 2 - 15]);
    return this._clamped(this._around(middle, k));
  }

  /**
   * Shift just so far that these points are seen.
   * @param {readonly Point[]} points
   * @param {number} [edge] in CSS pixels
   */
  reveal(points, edge = 60) {
    const isSeen = points.every((point) => {
      const [px, py] = this.toScreen(point);
      return px >= edge / 2 && py >= edge && px <= this.width - edge / 2 && py <= this.height - edge;
    });
    if (!isSeen && !this.isFitted) this.fly(this.holding(points, this.view.k));
  }

  /** The movement is over: draw the picture for this view. */
  rest() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._drawn = this.view;
    this._stage.style.transform = "";
    this._stage.classList.remove("moving");
    this._redraw(this.view);
  }

  /** @param {View} view */
  _move(view) {
    this.view = this._clamped(view);
    this._frame ||= requestAnimationFrame(() => this._paint());
  }

  _paint() {
    this._frame = 0;
    const { x, y, k } = this.view;
    const scale = k / this._drawn.k;
    this._stage.classList.add("moving");
    const [dx, dy] = [(this._drawn.x - x) * k, (this._drawn.y - y) * k];
    this._stage.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`;
  }

  _land() {
    cancelAnimationFrame(this._flight);
    this._flight = 0;
  }

  /** @param {Point} middle @param {number} k @returns {View} */
  _around([x, y], k) {
    return { x: x - this.width / k / 2, y: y - this.height / k / 2, k };
  }

  /** The city never leaves the view. @param {View} view @returns {View} */
  _clamped(view) {
    const k = Math.max(this._least, Math.min(NEAREST, view.k));
    return { x: held(view.x, this.width / k, EDGE / k), y: held(view.y, this.height / k, EDGE / k), k };
  }
}

/**
 * Where a side of the view begins: in the middle if all of the city is seen, but off the edge with the buttons.
 * @param {number} start
 * @param {number} size
 * @param {number} edge
 */
function held(start, size, edge) {
  const spare = size - CITY;
  if (spare >= 0) return -Math.max(0, Math.min(spare / 2, spare - edge));
  return Math.max(0, Math.min(-spare + edge * Math.min(1, -spare / CITY), start));
}

/**
 * The rectangle between two: lines through both stay lines, so nothing swings.
 * @param {View} from
 * @param {View} to
 * @param {number} part
 * @returns {View}
 */
function between(from, to, part) {
  const mix = (/** @type {number} */ one, /** @type {number} */ two) => one + (two - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: 1 / mix(1 / from.k, 1 / to.k) };
}
