/** A button that shows something as long as it is held, by a finger, a mouse or a key. */

import { h } from "../../shell/tree.js";
import { picture } from "../../table/signs.js";

const EYE = ["M2.500 12C6 6 18 6 21.500 12C18 18 6 18 2.500 12z", "M12 9.200a2.800 2.800 0 1 0 .1 0z"];
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
    picture(EYE),
    label,
  );
}
