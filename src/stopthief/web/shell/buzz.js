/** Shakes a device that can be shaken; not where nothing is to be heard either. */

import { preferences } from "./preferences.js";

/** @param {...number} pattern  milliseconds of shaking and of rest, in turn */
export function buzz(...pattern) {
  const isTouched = navigator.userActivation?.hasBeenActive !== false; // before that, browsers complain
  if ("vibrate" in navigator && isTouched && !preferences.mute) navigator.vibrate(pattern);
}
