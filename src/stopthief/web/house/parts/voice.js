/** Says words aloud, where the browser has a voice of their language. The text is always there as well. */

import { changes, preferences } from "../../shell/preferences.js";

const LONGEST = 9000;
/** A little slower than people usually talk. */
const RATE = 0.9;

const speech = "speechSynthesis" in window ? window.speechSynthesis : null;
// Voices come late in many browsers: what is drawn may have to be drawn again.
speech?.addEventListener?.("voiceschanged", () => changes.dispatchEvent(new Event("change")));
// Muting takes effect at once.
changes.addEventListener("change", () => preferences.mute && silence());

/**
 * A voice of a language, if there is one; one that needs no network first.
 * @param {string} language
 * @returns {SpeechSynthesisVoice | null}
 */
export function voice(language) {
  const wanted = language.toLowerCase();
  const fit = (speech?.getVoices() ?? []).filter(({ lang }) => family(lang) === family(wanted));
  const rank = (/** @type {SpeechSynthesisVoice} */ one) =>
    (one.localService ? 2 : 0) + (one.lang.toLowerCase().replace("_", "-") === wanted ? 1 : 0);
  return fit.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** @param {string} tag */
const family = (tag) => tag.toLowerCase().split(/[-_]/)[0];

/**
 * Say something; resolves when it is said, or at once where nothing can be heard.
 * @param {string} text
 * @param {string} language
 * @returns {Promise<void>}
 */
export function speak(text, language) {
  const found = voice(language);
  if (!speech || !found) return Promise.resolve();
  speech.cancel();
  const words = new SpeechSynthesisUtterance(text);
  Object.assign(words, { voice: found, lang: found.lang, rate: RATE, volume: preferences.volume });
  return new Promise((resolve) => {
    words.onend = words.onerror = () => resolve();
    setTimeout(resolve, LONGEST);
    speech.speak(words);
  });
}

/** Be silent. */
export function silence() {
  speech?.cancel();
}
