/**
 * Trees of elements, drawn into a host so that what stays the same stays in place: focus, scrolling and motion survive.
 * Text is always text: there is no way to hand in markup.
 */

const SVG = "http://www.w3.org/2000/svg";

/** @import { Child, Leaf, Tree, Value } from "./types.d.ts" */

/** @type {WeakMap<Element, Record<string, Value>>} */
const drawn = new WeakMap();
/** @type {WeakMap<Element, string>} */
const keys = new WeakMap();

/**
 * An element to be drawn. `key` tells it from its siblings, `on…` are listeners, `.name` sets a property,
 * `style` is an object of CSS properties, everything else is an attribute: null and false leave it out.
 * @param {string} tag
 * @param {Record<string, Value> | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  const { key = null, ...rest } = props ?? {};
  return { tag, props: rest, children: flat(children), key: key === null ? null : String(key) };
}

/**
 * Make the children of a host look like this.
 * @param {Element} host
 * @param {...Child} children
 */
export function draw(host, ...children) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  fill(host, flat(children), host.namespaceURI === SVG && host.tagName !== "foreignObject");
  // An element that had to change its place has lost the focus on the way.
  if (focused !== document.activeElement && focused && host.contains(focused)) focused.focus({ preventScroll: true });
}

/** @param {Child[]} children @returns {Leaf[]} */
function flat(children) {
  /** @type {Leaf[]} */
  const leaves = [];
  for (const child of children) {
    if (Array.isArray(child)) leaves.push(...flat(child));
    else if (typeof child === "number") leaves.push(String(child));
    else if (child !== null && child !== undefined && child !== false) leaves.push(child);
  }
  return leaves;
}

/** @param {Element} host @param {Leaf[]} leaves @param {boolean} inSvg */
function fill(host, leaves, inSvg) {
  const keyed = new Map();
  for (const child of host.children) {
    const key = keys.get(child);
    if (key !== undefined) keyed.set(key, child);
  }
  clear(keyed, leaves);
  /** @type {ChildNode | null} */
  let place = host.firstChild;
  for (const leaf of leaves) {
    const node = typeof leaf === "string" ? text(place, leaf) : element(place, leaf, keyed, inSvg);
    if (node === place) place = place.nextSibling;
    else host.insertBefore(node, place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/**
 * Remove first what is gone: otherwise everything after it would have to move.
 * @param {Map<string, Element>} keyed
 * @param {Leaf[]} leaves
 */
function clear(keyed, leaves) {
  const wanted = new Set(leaves.map((leaf) => (typeof leaf === "string" ? null : leaf.key)));
  for (const [key, child] of keyed) if (!wanted.has(key)) child.remove();
}

/** @param {ChildNode | null} place @param {string} leaf @returns {ChildNode} */
function text(place, leaf) {
  if (place?.nodeType !== Node.TEXT_NODE) return document.createTextNode(leaf);
  if (place.nodeValue !== leaf) place.nodeValue = leaf;
  return place;
}

/** @param {ChildNode | null} place @param {Tree} tree @param {Map<string, Element>} keyed @param {boolean} inSvg */
function element(place, tree, keyed, inSvg) {
  const isSvg = inSvg || tree.tag === "svg";
  const found = tree.key === null ? place : (keyed.get(tree.key) ?? null);
  const node = found instanceof Element && fits(found, tree) ? found : create(tree, isSvg);
  dress(node, tree.props);
  if (!(".textContent" in tree.props)) fillUnlessOwn(node, tree, isSvg);
  return node;
}

/** @param {Element} node @param {Tree} tree */
function fits(node, tree) {
  return node.localName === tree.tag && (keys.get(node) ?? null) === tree.key;
}

/** @param {Tree} tree @param {boolean} isSvg @returns {Element} */
function create(tree, isSvg) {
  const node = isSvg ? document.createElementNS(SVG, tree.tag) : document.createElement(tree.tag);
  if (tree.key !== null) keys.set(node, tree.key);
  return node;
}

/** Custom elements draw their own children. @param {Element} node @param {Tree} tree @param {boolean} isSvg */
function fillUnlessOwn(node, tree, isSvg) {
  if (tree.children.length || !tree.tag.includes("-")) fill(node, tree.children, isSvg && tree.tag !== "foreignObject");
}

/** @param {Element} node @param {Record<string, Value>} props */
function dress(node, props) {
  const before = drawn.get(node) ?? {};
  for (const name of Object.keys(before)) if (!(name in props)) set(node, name, null, before[name]);
  for (const [name, value] of Object.entries(props)) {
    if (value !== before[name] || name === ".value" || name === ".checked") set(node, name, value, before[name]);
  }
  drawn.set(node, props);
}

/** @param {Element} element @param {string} name @param {Value} value @param {Value} before */
function set(element, name, value, before) {
  const node = /** @type {Element & {style: CSSStyleDeclaration} & Record<string, unknown>} */ (element);
  if (name.startsWith(".")) {
    const property = name.slice(1);
    if (node[property] !== value) node[property] = value;
  } else if (name.startsWith("on")) {
    node[name] = value ?? null;
  } else if (name === "style") {
    restyle(node.style, /** @type {Record<string, string>} */ (value ?? {}), /** @type {object} */ (before ?? {}));
  } else {
    mark(node, name, value);
  }
}

/** @param {Element} node @param {string} name @param {Value} value */
function mark(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** @param {CSSStyleDeclaration} style @param {Record<string, string>} value @param {object} before */
function restyle(style, value, before) {
  for (const name of Object.keys(before)) if (!(name in value)) style.removeProperty(name);
  for (const [name, text] of Object.entries(value)) style.setProperty(name, String(text));
}
