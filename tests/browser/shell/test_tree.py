"""Trees are drawn over each other: what comes out is the same as drawn afresh, and whoever is in it stays."""

from __future__ import annotations

from typing import Any

from tests.support.browser.browsing import Browsing

_RANDOM = """async ({ rounds, seed }) => {
  const { draw, h } = await import("/shell/tree.js");
  let state = seed;
  const below = (most) => (state = (state * 1103515245 + 12345) % 2147483648) % most;
  const shuffled = (list) => list.map((one) => [below(1000), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
  const props = (key) => ({
    ...(key === null ? {} : { key }),
    ...(below(2) ? { class: `c${below(3)}` } : {}),
    ...(below(3) ? {} : { hidden: below(2) === 0, title: below(2) ? "t" : null }),
    ...(below(3) ? {} : { style: below(2) ? { color: "red" } : { width: `${below(3)}px`, color: "blue" } }),
  });
  const tags = { html: ["p", "b", "button", "svg"], svg: ["g", "path", "title", "foreignObject"] };
  const leaf = (depth, space, key) => {
    if (key === null && below(3) === 0) return below(4) ? `words ${below(3)}` : [null, false, below(9)];
    const tag = tags[space][below(4)];
    const inside = tag === "svg" ? "svg" : tag === "foreignObject" ? "html" : space;
    return h(tag, props(key), ...(depth ? some(depth - 1, inside) : []));
  };
  const some = (depth, space) => {
    const keys = shuffled(["a", "b", "c", "d", "e"]).slice(0, below(6));
    return shuffled([...keys, ...Array(below(3)).fill(null)]).map((key) => leaf(depth, space, key));
  };
  const shape = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const marks = [...node.attributes].filter(({ name, value }) => name !== "style" || value);
    const named = marks.map(({ name, value }) => `${name}=${value.split("; ").sort().join()}`).sort();
    return [node.namespaceURI, node.localName, named, [...node.childNodes].map(shape)];
  };
  const host = document.createElement("div");
  document.body.append(host);
  const wrong = [];
  for (let round = 0; round < rounds; round++) {
    const trees = some(3, "html");
    draw(host, trees);
    const fresh = document.createElement("div");
    draw(fresh, trees);
    const [have, want] = [shape(host), shape(fresh)].map((one) => JSON.stringify(one));
    if (have !== want) wrong.push([round, have, want]);
  }
  host.remove();
  return wrong.slice(0, 2);
}"""
_STAYING = """async () => {
  const { draw, h } = await import("/shell/tree.js");
  const comings = [];
  customElements.define("x-guest", class extends HTMLElement {
    connectedCallback() { comings.push("came"); }
    disconnectedCallback() { comings.push("left"); }
  });
  const host = document.createElement("div");
  document.body.append(host);
  const rows = (keys) => keys.map((key) => (key === "x" ? h("x-guest", { key }) : h("input", { key })));
  const kept = [];
  for (const keys of ["nx", "x", "abcdx", "bcdx", "cdbx", "bdzcx", "zbx", "bx"]) {
    draw(host, rows([...keys]));
    if (keys === "abcdx") host.children[1].focus();
    if (keys === "abcdx") host.children[1].value = "typed";
    kept.push(document.activeElement === host.children[keys.indexOf("b")] && document.activeElement.value);
  }
  host.remove();
  return { kept, comings };
}"""


def test_drawing_over_is_drawing_afresh(browsing: Browsing) -> None:
    """Some hundred random trees, one over the other: keys in any order, text between, pictures in pages."""
    page = browsing.page()
    for seed in (1, 2, 3):
        assert page.evaluate(_RANDOM, {"rounds": 150, "seed": seed}) == []


def test_focus_and_guests_stay_in_their_place(browsing: Browsing) -> None:
    """What goes before or after somebody does not touch them: not the focus, not the words, not an element's life."""
    found: dict[str, Any] = browsing.page().evaluate(_STAYING)
    assert found["kept"][2:] == ["typed"] * 6
    assert found["comings"] == ["came", "left"]
