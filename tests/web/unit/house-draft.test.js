import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const draft = await web("house/form/draft.js");
const { keepBirthdays } = await web("house/form/birthdays.js");
const { learn } = await web("shell/words.js");

const NAMES = { "bot.names": "Ada, Bea, Cy, Dot, Eve, Flo, Gus", "form.player": "Player {number}" };
learn({ en: NAMES, fr: NAMES });

const LOBBY = {
  least: 2,
  most: 6,
  packs: [{ name: "maison" }, { name: "school" }],
  switches: [
    { name: "trick", default: true },
    { name: "open", default: false },
  ],
};
const fresh = draft.like(LOBBY, null);

test("a fresh draft is for three, with the first pack and the usual rules", () => {
  assert.equal(draft.seated(fresh).length, 3);
  assert.equal(fresh.pack.name, "maison");
  assert.deepEqual(draft.settingsOf(LOBBY, fresh), { trick: true, open: false });
  assert.deepEqual(draft.namesIn(fresh), ["Player 1", "Player 2", "Player 3"]);
});

test("the next game begins as the last one was agreed", () => {
  const wanted = { ...draft.withPlace(fresh, 1, { name: "Ann", here: false }), changes: { open: true } };
  const again = draft.like(LOBBY, draft.agreed(LOBBY, wanted));
  assert.deepEqual(
    again.places.slice(0, 3).map(({ name, here }) => [name, here]),
    [
      ["", true],
      ["Ann", false],
      ["", true],
    ],
  );
  assert.equal(draft.settingsOf(LOBBY, again).open, true);
});

test("a birthday that was told once is known by its name, and by no part of it", () => {
  keepBirthdays([{ name: "Max", birthday: { month: 5, day: 4 } }]);
  const max = draft.withName(fresh, 0, "Max");
  assert.deepEqual(max.places[0].birthday, { month: 5, day: 4 });
  assert.deepEqual(draft.withName(max, 0, "Maxime").places[0].birthday, { month: null, day: null });
});

test("the day is sent only where somebody told a birthday", () => {
  assert.equal("today" in draft.agreed(LOBBY, fresh).setup, false);
  const told = draft.withPlace(fresh, 0, { birthday: { month: 5, day: 4 } });
  assert.ok(draft.agreed(LOBBY, told).setup.today.month >= 1);
});

test("against bots one person sits here", () => {
  const { here, bots } = draft.agreed(LOBBY, draft.against(fresh, ["weak", "strong"]));
  assert.deepEqual(here, [0]);
  assert.deepEqual(Object.values(bots), ["strong", "strong"]);
});
