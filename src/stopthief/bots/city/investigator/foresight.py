"""A long look beyond the turn: all that can be heard before the next one, what others do, what can be reached then."""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.bots.city.distances import mean_steps_to_arrest, steps_to_arrest
from stopthief.bots.city.investigator.hands import left_in_hand, worth
from stopthief.bots.city.investigator.prospect import Prospect, Reach, Weights, widest
from stopthief.bots.city.investigator.rivals import Rival, cards_of
from stopthief.bots.city.investigator.stakes import stakes
from stopthief.bots.city.investigator.tree import Tree
from stopthief.city.rules import commands as do
from stopthief.city.rules.chance import rules_of_thief
from stopthief.city.rules.reach import arrests_with_any, card_uses
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.detective import Detective


class Foreseen:
    """The outlook of one belief: a tree for every arrest that may be missed, grown when it is asked for."""

    def __init__(self, scene: Detective, foresight: Foresight, least: float) -> None:
        self._scene, self._foresight, self._least = scene, foresight, least
        self._reach = Reach.of(scene)

    def standing(self, at: int, missed: int | None) -> float:
        """What it is worth to end the turn on a node, after a missed arrest or none."""
        return self._foresight.prospect(self._scene, missed, self._reach, self._least).at(at)

    def after(self, at: int) -> float:
        """What it is worth to be on a node when the thief was caught: to be near the next, which starts anywhere."""
        public = self._scene.public
        if not public.setup.is_competitive:
            return 0.0  # R4: the Pack goes on from where it is.
        starts = rules_of_thief(self._scene.box, public).starts(competitive=True)
        far = mean_steps_to_arrest(self._scene.box.board, starts)
        return self._foresight.weights.fresh * (far[self._scene.box.board.stations[0]] - far[at])


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
        belief = scene.belief
        for rival in self._rivals:
            # Before each of them has a turn the thief has moved once more.
            belief = belief.moved(scene.hearing, scene.public)
            movable = [one for one in escorts if one.seat == rival.seat]
            found += _best_escort(scene, belief.spaces(), rival.seat, movable)
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
        at_stake = stakes(scene.box, scene.public, scene.public.turn)
        tree = Tree(scene.hearing, scene.public, self._rivals, at_stake, least)
        return tree.grown(left, left if crowd is mine else _not_at(crowd, missed))


def _best_escort(scene: Detective, spaces: Spaces, seat: int, escorts: Sequence[do.Escort]) -> list[do.Escort]:
    """Where another catches most, against the Pack; where it catches least, when it is a rival."""
    board, public = scene.box.board, scene.public
    uses = widest(card_uses(scene.box, public, seat, public.hands[seat]))
    sign = -1 if public.setup.is_competitive else 1

    def worth(escort: do.Escort) -> tuple[float, float]:
        near = arrests_with_any(board, escort.to, uses)
        caught = sum(chance for space, chance in spaces.items() if space in near)
        away = sum(chance * steps_to_arrest(board, space)[escort.to] for space, chance in spaces.items())
        return sign * caught, -sign * away

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
