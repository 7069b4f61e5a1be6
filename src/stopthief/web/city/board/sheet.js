/**
 * The printed plan of the city, loaded once; only the names on it follow the language. Nothing else in it is ever
 * touched.
 */

import { knows, t } from "../../shell/words.js";

/** @type {Promise<Document> | null} */
let printed = null;

/**
 * A plan to show: a copy of its own, as an image without a voice, for the overlay has one.
 * @returns {Promise<SVGSVGElement>}
 */
export async function sheet() {
  printed ??= load().catch((problem) => {
    printed = null;
    throw problem;
  });
  const root = document.importNode((await printed).documentElement, true);
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (root));
  for (const name of ["width", "height", "role", "aria-label", "style"]) svg.removeAttribute(name);
  svg.classList.add("sheet");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** As a document, never as text: nothing that anybody wrote can be parsed here. @returns {Promise<Document>} */
function load() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", "/games/city/board.svg");
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(request.statusText));
    request.onerror = () => reject(new Error("offline"));
    request.send();
  });
}

/**
 * Write the names of places in the language of the page, shorter on a sign, and a sign is as wide as its name.
 * @param {SVGSVGElement} svg
 */
export function letter(svg) {
  for (const name of svg.querySelectorAll("text.name[data-place]")) {
    const digit = name.getAttribute("data-place");
    name.textContent = t(knows(`sign.${digit}`) ? `sign.${digit}` : `place.${digit}`);
    const sign = name.parentElement?.querySelector("rect.sign");
    const wide = name instanceof SVGTextElement && sign ? name.getComputedTextLength() + 36 : 0;
    if (sign && wide > 36) {
      sign.setAttribute("width", String(wide));
      sign.setAttribute("x", String(-wide / 2));
    }
  }
}
