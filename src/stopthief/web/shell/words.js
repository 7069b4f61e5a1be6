/**
 * Words in the language of the page. A text is looked up by its key and may have {parts} to be filled in.
 * English and French have the same keys; a missing one is an error in the tests and shows the key itself.
 * Law: the page changes its language when all words that were fetched before are there in the other one.
 */

import { changes, preferences } from "./preferences.js";

/** @typedef {"en" | "fr"} Language */
/** @typedef {Readonly<Record<string, string>>} Words */
/** @typedef {string | number} Part */

/** @type {Record<Language, Record<string, string>>} */
const book = { en: {}, fr: {} };

/** Add words; every folder of the client brings its own. @param {{en: Words, fr: Words}} words */
export function learn(words) {
  Object.assign(book.en, words.en);
  Object.assign(book.fr, words.fr);
}

/** Where words are, for those that need not all be there at once. @typedef {Record<Language, () => Promise<Partial<Record<Language, Words>>>>} Source */

/** @type {{source: Source, known: Set<Language>}[]} */
const fetched = [];

/** Fetch words in the language of the page; in the other one they come when somebody wants it. @param {Source} source */
export async function fetchWords(source) {
  const one = { source, known: new Set() };
  fetched.push(one);
  await complete(one, spoken);
}

/** @param {{source: Source, known: Set<Language>}} one @param {Language} tongue */
async function complete({ source, known }, tongue) {
  const words = await source[tongue]();
  Object.assign(book[tongue], words[tongue]);
  known.add(tongue);
}

/** Whoever is offline goes on in the language that is there. */
function change() {
  const wish = wished();
  const missing = fetched.filter(({ known }) => !known.has(wish));
  if (!missing.length) {
    spoken = wish;
    return;
  }
  Promise.all(missing.map((one) => complete(one, wish))).then(
    () => changes.dispatchEvent(new Event("change")),
    () => null,
  );
}

/** As preferred, or the first of the browser's that we speak. @returns {Language} */
function wished() {
  if (preferences.language) return preferences.language;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const spoken = tag.slice(0, 2).toLowerCase();
    if (spoken === "fr" || spoken === "en") return spoken;
  }
  return "en";
}

let spoken = wished();
changes.addEventListener("change", change); // before anybody draws

/** The language of the page. */
export const language = () => spoken;

/**
 * A text. With a part called `count`, `key.one` is taken for one (in French for none, too), otherwise `key.other`.
 * @param {string} key
 * @param {Readonly<Record<string, Part>>} [parts]
 */
export function t(key, parts = {}) {
  const words = book[language()];
  const found = words[key] ?? ("count" in parts ? words[`${key}.${plural(Number(parts.count))}`] : undefined) ?? key;
  return found.replace(/\{(\w+)\}/g, (whole, name) => (name in parts ? shown(parts[name] ?? "") : whole));
}

/** Whether there is a text. @param {string} key */
export function knows(key) {
  return key in book[language()];
}

/** Made once for each language: they are dear, and a board has hundreds of numbers. */
const plurals = { en: new Intl.PluralRules("en"), fr: new Intl.PluralRules("fr") };
const numbers = { en: new Intl.NumberFormat("en"), fr: new Intl.NumberFormat("fr") };

/** @param {number} count */
function plural(count) {
  return plurals[language()].select(count) === "one" ? "one" : "other";
}

/** @param {Part} part */
function shown(part) {
  return typeof part === "number" ? numbers[language()].format(part) : part;
}

/** An amount of money. @param {number} amount */
export function money(amount) {
  return new Intl.NumberFormat(language() === "fr" ? "fr-FR" : "en-US", {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A list in words: "Ann, Bob and Cleo". @param {readonly string[]} items */
export function listed(items) {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
