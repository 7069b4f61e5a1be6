import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { preferences, changes } = await web("shell/preferences.js");
const { knows, learn, listed, money, t } = await web("shell/words.js");

learn({
  en: { hello: "Hello, {name}!", "card.one": "{count} card", "card.other": "{count} cards" },
  fr: { hello: "Bonjour {name} !", "card.one": "{count} carte", "card.other": "{count} cartes" },
});

/** Speak another language from here on. @param {"en" | "fr"} language */
function speak(language) {
  preferences.language = language;
  changes.dispatchEvent(new Event("change"));
}

test("parts are filled in, and a part that is not given stays to be seen", () => {
  speak("en");
  assert.equal(t("hello", { name: "Ann" }), "Hello, Ann!");
  assert.equal(t("hello"), "Hello, {name}!");
});

test("an unknown text is its key", () => {
  speak("en");
  assert.equal(t("nowhere"), "nowhere");
  assert.ok(knows("hello") && !knows("nowhere"));
});

test("a count chooses the form as the language does", () => {
  speak("en");
  assert.deepEqual(
    [0, 1, 2].map((count) => t("card", { count })),
    ["0 cards", "1 card", "2 cards"],
  );
  speak("fr");
  assert.deepEqual(
    [0, 1, 2].map((count) => t("card", { count })),
    ["0 carte", "1 carte", "2 cartes"],
  );
});

test("numbers, money and lists are written as in the language", () => {
  speak("en");
  assert.equal(t("card", { count: 1200 }), "1,200 cards");
  assert.equal(money(1200), "$1,200");
  assert.match(listed(["Ann", "Bob", "Cleo"]), /^Ann, Bob,? and Cleo$/);
});
