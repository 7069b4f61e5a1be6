/** The board without a pointer: arrows over the plan shift it, arrows on a target lead to the next, Enter chooses. */

import { WAYS } from "./choosing.js";
import { keyOf } from "./model.js";

/** @import { Camera } from "./camera.js" */
/** @import { Choosing } from "./choosing.js" */
/** @import { Overlay } from "./overlay.js" */

/** How far an arrow key shifts the plan, in CSS pixels. */
const NUDGE = 70;

export class Keyboard {
  /** @param {HTMLElement} picture @param {Overlay} overlay @param {Camera} camera @param {Choosing} choosing */
  constructor(picture, overlay, camera, choosing) {
    this._overlay = overlay;
    this._camera = camera;
    this._choosing = choosing;
    picture.addEventListener("keydown", (event) => this._key(event));
    // On the picture, for an svg that listens to focus can be tabbed to itself.
    picture.addEventListener("focusin", (event) => this._focus(event));
    picture.addEventListener("focusout", (event) => targetAt(event.target) && choosing.focus(null));
    // A pointer never focuses a target: it may be about to be chosen, and the plan is what the next key is for.
    picture.addEventListener("mousedown", (event) => {
      event.preventDefault();
      picture.focus({ preventScroll: true });
    });
    // A screen reader clicks without a pointer.
    picture.addEventListener("click", (event) => event.detail === 0 && this._press(targetAt(event.target)));
  }

  /** @param {FocusEvent} event */
  _focus(event) {
    const target = targetAt(event.target);
    if (!target) return;
    this._overlay.reachable(target);
    // Only the keyboard's focus points: a mouse that clicks is pointing already.
    if (target.matches(":focus-visible")) this._choosing.focus(target.dataset.key ?? null);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetAt(event.target);
    if ((target && this._onTarget(target, event.key)) || this._onPlan(event.key)) event.preventDefault();
  }

  /** @param {SVGElement} target @param {string} key */
  _onTarget(target, key) {
    if (key === "Enter" || key === " ") this._press(target);
    else if (WAYS[key]) this._step(target.dataset.key ?? "", key);
    else return false;
    return true;
  }

  /** @param {string} key */
  _onPlan(key) {
    const way = WAYS[key];
    if (way) this._nudge(way);
    else if (key === "+" || key === "=") this._camera.zoom(1.5);
    else if (key === "-") this._camera.zoom(1 / 1.5);
    else if (key === "0") this._camera.fly(this._camera.whole);
    else if (key === "Escape") this._choosing.clear();
    else return false;
    return true;
  }

  /** @param {SVGElement | null} target */
  _press(target) {
    const found = this._choosing.named(target?.dataset.key ?? "");
    if (found) this._choosing.choose(found);
  }

  /** @param {string} from @param {string} arrow */
  _step(from, arrow) {
    const next = this._choosing.next(from, arrow);
    if (next) this._overlay.target(keyOf(next))?.focus();
  }

  /** @param {readonly [number, number]} way */
  _nudge([dx, dy]) {
    const { x, y, k } = this._camera.view;
    this._camera.fly({ x: x + (dx * NUDGE) / k, y: y + (dy * NUDGE) / k, k }, 160);
  }
}

/** @param {EventTarget | null} where @returns {SVGElement | null} */
function targetAt(where) {
  const found = where instanceof Element ? where.closest(".target") : null;
  return found instanceof SVGElement ? found : null;
}
