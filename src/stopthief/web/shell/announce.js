/** What a screen reader should say without being asked: clues, turns, results. One line at a time, politely. */

/** @type {HTMLElement | null} */
let region = null;

/** Take back all that was said: somebody else holds the device now. */
export function forget() {
  region?.replaceChildren();
}

/** @param {string} text */
export function announce(text) {
  if (!region) {
    region = document.createElement("div");
    region.className = "unseen";
    region.setAttribute("role", "log");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 20) region.firstElementChild?.remove();
}
