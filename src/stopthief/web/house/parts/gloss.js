/**
 * The English of a word that a mouse rests on, a finger holds, or the keyboard focus is on.
 * Law: a finger that was held does nothing else when it is lifted.
 */

const HOLD = 450;
/** Milliseconds that a mouse has to rest. */
const REST = 250;
const GAP = 8;

export class Glosses {
  /** @param {HTMLElement} host  all within it that has a `data-gloss` shows it */
  constructor(host) {
    this._tip = document.createElement("div");
    this._tip.className = "gloss-tip";
    this._tip.lang = "en";
    this._tip.setAttribute("popover", "manual");
    this._tip.setAttribute("aria-hidden", "true"); // those who listen have it as the description
    this._wasHeld = false;
    /** @type {HTMLElement | null} what it is shown for */
    this._of = null;
    host.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this._rest(event.target));
    host.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.hide());
    host.addEventListener("pointerdown", (event) => this._press(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) host.addEventListener(end, () => this._lift());
    host.addEventListener("scroll", () => this._lift(), { capture: true, passive: true });
    host.addEventListener("focusin", (event) => this._focus(event.target));
    host.addEventListener("focusout", () => this.hide());
    host.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    host.addEventListener("contextmenu", (event) => this._wasHeld && event.preventDefault());
    host.addEventListener("click", (event) => this._click(event), { capture: true });
  }

  /** Put it away, for good if the table is left. */
  hide() {
    clearTimeout(this._timer);
    this._of = null;
    this._tip.remove();
  }

  /** Hide the gloss if its element is gone. */
  check() {
    if (this._of && !this._of.isConnected) this.hide();
  }

  /** @param {EventTarget | null} target */
  _rest(target) {
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._point(target), REST);
  }

  /** @param {EventTarget | null} target */
  _point(target) {
    const of = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-gloss]")) : null;
    if (of?.isConnected && of.dataset.gloss) this._show(of, of.dataset.gloss);
    return of !== null;
  }

  /** @param {EventTarget | null} target */
  _focus(target) {
    if (target instanceof Element && target.matches(":focus-visible")) this._point(target);
  }

  /** @param {PointerEvent} event */
  _press(event) {
    this._wasHeld = false;
    this.hide();
    if (event.pointerType === "mouse") return;
    this._timer = setTimeout(() => {
      this._wasHeld = this._point(event.target);
    }, HOLD);
  }

  _lift() {
    clearTimeout(this._timer);
    if (this._wasHeld) setTimeout(() => this.hide(), 4 * HOLD);
  }

  /** @param {MouseEvent} event */
  _click(event) {
    const wasHeld = this._wasHeld;
    this._wasHeld = false;
    if (!wasHeld || event.detail === 0) return; // a key, or something that speaks for a finger, has not been held
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {HTMLElement} of @param {string} text */
  _show(of, text) {
    this._of = of;
    this._tip.textContent = text;
    document.body.append(this._tip);
    this._tip.showPopover?.();
    const box = of.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this._tip;
    const left = Math.min(Math.max(GAP, box.left + box.width / 2 - wide / 2), innerWidth - wide - GAP);
    const above = box.top - high - GAP;
    const top = above > GAP ? above : Math.min(box.bottom + GAP, innerHeight - high - GAP);
    Object.assign(this._tip.style, { left: `${left}px`, top: `${top}px` });
  }
}
