"""A long look beyond the turn: all that can be heard before the next one, what others do, what can be reached then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stopthief.bots.city.ground import FAR, ground
from stopthief.bots.city.hands import worth
from stopthief.bots.city.rivals import Rival, Step, cards_of, covered, step
from stopthief.bots.city.stakes import Stakes, stakes
from stopthief.bots.city.telling import telling
from stopthief.bots.city.tree import Tree
from stopthief.city import commands as do
from stopthief.city import rates
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
    doubt: float = 0.3
    """How far a Pack that somebody plays is held to do whatever it can, however unlikely."""


WEIGHTS = Weights()


class Reach(NamedTuple):
    """What the cards in a hand can do on the next turn."""

    steps: tuple[Step, ...]
    tips: tuple[Step, ...]
    """The cards that give a tip before moving."""

    @classmethod
    def of(cls, scene: Detective) -> Reach:
        """With the cards that this turn leaves in hand."""
        box, public = scene.box, scene.public
        cards = cards_of(box, public, public.turn, left_in_hand(scene))
        return cls(
            _widest([step(box, public, card) for card in cards]),
            tuple(step(box, public, card) for card in cards if card.effect == "tip before"),
        )


class Prospect:
    """What it is worth to stand somewhere when a tree has been gone through."""

    def __init__(self, scene: Detective, tree: Tree, reach: Reach, weights: Weights) -> None:
        self._box, self._here, self._tree = scene.box, ground(scene.box.board), tree
        self._reach, self._weights = reach, weights
        self._stakes: Stakes = stakes(scene.box, scene.public, scene.public.turn)
        self._most = max(one.moves for one in reach.steps)
        self._marginal: dict[int, float] = {}
        for _, spaces in tree.leaves:
            for space, chance in spaces:
                self._marginal[space] = self._marginal.get(space, 0.0) + chance
        self._others = sum(chance * self._stakes.others[seat] for seat, chance in tree.caught.items())
        self._others -= self._stakes.clue * tree.clues
        self._fades = {step: weights.fade ** max(0, step) for step in range(-self._most, FAR + 1)}
        self._tell = telling(scene.box.board, scene.public.setup.settings.tip)
        self._price = rates.tip_price(scene.box, scene.public)
        self._known: dict[int, float] = {}

    def at(self, node: int) -> float:
        """In dollars."""
        if node not in self._known:
            self._known[node] = self._reached(node) + self._later(node) + self._others
        return self._known[node]

    def _reached(self, node: int) -> float:
        """What can be caught on the next turn, over what the thief is worth at large."""
        near, told = covered(self._box, node, self._reach.steps), covered(self._box, node, self._reach.tips)
        gain, fine = self._stakes.gain * (1 - self._weights.share), self._stakes.fine
        price = self._weights.tip + self._price
        both, worth = gain + fine, 0.0
        for total, spaces in self._tree.leaves:
            best = 0.0
            for space, chance in spaces:
                if space in near:
                    best = chance * both - total * fine
                    break
            if told:
                best = max(best, gain * self._tell(spaces, told) - price * total)
            if best > 0:
                worth += best
        return worth

    def _later(self, node: int) -> float:
        """What the thief is worth at large, as far as it is from here."""
        fades, most, way = self._fades, self._most, self._here.way
        near = [chance * fades[way(space)[node] - most] for space, chance in self._marginal.items()]
        return self._weights.share * self._stakes.gain * sum(near)


def _widest(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Of every gait and reach only the longest card."""
    found: dict[object, Step] = {}
    for one in sorted(steps):
        found[one.gait, one.reach] = one
    return tuple(found.values())


class Foreseen:
    """The outlook of one belief: a tree for every arrest that may be missed, grown when it is asked for."""

    def __init__(self, scene: Detective, foresight: Foresight, least: float) -> None:
        self._scene, self._foresight, self._least = scene, foresight, least
        self._reach = Reach.of(scene)
        starts = rules_of_thief(scene.box, scene.public).starts(competitive=scene.public.setup.is_competitive)
        self._far = ground(scene.box.board).far(starts)

    def standing(self, at: int, missed: int | None) -> float:
        """What it is worth to end the turn on a node, after a missed arrest or none."""
        return self._foresight.prospect(self._scene, missed, self._reach, self._least).at(at)

    def after(self, at: int) -> float:
        """What it is worth to be on a node when the thief was caught."""
        return -self._foresight.weights.fresh * self._far[at]


class Foresight:
    """Looks as far as one's own next turn."""

    def __init__(self, weights: Weights, crowd: Detective) -> None:
        self.weights = weights
        self._crowd = crowd
        self._turn: object = None
        self._rivals: list[Rival] = []
        self._trees: dict[tuple[int, int | None], Tree] = {}
        self._prospects: dict[tuple[int, int | None, Reach], Prospect] = {}
        self._kept: list[Belief] = []

    @property
    def doubt(self) -> float:
        """How far a Pack that somebody plays is held to do whatever it can, however unlikely."""
        return self.weights.doubt

    def look(self, scene: Detective, chance: float) -> Foreseen:
        """The outlook for what is believed, or may come to be: what is unlikely is looked at less closely."""
        public = scene.public
        turn = public.turns, public.at[: public.turn], public.at[public.turn + 1 :]
        if turn != self._turn:
            self._turn, self._rivals = turn, rivals(scene)
            self._trees, self._prospects, self._kept = {}, {}, []
        return Foreseen(scene, self, self.weights.least / chance)

    def escorts(self, scene: Detective, escorts: Sequence[do.Escort]) -> list[do.Escort]:
        """A6: for every other investigator the place where it is most worth to have it."""
        found: list[do.Escort] = []
        for rival in self._rivals:
            found += _best_escort(scene, rival.seat, [one for one in escorts if one.seat == rival.seat])
        return found

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""
        public = scene.public
        return worth(cards_of(scene.box, public, public.turn, left_in_hand(scene)), self.weights.card, self.weights.tip)

    def prospect(self, scene: Detective, missed: int | None, reach: Reach, least: float) -> Prospect:
        """What it is worth to stand anywhere, after a missed arrest or none; kept for the turn, as cards share it."""
        belief = scene.belief
        key = id(belief), missed, reach
        if key not in self._prospects:
            self._kept.append(belief)  # so that no other belief gets its id
            if key[:2] not in self._trees:
                self._trees[key[:2]] = self._tree(scene, missed, least)
            self._prospects[key] = Prospect(scene, self._trees[key[:2]], reach, self.weights)
        return self._prospects[key]

    def _tree(self, scene: Detective, missed: int | None, least: float) -> Tree:
        """All that can be heard until one's next turn."""
        mine, public = scene.belief, self._crowd.belief
        if scene.public.setup.pack is not None:
            public = public.hedged(self.weights.doubt)
        crowd = mine if public == mine else public
        left = _not_at(mine, missed)
        tree = Tree(scene.hearing, scene.public, self._rivals, least)
        return tree.grown(left, left if crowd is mine else _not_at(crowd, missed))


def _best_escort(scene: Detective, seat: int, escorts: Sequence[do.Escort]) -> list[do.Escort]:
    """Where another catches most, against the Pack; where it catches least, when it is a rival."""
    box, public, spaces = scene.box, scene.public, scene.belief.moved(scene.hearing, scene.public).spaces()
    steps = _widest([step(box, public, card) for card in cards_of(box, public, seat, public.hands[seat])])
    way, sign = ground(box.board).way, -1 if public.setup.is_competitive else 1

    def worth(escort: do.Escort) -> tuple[float, float]:
        near = covered(box, escort.to, steps)
        caught = sum(chance for space, chance in spaces.items() if space in near)
        return sign * caught, -sign * sum(chance * way(space)[escort.to] for space, chance in spaces.items())

    return sorted(escorts, key=worth)[-1:]


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
