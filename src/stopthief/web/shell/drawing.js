/**
 * A drawing that came as text, made into elements.
 * Law: nothing but shapes and words comes through; what could run, load or lead anywhere is left out.
 */

const SVG = "http://www.w3.org/2000/svg";
const FORMS = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "title"];
const FRAMES = ["svg", "g", "defs", "symbol", "use", "pattern", "clipPath", "linearGradient", "radialGradient", "stop"];
const SHAPES = new Set([...FORMS, ...FRAMES]);

/** @param {string} text  SVG @returns {SVGSVGElement} */
export function drawing(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const copied = parsed.localName === "svg" ? copy(parsed) : null;
  return /** @type {SVGSVGElement} */ (copied ?? document.createElementNS(SVG, "svg"));
}

/** @param {Element} from @returns {SVGElement | null} */
function copy(from) {
  if (from.namespaceURI !== SVG || !SHAPES.has(from.localName)) return null;
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, from.localName));
  for (const { name, value } of from.attributes) if (isPlain(name, value)) element.setAttribute(name, value);
  for (const child of from.childNodes) {
    if (child instanceof Text) element.append(child.data);
    const inner = child instanceof Element ? copy(child) : null;
    if (inner) element.append(inner);
  }
  return element;
}

/** @param {string} name @param {string} value */
function isPlain(name, value) {
  if (/^(on|style$|xml)/i.test(name) || /url\((?!#)/i.test(value)) return false;
  return name === "href" ? value.startsWith("#") : !name.includes(":");
}
