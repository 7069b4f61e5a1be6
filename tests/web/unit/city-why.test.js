import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { learn } = await web("shell/words.js");
const { whySaid } = await web("city/advice/why.js");

learn({
  en: {
    "why.since": "in {count} moves",
    "why.tip.private": "Your private tip after clue {number} ruled it out.",
    "why.tip.private.since": "Your private tip after clue {number} ruled it out: not here {since}.",
  },
  fr: {},
});

test("P5: the adviser names a private tip and does not repeat it", () => {
  const why = { kind: "ruled out", how: "tip", clue: 3, tip: { clues: 3, spaces: [317] } };
  assert.equal(whySaid(why, {}), "Your private tip after clue 3 ruled it out.");
  assert.equal(whySaid({ ...why, moves: 2 }, {}), "Your private tip after clue 3 ruled it out: not here in 2 moves.");
});
