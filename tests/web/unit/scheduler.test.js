import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { Scheduler } = await web("shell/scheduler.js");

/** A scheduler, and how often it has run. */
function counted() {
  const runs = [];
  const scheduler = new Scheduler(() => runs.push("run"));
  return { runs, scheduler };
}

test("many requests in one task are one run, after it", async () => {
  const { runs, scheduler } = counted();
  for (let request = 0; request < 5; request++) scheduler.request();
  assert.equal(runs.length, 0);
  await null;
  assert.equal(runs.length, 1);
});

test("what was flushed does not run again", async () => {
  const { runs, scheduler } = counted();
  scheduler.request();
  scheduler.flush();
  assert.equal(runs.length, 1);
  await null;
  assert.equal(runs.length, 1);
  scheduler.flush();
  assert.equal(runs.length, 1);
});

test("a request during a run is another run", async () => {
  const { runs, scheduler } = counted();
  scheduler.request();
  await null;
  scheduler.request();
  await null;
  assert.equal(runs.length, 2);
});
