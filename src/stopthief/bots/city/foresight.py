"""A long look beyond the turn: all that can be heard before the next one, what others do, what can be reached then."""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.bots.city.ground import Ground, ground
from stopthief.bots.city.hands import worth
from stopthief.bots.city.rivals import Rival, Step, cards_of, step
from stopthief.bots.city.stakes import Stakes, stakes
from stopthief.bots.city.tree import Tree
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective

LEAST = 0.01
"""Below this chance clues are no longer told apart."""
SHARE = 0.4
"""What a thief at large is worth, as a part of what it is worth to catch it."""
FADE = 0.93
"""Every step that it is too far away takes something from that."""


class Prospect:
    """What it is worth to stand somewhere, when nobody has caught the thief by then."""

    def __init__(self, here: Ground, tree: Tree, at_stake: Stakes, steps: Sequence[Step], tip: Step | None) -> None:
        self._here, self._tree, self._stakes, self._tip = here, tree, at_stake, tip
        self._steps = _widest(steps)
        self._most = max(one.moves for one in steps)
        self._marginal: dict[int, float] = {}
        for _, spaces in tree.leaves:
            for space, chance in spaces:
                self._marginal[space] = self._marginal.get(space, 0.0) + chance
        self._lost = sum(chance * at_stake.others[seat] for seat, chance in tree.caught.items())

    def at(self, node: int) -> float:
        """In dollars."""
        needs = [(self._here.need(node, one.gait, one.reach), one.moves) for one in self._steps]
        near = {space for need, moves in needs for space, cost in need.items() if cost <= moves}
        gain, fine = self._stakes.gain * (1 - SHARE), self._stakes.fine
        told: set[int] = set()
        if self._tip is not None:
            need = self._here.need(node, self._tip.gait, self._tip.reach)
            told = {space for space, cost in need.items() if cost <= self._tip.moves}
        worth = 0.0
        for total, spaces in self._tree.leaves:
            best = 0.0
            for space, chance in spaces:
                if space in near:
                    best = chance * (gain + fine) - total * fine
                    break
            if told:
                best = max(best, gain * sum(chance for space, chance in spaces if space in told) - 300 * total)
            if best > 0:
                worth += best
        return worth + self._later(node) + self._lost

    def _later(self, node: int) -> float:
        most, far = self._most, 0.0
        for space, chance in self._marginal.items():
            far += chance * FADE ** max(0, self._here.way(space)[node] - most)
        return SHARE * self._stakes.gain * far


def _widest(steps: Sequence[Step]) -> list[Step]:
    """Of every gait and reach only the longest card."""
    found: dict[object, Step] = {}
    for one in sorted(steps):
        found[one.gait, one.reach] = one
    return [*found.values()]


class Foreseen:
    """The outlook of one belief: a tree for every arrest that may be missed, grown when it is asked for."""

    def __init__(self, scene: Detective, crowd: Belief, trees: dict[object, Tree], rivals: Sequence[Rival]) -> None:
        self._scene, self._crowd, self._trees, self._rivals = scene, crowd, trees, rivals
        self._prospects: dict[int | None, Prospect] = {}

    def standing(self, at: int, missed: int | None) -> float:
        """What it is worth to end the turn on a node, after a missed arrest or none."""
        if missed not in self._prospects:
            self._prospects[missed] = self._prospect(missed)
        return self._prospects[missed].at(at)

    def _prospect(self, missed: int | None) -> Prospect:
        scene = self._scene
        key = id(scene.belief), missed
        if key not in self._trees:
            mine, crowd = scene.belief, self._crowd
            if missed is not None:
                left = Belief({thief: weight for thief, weight in mine.items() if thief.at != missed})
                same = crowd is mine
                mine = left
                crowd = left if same else Belief({one: weight for one, weight in crowd.items() if one.at != missed})
            self._trees[key] = Tree(scene.hearing, scene.public, self._rivals, LEAST).grown(mine, crowd)
        box, public = scene.box, scene.public
        cards = cards_of(box, public, public.turn, left_in_hand(scene))
        tips = [card for card in cards if card.effect == "tip before"] if public.setup.settings.tip == "space" else []
        return Prospect(
            ground(box.board),
            self._trees[key],
            stakes(box, public, public.turn),
            tuple(step(box, public, card) for card in cards),
            step(box, public, tips[0]) if tips else None,
        )


class Foresight:
    """Looks as far as one's own next turn."""

    def __init__(self) -> None:
        self._trees: dict[object, Tree] = {}
        self._kept: list[Belief] = []
        self._turn: object = None
        self.crowd: Detective | None = None

    def look(self, scene: Detective) -> Foreseen:
        """The outlook for what is believed."""
        public = scene.public
        turn = public.turns, public.at[public.turn + 1 :], public.at[: public.turn]
        if turn != self._turn:
            self._turn, self._trees, self._kept = turn, {}, []
            self._rivals = rivals(scene)
        self._kept.append(scene.belief)
        crowd = scene.belief if self.crowd is None else self.crowd.belief
        return Foreseen(scene, scene.belief if crowd == scene.belief else crowd, self._trees, self._rivals)

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""
        public = scene.public
        return worth(cards_of(scene.box, public, public.turn, left_in_hand(scene)))


def rivals(scene: Detective) -> list[Rival]:
    """The others, in the order of their turns."""
    public = scene.public
    seats = public.setup.investigators
    here = seats.index(public.turn)
    return [Rival(scene.box, public, seat) for seat in (*seats[here + 1 :], *seats[:here])]


def left_in_hand(scene: Detective) -> tuple[int, ...]:
    """The cards that one has on one's next turn."""
    public = scene.public
    if public.effect == "pick up":
        return scene.box.investigators[public.setup.players[public.turn].investigator or ""].hand
    return public.hands[public.turn]
