/** Preferences of a device. Lost storage means defaults, never an error. */

const PREFIX = "stopthief.";

/** @import { Preferences } from "./types.d.ts" */

/** @type {Preferences} */
const DEFAULTS = { language: "", theme: "", volume: 0.8, mute: false, motion: "", text: 1, pace: "calm" };

const LANGUAGES = ["en", "fr"];

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name @returns {string | null} */
export function remembered(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window: the memory of this page has to do.
  }
}

/** @returns {Preferences} */
function load() {
  try {
    const kept = { ...DEFAULTS, ...JSON.parse(remembered("preferences") ?? "{}") };
    return { ...kept, language: LANGUAGES.includes(kept.language) ? kept.language : "" };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences = load();
/** Says `change` whenever a preference changes. */
export const changes = new EventTarget();

/** @param {Partial<Preferences>} some */
export function prefer(some) {
  Object.assign(preferences, some);
  remember("preferences", JSON.stringify(preferences));
  apply();
  changes.dispatchEvent(new Event("change"));
}

/** Let the page look as preferred. */
export function apply() {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  root.dataset.motion = isStill() ? "reduced" : "full";
  root.style.setProperty("--text-size", String(preferences.text));
}

/** Whether nothing is to move. */
export function isStill() {
  return (
    preferences.motion === "reduced" || (!preferences.motion && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(query).addEventListener("change", apply);
}
