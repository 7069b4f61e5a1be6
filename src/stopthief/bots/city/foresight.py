"""A long look beyond the turn: all that can be heard before the next one, what others do, what can be reached then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stopthief.bots.city.ground import ground
from stopthief.bots.city.hands import worth
from stopthief.bots.city.rivals import Rival, Step, cards_of, covered, step
from stopthief.bots.city.stakes import Stakes, stakes
from stopthief.bots.city.tree import Tree
from stopthief.city.chance import rules_of_thief
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective


class Weights(NamedTuple):
    """How much of what is far off counts."""

    least: float = 0.01
    """Below this chance clues are no longer told apart."""
    share: float = 0.4
    """What a thief at large is worth, as a part of what it is worth to catch it."""
    fade: float = 0.93
    """Every step that it is too far away takes something from that."""
    fresh: float = 30.0
    """What every step costs that the next thief is further away on the average, once this one is caught."""
    tip: float = 300.0
    """What it costs to have used a tip."""
    card: float = 40.0
    """What every step on a card in hand is worth."""


class Prospect:
    """What it is worth to stand somewhere when a tree has been gone through."""

    def __init__(self, scene: Detective, tree: Tree, weights: Weights) -> None:
        box, public = scene.box, scene.public
        self._box, self._here, self._tree, self._weights = box, ground(box.board), tree, weights
        self._stakes: Stakes = stakes(box, public, public.turn)
        cards = cards_of(box, public, public.turn, left_in_hand(scene))
        self._steps = _widest([step(box, public, card) for card in cards])
        exact = public.setup.settings.tip == "space"
        self._tips = tuple(step(box, public, card) for card in cards if exact and card.effect == "tip before")
        self._most = max(card.moves for card in cards)
        self._marginal: dict[int, float] = {}
        for _, spaces in tree.leaves:
            for space, chance in spaces:
                self._marginal[space] = self._marginal.get(space, 0.0) + chance
        self._others = sum(chance * self._stakes.others[seat] for seat, chance in tree.caught.items())
        self._known: dict[int, float] = {}

    def at(self, node: int) -> float:
        """In dollars."""
        if node not in self._known:
            self._known[node] = self._reached(node) + self._later(node) + self._others
        return self._known[node]

    def _reached(self, node: int) -> float:
        """What can be caught on the next turn, over what the thief is worth at large."""
        near, told = covered(self._box, node, self._steps), covered(self._box, node, self._tips)
        gain, fine, price = self._stakes.gain * (1 - self._weights.share), self._stakes.fine, self._weights.tip
        both, worth = gain + fine, 0.0
        for total, spaces in self._tree.leaves:
            best = 0.0
            for space, chance in spaces:
                if space in near:
                    best = chance * both - total * fine
                    break
            if told:
                best = max(best, gain * sum([chance for space, chance in spaces if space in told]) - price * total)
            if best > 0:
                worth += best
        return worth

    def _later(self, node: int) -> float:
        """What the thief is worth at large, as far as it is from here."""
        fade, most, way = self._weights.fade, self._most, self._here.way
        near = [chance * fade ** max(0, way(space)[node] - most) for space, chance in self._marginal.items()]
        return self._weights.share * self._stakes.gain * sum(near)


def _widest(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Of every gait and reach only the longest card."""
    found: dict[object, Step] = {}
    for one in sorted(steps):
        found[one.gait, one.reach] = one
    return tuple(found.values())


class Foreseen:
    """The outlook of one belief: a tree for every arrest that may be missed, grown when it is asked for."""

    def __init__(self, scene: Detective, foresight: Foresight) -> None:
        self._scene, self._foresight = scene, foresight
        self._prospects: dict[int | None, Prospect] = {}
        starts = rules_of_thief(scene.box, scene.public).starts(competitive=scene.public.setup.is_competitive)
        self._far = ground(scene.box.board).far(starts)

    def standing(self, at: int, missed: int | None) -> float:
        """What it is worth to end the turn on a node, after a missed arrest or none."""
        if missed not in self._prospects:
            tree = self._foresight.tree(self._scene, missed)
            self._prospects[missed] = Prospect(self._scene, tree, self._foresight.weights)
        return self._prospects[missed].at(at)

    def after(self, at: int) -> float:
        """What it is worth to be on a node when the thief was caught."""
        return -self._foresight.weights.fresh * self._far[at]


class Foresight:
    """Looks as far as one's own next turn."""

    def __init__(self, weights: Weights = Weights(), crowd: Detective | None = None) -> None:  # noqa: B008 - frozen
        self.weights = weights
        self._crowd = crowd
        self._turn: object = None
        self._rivals: list[Rival] = []
        self._trees: dict[tuple[int, int | None], Tree] = {}
        self._kept: list[Belief] = []

    def look(self, scene: Detective) -> Foreseen:
        """The outlook for what is believed."""
        public = scene.public
        turn = public.turns, public.at[: public.turn], public.at[public.turn + 1 :]
        if turn != self._turn:
            self._turn, self._rivals, self._trees, self._kept = turn, rivals(scene), {}, []
        return Foreseen(scene, self)

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""
        public = scene.public
        return worth(cards_of(scene.box, public, public.turn, left_in_hand(scene)), self.weights.card, self.weights.tip)

    def tree(self, scene: Detective, missed: int | None) -> Tree:
        """All that can be heard until one's next turn. Trees are kept for the turn, as many cards lead to the same."""
        key = id(scene.belief), missed
        if key not in self._trees:
            self._kept.append(scene.belief)  # so that no other belief gets its id
            mine = scene.belief
            crowd = mine if self._crowd is None or self._crowd.belief == mine else self._crowd.belief
            left = _not_at(mine, missed)
            tree = Tree(scene.hearing, scene.public, self._rivals, self.weights.least)
            self._trees[key] = tree.grown(left, left if crowd is mine else _not_at(crowd, missed))
        return self._trees[key]


def _not_at(belief: Belief, space: int | None) -> Belief:
    if space is None:
        return belief
    return Belief({thief: weight for thief, weight in belief.items() if thief.at != space})


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
