/**
 * Fingers, mouse and wheel over the picture, turned into movements of the camera and into taps.
 * Law: what moves is never a tap; a second finger ends any tap that had begun.
 */

/** @import { Camera } from "./camera.js" */
/** @import { Hands } from "./types.d.ts" */

const SLACK = { mouse: 4, touch: 9 };
const TWICE = 320;
const WHEEL_REST = 160;

export class Gestures {
  /** @type {Map<number, {px: number, py: number}>} */
  _fingers = new Map();
  /** @type {{px: number, py: number, time: number} | null} where a tap may be under way */
  _press = null;
  /** @type {{px: number, py: number, time: number} | null} */
  _last = null;
  _speed = { x: 0, y: 0, time: 0 };
  _wheel = 0;
  _isDrag = false;

  /** @param {HTMLElement} picture @param {Camera} camera @param {Hands} hands */
  constructor(picture, camera, hands) {
    this._picture = picture;
    this._camera = camera;
    this._hands = hands;
    picture.addEventListener("pointerdown", (event) => this._down(event));
    picture.addEventListener("pointermove", (event) => this._move(event));
    picture.addEventListener("pointerup", (event) => this._up(event));
    picture.addEventListener("pointercancel", (event) => this._up(event, false));
    picture.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && this._fingers.size === 0) hands.hover(null);
    });
    picture.addEventListener("wheel", (event) => this._roll(event), { passive: false });
  }

  /** @param {MouseEvent} event */
  _spot(event) {
    const box = this._picture.getBoundingClientRect();
    return { px: event.clientX - box.left, py: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  _down(event) {
    if (event.button !== 0) return;
    this._hands.touch();
    const spot = this._spot(event);
    this._fingers.set(event.pointerId, spot);
    this._press = this._fingers.size === 1 ? { ...spot, time: event.timeStamp } : null;
    this._speed = { x: 0, y: 0, time: event.timeStamp };
    this._isDrag = this._fingers.size > 1;
    if (this._isDrag) for (const id of this._fingers.keys()) this._picture.setPointerCapture(id);
  }

  /** @param {PointerEvent} event */
  _move(event) {
    const spot = this._spot(event);
    const before = this._fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this._hands.hover({ ...spot, isTouch: false });
      return;
    }
    if (this._press && !this._leaves(this._press, spot, event)) return;
    if (this._fingers.size === 1) this._drag(before, spot, event);
    else this._pinch(event.pointerId, spot);
    this._fingers.set(event.pointerId, spot);
  }

  /**
   * Whether a press has become a drag.
   * @param {{px: number, py: number}} press
   * @param {{px: number, py: number}} spot
   * @param {PointerEvent} event
   */
  _leaves(press, spot, event) {
    const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
    if (Math.hypot(spot.px - press.px, spot.py - press.py) < slack) return false;
    this._press = null;
    this._isDrag = true;
    this._picture.setPointerCapture(event.pointerId);
    this._hands.hover(null);
    this._fingers.set(event.pointerId, spot);
    return true;
  }

  /** @param {{px: number, py: number}} before @param {{px: number, py: number}} spot @param {PointerEvent} event */
  _drag(before, spot, event) {
    const [dx, dy] = [spot.px - before.px, spot.py - before.py];
    const time = Math.max(1, event.timeStamp - this._speed.time);
    const fresh = Math.min(1, time / 40);
    this._speed = {
      x: this._speed.x * (1 - fresh) + (dx / time) * fresh,
      y: this._speed.y * (1 - fresh) + (dy / time) * fresh,
      time: event.timeStamp,
    };
    this._camera.shift(dx, dy);
  }

  /** @param {number} id @param {{px: number, py: number}} spot */
  _pinch(id, spot) {
    const moved = this._fingers.get(id);
    const other = [...this._fingers].find(([finger]) => finger !== id)?.[1];
    if (!moved || !other) return;
    const before = Math.hypot(moved.px - other.px, moved.py - other.py) || 1;
    const after = Math.hypot(spot.px - other.px, spot.py - other.py) || 1;
    this._camera.shift((spot.px - moved.px) / 2, (spot.py - moved.py) / 2);
    this._camera.stretch(after / before, (spot.px + other.px) / 2, (spot.py + other.py) / 2);
  }

  /** @param {PointerEvent} event @param {boolean} [counts] */
  _up(event, counts = true) {
    if (!this._fingers.delete(event.pointerId)) return;
    if (this._press && counts) this._tap(event);
    else if (this._isDrag && this._fingers.size === 0) this._release(event);
    this._press = null;
    this._speed = { x: 0, y: 0, time: event.timeStamp };
  }

  /** A drag let go in full swing goes on a little. @param {PointerEvent} event */
  _release(event) {
    this._isDrag = false;
    const { x, y, time } = this._speed;
    if (event.timeStamp - time > 60 || Math.hypot(x, y) < 0.25) {
      this._camera.rest();
      return;
    }
    const { view } = this._camera;
    this._camera.fly({ x: view.x - (x * 160) / view.k, y: view.y - (y * 160) / view.k, k: view.k }, 380);
  }

  /** @param {PointerEvent} event */
  _tap(event) {
    const spot = this._spot(event);
    const isUsed = this._hands.tap({ ...spot, isTouch: event.pointerType !== "mouse" });
    const last = this._last;
    this._last = isUsed ? null : { ...spot, time: event.timeStamp };
    if (isUsed || !last || event.timeStamp - last.time > TWICE) return;
    if (Math.hypot(spot.px - last.px, spot.py - last.py) > 30) return;
    this._last = null;
    this._camera.fly(this._camera.isNearest ? this._camera.whole : this._camera.stretched(2.4, spot.px, spot.py), 300);
  }

  /** @param {WheelEvent} event */
  _roll(event) {
    event.preventDefault();
    const { px, py } = this._spot(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const amount = Math.max(-160, Math.min(160, event.deltaY * lines));
    this._camera.stretch(Math.exp(-amount * (event.ctrlKey ? 0.009 : 0.0022)), px, py);
    clearTimeout(this._wheel);
    this._wheel = setTimeout(() => this._camera.rest(), WHEEL_REST);
  }
}
