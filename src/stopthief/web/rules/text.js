/** The text of a rule as elements: its marks, the rules that it names as links, and what was searched for. */

import { h } from "../shell/tree.js";
import { spans } from "./search.js";

/** @import { Child } from "../shell/types.d.ts" */
/** @import { Reading } from "./types.d.ts" */

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const NAMES = /\b[A-Z]\d{1,2}\b/g;

/** The text as it is read, without marks. @param {string} text */
export const bare = (text) => text.replace(MARKS, (_, strong, gentle, code) => strong ?? gentle ?? code);

/** @param {string} text @param {Reading} reading @returns {Child[]} */
export function inline(text, reading) {
  return split(
    text,
    MARKS,
    ([, strong, gentle, code]) => {
      if (strong) return h("strong", null, linked(strong, reading));
      return gentle ? h("em", null, linked(gentle, reading)) : h("code", null, lit(code ?? "", reading));
    },
    (rest) => linked(rest, reading),
  );
}

/** @param {string} text @param {Reading} reading @returns {Child[]} */
function linked(text, reading) {
  const name = (/** @type {RegExpMatchArray} */ [id]) =>
    reading.ids.has(id) ? h("a", { href: `#${id}` }, lit(id, reading)) : lit(id, reading);
  return split(text, NAMES, name, (rest) => lit(rest, reading));
}

/** Highlight the matches of a search. @param {string} text @param {Reading} reading @returns {Child[]} */
export function lit(text, { words }) {
  /** @type {Child[]} */
  const parts = [];
  let at = 0;
  for (const [from, to] of spans(text, words)) {
    parts.push(text.slice(at, from), h("mark", null, text.slice(from, to)));
    at = to;
  }
  parts.push(text.slice(at));
  return parts.filter(Boolean);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {(found: RegExpMatchArray) => Child} each
 * @param {(rest: string) => Child} other
 * @returns {Child[]}
 */
function split(text, pattern, each, other) {
  /** @type {Child[]} */
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push(other(text.slice(at, found.index)), each(found));
    at = (found.index ?? 0) + found[0].length;
  }
  parts.push(other(text.slice(at)));
  return parts;
}
