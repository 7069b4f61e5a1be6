import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

/** Every socket that was opened, the last one last. */
const sockets = [];

class FakeSocket {
  static CONNECTING = 0;
  readyState = 1;
  sent = [];

  constructor(address) {
    this.address = address;
    sockets.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close(code) {
    this.closed = code;
  }

  /** The server speaks. */
  says(...messages) {
    this.onmessage({ data: JSON.stringify(messages) });
  }
}

globalThis.WebSocket = FakeSocket;
const { Link, put } = await web("shell/link.js");

const NOW = { awaited: 0, legal: [{ type: "get_clue" }] };
const STORY = { type: "story", seat: 0, number: 3, view: { public: { clues: [1] } }, now: NOW, notes: {}, batches: [] };
const TICKETS = [{ seat: 0, token: "key" }];

/** A link whose story was told; it is closed when the test is over. */
function linked(context) {
  const link = new Link("table", TICKETS);
  context.after(() => link.close());
  const socket = sockets.at(-1);
  socket.onopen();
  socket.says(STORY);
  socket.sent.length = 0;
  return { link, socket };
}

const updated = (number) => ({
  type: "update",
  seat: 0,
  batch: { number, seen: [{ type: "heard" }] },
  changes: { "public.turn": 1 },
  grown: { "public.clues": [2] },
  now: { awaited: 1 },
});

test("it greets with its tickets, and is open when the stories are told", (context) => {
  const link = new Link("table", TICKETS);
  context.after(() => link.close());
  const socket = sockets.at(-1);
  assert.equal(socket.address, "ws://city.test/api/play");
  socket.onopen();
  assert.deepEqual(socket.sent, [{ type: "hello", table: "table", seats: [{ token: "key", seen: 0 }], seen: 0 }]);
  assert.equal(link.status, "connecting");
  socket.says(STORY);
  assert.equal(link.status, "open");
});

test("an update changes and grows the view, and is told once", (context) => {
  const { link, socket } = linked(context);
  const told = [];
  for (const type of ["change", "batch"]) link.addEventListener(type, () => told.push(type));
  socket.says(updated(4));
  assert.deepEqual(link.seen(0).view, { public: { clues: [1, 2], turn: 1 } });
  assert.equal(link.seen(0).number, 4);
  assert.deepEqual(told, ["change", "batch"]);
});

test("an answer to a question is told to the one who asked, and to nobody else", async (context) => {
  const { link, socket } = linked(context);
  let changes = 0;
  link.addEventListener("change", () => changes++);
  const asked = link.guide(0);
  socket.says({ type: "guide", seat: 0, number: 3, guide: { fine: 5 } });
  assert.equal((await asked).guide.fine, 5);
  assert.equal(changes, 0);
});

test("a command is answered by its number, and a refusal says why", async (context) => {
  const { link, socket } = linked(context);
  const done = link.do(0, { type: "get_clue" });
  assert.deepEqual(socket.sent, [{ type: "do", seat: 0, seen: 3, command: { type: "get_clue" } }]);
  socket.says({ type: "done", seat: 0, seen: 3 });
  await done;
  const undone = link.undo(0);
  socket.says({ type: "refused", code: "illegal", sentence: "No.", seat: 0, seen: 3 });
  await assert.rejects(undone, { code: "illegal", message: "No." });
});

test("after a gap it lets the connection go; what was not answered is sent again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { link, socket } = linked(context);
  link.do(0, { type: "get_clue" }).catch(() => null);
  socket.says(updated(9));
  assert.equal(link.status, "lost");
  context.mock.timers.tick(1000);
  const next = sockets.at(-1);
  assert.notEqual(next, socket);
  next.onopen();
  next.says(STORY);
  assert.deepEqual(
    next.sent.map(({ type }) => type),
    ["hello", "do"],
  );
});

test("what an old socket says is not heard", (context) => {
  const { link, socket } = linked(context);
  const { onmessage } = socket;
  link.close();
  onmessage({ data: JSON.stringify([updated(4)]) });
  assert.equal(link.seen(0).number, 3);
});

test("a path is put without changing the value it was in", () => {
  const old = { a: { b: 1, c: 2 } };
  assert.deepEqual(
    put(old, "a.b", (value) => value + 1),
    { a: { b: 2, c: 2 } },
  );
  assert.deepEqual(old, { a: { b: 1, c: 2 } });
});

const ROOM = { type: "room", seats: [{ taken: true }, { taken: true, bot: "fair" }] };
const acted = (number, awaited, more = {}) => ({ ...updated(number), now: { awaited, ...more } });

/** Whose acts were told, and which of them were too fast to be watched. */
function told(link) {
  const found = [];
  link.addEventListener("batch", ({ detail: { by, isSkipped } }) => found.push([by, isSkipped]));
  return found;
}

test("hurried bots are too fast to be watched, up to the act of a person", (context) => {
  const { link, socket } = linked(context);
  const found = told(link);
  socket.says(ROOM, acted(4, 1));
  link.hurry(0);
  assert.deepEqual(socket.sent, [{ type: "hurry", seat: 0 }]);
  socket.says(acted(5, 1), { type: "hurried", seat: 0 }, acted(6, 1), acted(7, 0));
  assert.equal(link.isHurried, true);
  socket.says(acted(8, 1), acted(9, 1));
  assert.deepEqual(found, [
    [0, false],
    [1, false],
    [1, true],
    [1, true],
    [0, false],
    [1, false],
  ]);
  assert.equal(link.isHurried, false);
});

test("instant bots are too fast as well, but for the end", (context) => {
  const { link, socket } = linked(context);
  const found = told(link);
  socket.says({ ...ROOM, pace: "instant" }, acted(4, 1), acted(5, 1), acted(6, null, { result: {} }));
  assert.deepEqual(found, [
    [0, false],
    [1, true],
    [1, false],
  ]);
});

test("a hurry is not sent again, a pace is, until the table has it", async (context) => {
  const { link, socket } = linked(context);
  const set = link.setPace(0, "brisk");
  link.hurry(0);
  socket.onclose({ code: 1012 });
  link.hurry(0); // nobody hears it
  link._connect();
  const again = sockets.at(-1);
  again.onopen();
  again.says({ ...STORY });
  assert.deepEqual(again.sent.slice(1), [{ type: "set_pace", seat: 0, pace: "brisk" }]);
  again.says({ ...ROOM, pace: "brisk" });
  await set;
});
