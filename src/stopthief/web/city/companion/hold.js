/** A button that shows something as long as it is held, by a finger, a mouse or a key. */

import { h } from "../../shell/tree.js";
import { icon } from "../icons.js";

const KEYS = [" ", "Enter"];

/** @param {string} label @param {boolean} isHeld @param {(isHeld: boolean) => void} hold */
export function holdButton(label, isHeld, hold) {
  const press = (/** @type {PointerEvent} */ event) => {
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId); // wherever the finger slides
    hold(true);
  };
  const key = (/** @type {boolean} */ isDown) => (/** @type {KeyboardEvent} */ event) => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) hold(isDown);
  };
  const release = () => hold(false);
  return h(
    "button",
    {
      key: "hold",
      type: "button",
      class: isHeld ? "hold held" : "hold",
      "aria-pressed": String(isHeld),
      onpointerdown: press,
      onpointerup: release,
      onpointercancel: release,
      onlostpointercapture: release,
      onkeydown: key(true),
      onkeyup: key(false),
      onblur: release,
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(), // phones take a long press for that
    },
    icon("hold"),
    label,
  );
}
