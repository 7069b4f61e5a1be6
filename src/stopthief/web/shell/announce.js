/** Announcements for screen readers: clues, turns, results. One line at a time, politely. */

/** @type {HTMLElement | null} */
let region = null;

/** Take back all that was said: somebody else holds the device now. */
export function forget() {
  region?.replaceChildren();
}

/** @param {string} text @param {{text: string, language: string}} [quoted]  words in it of another language */
export function announce(text, quoted) {
  if (!region) {
    region = document.createElement("div");
    region.className = "unseen";
    region.setAttribute("role", "log");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  const line = document.createElement("p");
  line.append(...(quoted ? marked(text, quoted) : [text]));
  region.append(line);
  while (region.childElementCount > 20) region.firstElementChild?.remove();
}

/**
 * A text with what is quoted in it marked as such, so that it is read as it is spoken.
 * @param {string} text
 * @param {{text: string, language: string}} quoted
 */
function marked(text, quoted) {
  const at = text.lastIndexOf(quoted.text);
  if (at < 0) return [text];
  const words = document.createElement("span");
  words.lang = quoted.language;
  words.textContent = quoted.text;
  return [text.slice(0, at), words, text.slice(at + quoted.text.length)];
}
