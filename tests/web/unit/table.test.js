import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { Counsel } = await web("table/counsel.js");
const { entries } = await web("table/entries.js");
const { Guides } = await web("table/guide.js");
const { keep, keepFrom, missedBy } = await web("table/missed.js");
const { Sender } = await web("table/sender.js");
const { Stage } = await web("table/stage.js");
const { isSame, stepAt } = await web("coach/progress.js");

/** A promise, and what settles it. */
const later = () => Promise.withResolvers();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what was taken back is no entry", () => {
  const batches = [
    { number: 1, seen: ["a"] },
    { number: 2, seen: ["b", "c"] },
    { number: 3, back: 1, seen: ["d"] },
  ];
  assert.deepEqual(entries(batches), [
    { number: 1, seen: "a" },
    { number: 3, seen: "d" },
  ]);
});

test("one moment sends one thing; a press after the answer is drawn is another", async () => {
  const answer = later();
  const sent = [];
  let number = 3;
  let changes = 0;
  const keep = (_, command) => {
    sent.push(command);
    return answer.promise;
  };
  const link = { status: "open", seen: () => ({ number }), do: keep };
  const sender = new Sender(
    () => ({ link, seat: 0, trusted: true }),
    () => changes++,
  );
  sender.give("first");
  sender.give("second");
  assert.deepEqual([sent, sender.busy, changes], [["first"], true, 1]);
  number = 4; // what happened is told before the command is answered
  assert.equal(sender.busy, false);
  answer.resolve();
  await settled();
  assert.equal(changes, 1);
});

test("without an update, the answer itself is worth a drawing", async () => {
  let changes = 0;
  const link = { status: "open", seen: () => ({ number: 3 }), do: () => Promise.resolve() };
  const sender = new Sender(
    () => ({ link, seat: 0, trusted: true }),
    () => changes++,
  );
  await sender.give("first");
  assert.deepEqual([sender.busy, changes], [false, 2]);
});

test("advice for one moment or seat is never shown at another", async () => {
  const link = { number: 1, seen: () => ({ number: link.number }), advise: (seat) => Promise.resolve(`for ${seat}`) };
  const counsel = new Counsel(
    () => {},
    (told) => told,
  );
  assert.equal(counsel.at(link, 0), null);
  counsel.ask(link, 0);
  await settled();
  assert.equal(counsel.at(link, 0).advice, "for 0");
  assert.equal(counsel.at(link, 1), null);
  counsel.ask(link, 1);
  assert.equal(counsel.at(link, 1).advice, null);
  link.number = 2;
  assert.equal(counsel.at(link, 1), null);
});

test("a guide of another moment is none", async () => {
  const guides = new Guides({ fine: 0, reward: 0 }, () => {});
  const link = { guide: () => Promise.resolve({ number: 5, guide: { fine: 2 } }) };
  guides.ask(link, 0, 4);
  await settled();
  assert.equal(guides.last(0), null);
  guides.ask(link, 0, 5);
  await settled();
  assert.deepEqual(guides.at(0, 5), { fine: 2, reward: 0 });
  assert.equal(guides.at(0, 6), null);
  assert.equal(guides.at(1, 5), null);
});

test("a learner is at the step that acts and notes allow", () => {
  const steps = [{}, { act: true }, {}, { act: true }, {}];
  assert.deepEqual([stepAt(steps, 0, 0), stepAt(steps, 0, 4), stepAt(steps, 1, 0), stepAt(steps, 2, 0)], [0, 1, 2, 4]);
  assert.ok(isSame({ type: "x", to: 1 }, { to: 1, type: "x" }));
  assert.ok(!isSame({ type: "x" }, { type: "x", to: 1 }));
});

const BOTS = { bot: (seat) => (seat === 1 ? "fair" : null) };
const news = (seat, number, by, isSkipped) => ({ seat, batch: { number }, by, isSkipped });

test("what was too fast is kept for each seat until it goes on", () => {
  const link = { ...BOTS };
  for (const seat of [0, 2, null]) keep(link, news(seat, 4, 1, true));
  for (const seat of [0, 2, null]) keep(link, news(seat, 5, 1, true));
  assert.deepEqual([...missedBy(link, 0)], [4, 5]);
  for (const seat of [0, 2, null]) keep(link, news(seat, 6, 2, false)); // another person acts
  assert.deepEqual([[...missedBy(link, 0)], missedBy(link, 2).size, missedBy(link, null).size], [[4, 5], 0, 0]);
  keep(link, news(0, 7, 1, false)); // a bot that is watched
  assert.deepEqual([...missedBy(link, 0)], [4, 5]);
  keep(link, news(0, 8, 0, false));
  assert.equal(missedBy(link, 0).size, 0);
  assert.equal(missedBy({ ...BOTS }, 0).size, 0);
});

test("what was still to be shown is missed with it", async () => {
  const stage = new Stage(() => {});
  const shown = [];
  const forever = () => new Promise(() => {});
  stage.play([() => shown.push(3)], 3);
  stage.play([forever, () => shown.push("never")], 4);
  stage.play([() => shown.push("never")], 5);
  await settled();
  assert.deepEqual([shown, stage.first, stage.isBusy], [[3], 4, true]);
  const link = { ...BOTS, seen: () => ({ batches: [3, 4, 5].map((number) => ({ number })) }) };
  keepFrom(link, 0, stage.first);
  assert.deepEqual([...missedBy(link, 0)], [4, 5]);
  stage.skip();
  await stage.idle();
  assert.deepEqual([shown, stage.first], [[3], 0]);
  stage.isOff = true;
  stage.play([() => shown.push("never")], 6);
  assert.equal(stage.isBusy, false);
});
