/** The parts of a book that match a search: whole rules, and whole rows of tables, in their sections. */

import { has, nameIn, wordsIn } from "./search.js";
import { bare } from "./text.js";

/** @import { Book, Rule, Shown } from "./types.d.ts" */

/**
 * The sections that have something to show; a rule that was asked for by its name comes before all others.
 * @param {Book} book
 * @param {string} typed
 * @returns {Shown[]}
 */
export function found(book, typed) {
  const words = wordsIn(typed);
  const named = nameIn(typed);
  const sections = book.sections.map((section, index) => {
    const rules = (section.rules ?? []).filter(
      (rule) => rule.id !== named && (!words.length || has(whole(rule), words)),
    );
    const grids = (section.grids ?? [])
      .map((grid) => ({ ...grid, rows: grid.rows.filter((row) => has(row.join(" "), words)) }))
      .filter(({ rows }) => rows.length);
    const count = rules.length + grids.reduce((sum, { rows }) => sum + rows.length, 0);
    return { key: `section-${index}`, title: section.title, rules, grids, count };
  });
  return [...asked(book, named), ...sections.filter(({ count }) => count)];
}

/**
 * The one rule of that name, under the title of its section.
 * @param {Book} book
 * @param {string | null} name
 * @returns {Shown[]}
 */
function asked(book, name) {
  for (const { title, rules = [] } of book.sections) {
    const rule = rules.find(({ id }) => id === name);
    if (rule) return [{ key: "asked", title, rules: [rule], grids: [], count: 1 }];
  }
  return [];
}

/** All that a rule says, its name first. @param {Rule} rule */
const whole = (rule) => bare([rule.id, rule.text, ...(rule.rulings ?? [])].join(" "));

/** The names of all rules. @param {Book} book */
export const names = (book) => new Set(book.sections.flatMap(({ rules = [] }) => rules.map(({ id }) => id)));
