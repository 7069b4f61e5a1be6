"""How the house behaves where people sit together: what is covered, left alone, said aloud, held and passed on."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from stopthief.house.box.box import packs
from stopthief.house.box.cards import Pack, Phrase, Phrases
from stopthief.house.rules.state import Phase, State
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import quiet
from tests.support.browser.house_table import Hand, act, open_table, table_now
from tests.support.browser.page_checks import accessible, fits
from tests.support.servers.stored import caught_up

NAMES = ("Léa", "Max")
_LEFT = """() => {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const left = document.documentElement.outerHTML;
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  return left;
}"""
_WHOLE = "() => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage })"
_VOICES = """() => {
  window.said = [];
  class Words { constructor(text) { this.text = text; } }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: "fr-FR", localService: true }],
    speak: (words) => { said.push(words.text); setTimeout(() => words.onend?.(), 0); },
    cancel: () => said.push(""),
  });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Words });
}"""
"""A voice that writes down what it would say, and every time it is told to be silent."""
_WIDER = """() => [...document.querySelectorAll(".house-table *")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  const isHidden = !one.checkVisibility() || one.closest("svg, .unseen, .spots") !== null;
  return !isHidden && width > 0 && (left < -1 || right > innerWidth + 1);
}).map((one) => one.className)"""


def two(browsing: Browsing) -> tuple[str, dict[int, Hand]]:
    """A table with somebody at a desk, who begins, and somebody on a phone."""
    desk, phone = Hand(quiet(browsing.page())), Hand(quiet(browsing.page(device=PHONE)), is_touch=True)
    table, links = open_table(desk.page, NAMES, [0], first=0)
    desk.sit(f"/#{table}", invites=True)
    phone.sit(links[1])
    return table, {0: desk, 1: phone}


def until(phase: Phase, seat: int, hands: dict[int, Hand], store: Path, table: str) -> State:
    """Play until a seat has to do something; the state then."""
    for _ in range(30):
        now = table_now(store, table)
        if now.match.state.public.phase is phase and now.match.awaited == seat:
            caught_up(hands[seat].page, now, seat)
            found: State = now.match.state
            return found
        act(hands, store, now)
    raise AssertionError(phase)


def words(state: State, cards: tuple[str, ...] | list[str]) -> list[str]:
    """What stands on cards."""
    return [state.public.setup.pack.cards[card].word for card in cards]


def test_what_is_covered_is_nowhere(browsing: Browsing, tmp_path: Path) -> None:
    """With the hand covered, neither the guess nor the talk tells what one holds or was shown."""
    table, hands = two(browsing)
    store, page = tmp_path / "tables.sqlite", hands[0].page
    until(Phase.NOTE, 0, hands, store, table)
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".bubble.private").first).to_be_visible()
    page.get_by_role("button", name="Cover").click()
    expect(page.locator(".bubble.private")).to_have_count(0)
    state = until(Phase.GUESS, 0, hands, store, table)
    expect(page.locator(".picks .card").first).to_be_visible()
    expect(page.locator(".picks .ruled-out")).to_have_count(
        sum(state.public.setup.pack.kinds[card] == "thing" for card in state.public.open)
    )
    page.get_by_role("button", name="Uncover").first.click()
    held = {card for card in state.hands[0] if state.public.setup.pack.kinds[card] == "thing"}
    assert held <= {one.get_attribute("data-card") for one in page.locator(".picks .ruled-out").all()}


def test_whoever_reads_is_left_alone(browsing: Browsing, tmp_path: Path) -> None:
    """A lifted sheet stays while others play and are heard; with one's turn comes what there is to do, whole."""
    table, hands = two(browsing)
    store, page = tmp_path / "tables.sqlite", hands[1].page
    until(Phase.MOVE, 0, hands, store, table)
    hands[1].tab("Evidence")
    page.get_by_role("button", name="Make this taller").tap()
    expect(page.locator("house-table")).to_have_attribute("data-sheet", "up")
    act(hands, store, now := table_now(store, table))
    caught_up(page, table_now(store, table), 1)
    assert table_now(store, table).streams[1].number > now.streams[1].number
    expect(page.locator('[aria-live=polite] [lang="fr"]').last).to_contain_text("Je ")
    expect(page.locator(".paper")).to_be_visible()
    expect(page.locator("house-table")).to_have_attribute("data-sheet", "up")
    until(Phase.NOTE, 1, hands, store, table)
    expect(page.locator(".noted")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".noted")).to_be_in_viewport(ratio=1)
    house = page.locator("house-board svg.house").bounding_box()
    assert house is not None
    assert house["height"] > 250, "A phone held sideways shows the house beside the rest."
    accessible(page)


def test_what_is_said_is_heard_as_wished(browsing: Browsing, tmp_path: Path) -> None:
    """A voice says what all may hear, is silent when the device goes on, and says nothing once it is muted."""
    page = browsing.page()
    page.add_init_script(f"({_VOICES})()")
    page.reload()
    hand, store = Hand(page), tmp_path / "tables.sqlite"
    table, _ = open_table(page, NAMES, [0, 1])
    hand.sit(f"/#{table}")
    hands = {0: hand, 1: hand}
    hand.take()
    page.get_by_role("button", name="Read aloud what is said").click()
    state = until(Phase.NOTE, table_now(store, table).match.state.public.turn, hands, store, table)
    said = page.evaluate("() => said.filter(Boolean)")
    assert any("Est-ce que je me trompe" in one for one in said)
    assert not any("Voici la carte" in one for one in said), "A card is for two, and not for the room."
    assert page.evaluate("() => said.at(-1)") == "", "The one who showed it is not heard any more."
    hand.take()
    page.locator(".noted").wait_for()
    page.get_by_role("button", name="Sound off").click()
    before = len(page.evaluate("() => said.filter(Boolean)"))
    until(Phase.SHOW, state.public.turn, hands, store, table)
    assert len(page.evaluate("() => said.filter(Boolean)")) == before


def test_a_shared_device_holds_nothing_of_whoever_has_let_go_of_it(browsing: Browsing, tmp_path: Path) -> None:
    """In every phase: neither on the screen between two players, nor in a page that the browser keeps."""
    store = tmp_path / "tables.sqlite"
    page = quiet(browsing.page(device=PHONE))
    hand = Hand(page, is_touch=True)
    table, _ = open_table(page, ("Léa", "Max", "Zoé"), [0, 1, 2])
    hand.sit(f"/#{table}")
    hands = dict.fromkeys(range(3), hand)
    looked: set[Phase] = set()
    while len(looked) < 5:
        now = table_now(store, table)
        state, seat = now.match.state, now.match.awaited
        assert seat is not None
        caught_up(page, now, seat)
        every = words(state, list(state.public.setup.pack.cards))
        if page.locator(".pass").count():
            assert not [word for word in every if word in page.evaluate(_WHOLE)]
        hand.take()
        page.locator("house-board svg.house").wait_for()
        if state.public.phase not in looked:
            looked.add(state.public.phase)
            left = page.evaluate(_LEFT)
            assert not [word for word in every if word in left]
            expect(page.locator(".pass")).to_be_visible()
        act(hands, store, now)


def test_a_finger_that_holds_asks_and_does_nothing_else(browsing: Browsing, tmp_path: Path) -> None:
    """It sees the English, no menu opens, nothing is pressed; a key that comes next is a key as ever."""
    table, hands = two(browsing)
    page = hands[1].page
    until(Phase.MOVE, 1, hands, tmp_path / "tables.sqlite", table)
    box = page.locator(".way").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 60, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".gloss-tip")).to_contain_text(re.compile("I (stay|go)"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert table_now(tmp_path / "tables.sqlite", table).match.state.public.phase is Phase.MOVE
    page.locator(".way").first.press("Enter")
    expect(page.locator(".guess")).to_be_visible()


def test_no_word_is_too_long(browsing: Browsing, tmp_path: Path) -> None:
    """A pack with the longest words there can be, strange letters and markup, on a phone: all is text, and in sight."""
    page = quiet(browsing.page(device=PHONE))
    hand, store = Hand(page, is_touch=True), tmp_path / "tables.sqlite"
    table, _ = open_table(page, ("W" * 40, "M" * 40), [0, 1], pack=unwieldy())
    hand.sit(f"/#{table}")
    looked: set[Phase] = set()
    while len(looked) < 5:
        now = table_now(store, table)
        seat, phase = now.match.awaited, now.match.state.public.phase
        assert seat is not None
        caught_up(page, now, seat)
        hand.take()
        page.locator("house-board svg.house").wait_for()
        looked.add(phase)
        fits(page)
        assert page.evaluate(_WIDER) == [], phase
        act({0: hand, 1: hand}, store, now)
    assert page.locator("house-table :is(script, img, iframe, foreignObject)").count() == 0


def unwieldy() -> Pack:
    """Our words, each made as long as it may be."""
    ours = packs()["maison"]
    replace = msgspec.structs.replace
    odd = ("</text><script>x()</script>", "W" * 60, "שלום" * 15, "<img src=x onerror=x()>", "家" * 60)
    endless = {name: drawn_out(phrase) for name, phrase in msgspec.structs.asdict(ours.phrases).items()}
    return replace(
        ours,
        language="eo",
        phrases=Phrases(**endless),
        things=tuple(replace(one, word=f"{odd[at % 5][:56]}{at}") for at, one in enumerate(ours.things)),
        rooms=tuple(replace(one, word=f"{odd[at % 5][:56]}{at}") for at, one in enumerate(ours.rooms)),
        places=tuple(replace(one, word=f"{odd[at % 5][:56]}{at}") for at, one in enumerate(ours.places)),
    )


def drawn_out(phrase: Phrase) -> Phrase:
    """A phrase that ends in a word without end."""
    return Phrase(f"{phrase.says} {'X' * 200}"[:200], phrase.gloss)


def test_a_keyboard_always_comes_to_the_sheet(browsing: Browsing) -> None:
    """Also when the cell that was marked last has become certain: then to the first that takes a pencil."""
    cells = """async () => {
      const { cellAt } = await import("/house/panel/evidence.js");
      const of = (...ids) => ids.map((id) => ({ id }));
      const pack = { things: of("lamp", "vase"), rooms: of("attic"), places: of("bed") };
      const scene = { pack, known: new Map([["lamp", 1]]), lacks: new Set(["0:bed"]) };
      return ["", "lamp:0", "bed:0", "bed:1", "vase:?"].map((last) => cellAt(scene, last));
    }"""
    assert browsing.page().evaluate(cells) == ["vase:?", "vase:?", "vase:?", "bed:1", "vase:?"]
