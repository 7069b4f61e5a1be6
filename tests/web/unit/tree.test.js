import assert from "node:assert/strict";
import test from "node:test";
import { web } from "./browser.js";

const { h } = await web("shell/tree.js");

test("children are flattened, and what says nothing is left out", () => {
  const { children } = h("p", null, "a", [null, ["b", false]], undefined, 0, h("b"));
  assert.deepEqual(children.slice(0, 3), ["a", "b", "0"]);
  assert.equal(children[3].tag, "b");
  assert.equal(children.length, 4);
});

test("a key tells an element from its siblings and is no property", () => {
  assert.deepEqual(h("p", { key: 3, class: "x" }), { tag: "p", props: { class: "x" }, children: [], key: "3" });
  assert.equal(h("p").key, null);
});
