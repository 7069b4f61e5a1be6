/**
 * Words in the language of the page, fetched as JSON. A text is looked up by its key and may have {parts} to fill in.
 * English and French have the same keys; a missing one is an error in the tests and shows the key itself.
 * Law: the page changes its language once all words that it has in one language are there in the other.
 */

import { changes, preferences } from "./preferences.js";

/** @typedef {"en" | "fr"} Language */
/** @typedef {Readonly<Record<string, string>>} Words */
/** @typedef {string | number} Part */

/** @type {Record<Language, Record<string, string>>} */
const book = { en: {}, fr: {} };

/** Add words that did not come from a file, such as names. @param {{en: Words, fr: Words}} words */
export function learn(words) {
  Object.assign(book.en, words.en);
  Object.assign(book.fr, words.fr);
}

/** The files of words that this page uses, by their addresses with "{language}" in them. @type {Set<string>} */
const sources = new Set();
/** Those that are there or on their way, by their whole addresses. @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Set<string>} */
const there = new Set();

/** @param {string} source @param {Language} tongue */
const addressOf = (source, tongue) => source.replace("{language}", tongue);

/**
 * Fetch a file of words in the language of the page; the other language follows when somebody wants it.
 * @param {string} source  such as "/lobby/words/{language}.json"
 */
export function fetchWords(source) {
  sources.add(source);
  return arrival(source, spoken);
}

/** A failure is forgotten, so that the next who asks tries again. @param {string} source @param {Language} tongue */
function arrival(source, tongue) {
  const address = addressOf(source, tongue);
  const arriving = coming.get(address) ?? load(address, tongue);
  coming.set(address, arriving);
  arriving.catch(() => coming.delete(address));
  return arriving;
}

/** @param {string} address @param {Language} tongue */
async function load(address, tongue) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  Object.assign(book[tongue], await answer.json());
  there.add(address);
}

/** Change the language of the page; without a connection it stays as it is. */
function change() {
  const wish = wished();
  const missing = [...sources].filter((source) => !there.has(addressOf(source, wish)));
  if (!missing.length) {
    spoken = wish;
    return;
  }
  Promise.all(missing.map((source) => arrival(source, wish))).then(
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
