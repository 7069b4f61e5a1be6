import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { Camera, CITY } = await web("city/board/camera.js");
const { ahead, meant } = await web("city/board/hits.js");

/** A camera over a board of this size. @param {number} width @param {number} height */
function camera(width, height) {
  const stage = { style: {}, classList: { add() {}, remove() {} } };
  const found = new Camera(stage, () => {});
  found.resize(width, height);
  return found;
}

const close = (one, two) => assert.ok(Math.abs(one - two) < 1e-6, `${one} is not ${two}`);

test("a new camera sees the whole city", () => {
  const seen = camera(1000, 800);
  assert.ok(seen.isFitted);
  const [left, top] = seen.toScreen([0, 0]);
  const [right, bottom] = seen.toScreen([CITY, CITY]);
  assert.ok(left >= 0 && top >= 0 && right <= 1000 && bottom <= 800);
});

test("the screen and the board are each other's inverse", () => {
  const seen = camera(900, 700);
  seen.see({ x: 300, y: 500, k: 1.2 });
  const [x, y] = seen.toBoard(...seen.toScreen([640, 720]));
  close(x, 640);
  close(y, 720);
});

test("stretching keeps the point under the finger", () => {
  const seen = camera(900, 700);
  seen.see({ x: 500, y: 500, k: 1 });
  const before = seen.toBoard(450, 350);
  seen.stretch(1.3, 450, 350);
  const after = seen.toBoard(450, 350);
  close(before[0], after[0]);
  close(before[1], after[1]);
});

test("the city never leaves the view, and is never nearer than the nearest", () => {
  const seen = camera(900, 700);
  seen.see({ x: -9000, y: 9000, k: 99 });
  assert.ok(seen.isNearest);
  assert.ok(seen.view.x >= 0 && seen.view.y + 700 / seen.view.k <= CITY + 60 / seen.view.k);
});

test("a view that holds points shows them all", () => {
  const seen = camera(900, 700);
  const points = [
    [400, 400],
    [900, 700],
  ];
  seen.see(seen.holding(points, 1.1));
  for (const point of points) {
    const [px, py] = seen.toScreen(point);
    assert.ok(px > 0 && px < 900 && py > 0 && py < 700);
  }
});

const facts = { xy: (node) => [node * 10, 500] };
const things = [10, 11, 60].map((node) => ({ node }));

test("a mouse means the nearest thing, a finger may mean two that are close", () => {
  const seen = camera(900, 700);
  seen.see({ x: 0, y: 0, k: 1 });
  const [px, py] = seen.toScreen([104, 500]);
  assert.deepEqual(meant(seen, facts, things, { px, py, isTouch: false }), [{ node: 10 }]);
  assert.deepEqual(meant(seen, facts, things, { px, py, isTouch: true }), [{ node: 10 }, { node: 11 }]);
  assert.deepEqual(meant(seen, facts, things, { px: 800, py: 10, isTouch: true }), []);
});

test("an arrow key leads to what lies ahead", () => {
  assert.deepEqual(ahead(facts, things, 11, [1, 0]), { node: 60 });
  assert.deepEqual(ahead(facts, things, 11, [-1, 0]), { node: 10 });
  assert.equal(ahead(facts, things, 60, [1, 0]), null);
});
