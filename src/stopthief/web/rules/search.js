/**
 * Finding words in a text as people type them: without accents, small or capital, from the beginning of a word.
 * Law: a rule is found when it has all words; the name of a rule, such as M7, is found whole.
 */

const ACCENTS = /\p{M}/gu;
const NAME = /^[a-z]\d{1,2}$/;
/** The boundary of a typed word: no letter, no digit. */
const JOINED = /[\p{L}\p{N}]/u;

/** @import { Span } from "./types.d.ts" */

/**
 * A text to be compared, and where in the original each of its letters stands.
 * @param {string} text
 * @returns {{text: string, at: number[]}}
 */
function fold(text) {
  let folded = "";
  /** @type {number[]} */
  const at = [];
  for (let index = 0; index < text.length; index++) {
    if (isBetweenFigures(text, index)) continue;
    for (const letter of plain(text[index] ?? "")) {
      folded += letter;
      at.push(index);
    }
  }
  return { text: folded, at };
}

/** Whether a character is a separator of thousands. @param {string} text @param {number} index */
const isBetweenFigures = (text, index) => /^\d[,\u00a0\u202f]\d{3}(?!\d)/.test(text.slice(index - 1, index + 5));

/** @param {string} letter */
function plain(letter) {
  if (letter < "\u0080") return letter.toLowerCase(); // nearly all are, and a book has many
  const bare = letter.normalize("NFD").replace(ACCENTS, "").toLowerCase();
  return bare.replace("œ", "oe").replace("æ", "ae").replace("’", "'").replace(/\s/u, " ");
}

/** The words that somebody typed. @param {string} typed */
export const wordsIn = (typed) =>
  fold(typed)
    .text.split(/[\s,;]+/)
    .filter(Boolean);

/** The name of a rule, if that is what was typed. @param {string} typed */
export function nameIn(typed) {
  const words = wordsIn(typed);
  return words.length === 1 && NAME.test(words[0] ?? "") ? (words[0] ?? "").toUpperCase() : null;
}

/** Whether a text has all words. @param {string} text @param {readonly string[]} words */
export function has(text, words) {
  const folded = fold(text).text;
  return words.every((word) => places(folded, word).next().value !== undefined);
}

/**
 * Where the words stand in a text, in order and apart.
 * @param {string} text
 * @param {readonly string[]} words
 * @returns {Span[]}
 */
export function spans(text, words) {
  const folded = fold(text);
  const found = words.flatMap((word) =>
    [...places(folded.text, word)].map((from) => [folded.at[from] ?? 0, (folded.at[from + word.length - 1] ?? 0) + 1]),
  );
  /** @type {Span[]} */
  const apart = [];
  for (const [from = 0, to = 0] of found.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
    else apart.push([from, to]);
  }
  return apart;
}

/** @param {string} folded @param {string} word @returns {Generator<number, void>} */
function* places(folded, word) {
  const isWhole = NAME.test(word) || /^\d+$/.test(word);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = folded[at - 1] ?? " ";
    const after = folded[at + word.length] ?? " ";
    if (!JOINED.test(before) && !(isWhole && JOINED.test(after))) yield at;
  }
}
