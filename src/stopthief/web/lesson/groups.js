/** Pupils and their tables: names out of a text, and groups that differ by one at most. */

import { visible } from "../lobby/form/names.js";

/** @import { Size } from "../shell/types.d.ts" */

/**
 * The names in a text, one in a line; of two that are the same, the second gets a number.
 * @param {string} text
 * @param {number} longest
 */
export function namesIn(text, longest) {
  /** @type {string[]} */
  const names = [];
  for (const line of text.split(/[\n;,\t]/)) {
    const name = cut(visible(line), longest);
    if (name) names.push(distinct(name, names, longest));
  }
  return names;
}

/** No longer than that, and no sign cut in two. @param {string} name @param {number} longest */
const cut = (name, longest) => [...name].slice(0, longest).join("").trim();

/** @param {string} name @param {readonly string[]} others @param {number} longest */
function distinct(name, others, longest) {
  let found = name;
  for (let number = 2; others.includes(found); number += 1) {
    const ending = ` ${number}`;
    found = `${cut(name, longest - ending.length)}${ending}`;
  }
  return found;
}

/**
 * Groups of about a size, the larger ones first; nobody sits at a table with too few.
 * @param {readonly string[]} names @param {number} wanted @param {Size} size @returns {string[][]}
 */
export function grouped(names, wanted, { least }) {
  const tables = Math.min(Math.ceil(names.length / wanted), Math.floor(names.length / least));
  let from = 0;
  return Array.from({ length: tables }, (_, at) => {
    const many = Math.floor(names.length / tables) + (at < names.length % tables ? 1 : 0);
    from += many;
    return names.slice(from - many, from);
  });
}

/** In any order. @param {readonly string[]} names */
export function shuffled(names) {
  const mixed = [...names];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] ?? "", mixed[at] ?? ""];
  }
  return mixed;
}
