"""The messages between devices and tables. The protocol's documentation is made from these types and docstrings.

A frame from a device is one message; a frame from the server is a list of messages, to be read in order.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stopthief.core.game import Result
from stopthief.core.package.mind import Strength
from stopthief.table.keys import Secret, TableId
from stopthief.table.pace import Pace
from stopthief.table.streams import Batch

StreamNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A place in a seat's stream; 0 is before its beginning."""
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
"""A seat, counted from 0 clockwise."""
NoteName = Annotated[str, Meta(min_length=1, max_length=40)]
NoteText = Annotated[str, Meta(max_length=200)]
About = Annotated[str, Meta(min_length=1, max_length=100)]


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """A message: a JSON object with a `type`."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a device opens, and how much of its stream the device has."""

    token: Secret
    """The secret that opens the seat."""
    seen: StreamNumber = 0
    """The last number of the seat's stream that the device has; 0 for nothing."""


# From a device.


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, and which of its seats. A device on which several people play opens several.

    Without seats it watches. The answer is `room`, then one `story` for each seat, in the same order; or `refused`.
    """

    table: TableId
    seats: Annotated[tuple[Sitting, ...], Meta(max_length=16)] = ()
    """The seats to open; none, to watch."""
    seen: StreamNumber = 0
    """For those who watch: the last number of the spectators' stream that the device has."""


class Do(Message, frozen=True, tag="do"):
    """Give a command. `seen` is the last number of the seat's stream that the device has.

    The answer is `done` once the act is stored, or `refused`. Sent again after a lost connection, it is recognised
    and answered, and not done twice; when something else happened since `seen`, it is refused as `stale`.
    """

    seat: SeatNumber
    seen: StreamNumber
    """The last number of the seat's stream that the device has."""
    command: msgspec.Raw
    """One of the commands that the seat's `legal` lists."""


class Undo(Message, frozen=True, tag="undo"):
    """Take back the seat's last act, while `undo` is true for it. The answer is `done` or `refused`."""

    seat: SeatNumber
    seen: StreamNumber
    """As for `do`."""


class Note(Message, frozen=True, tag="note"):
    """Change the seat's private notes; null removes one. The answer is `notes`, on every device of the seat."""

    seat: SeatNumber
    notes: Annotated[dict[NoteName, NoteText | None], Meta(min_length=1, max_length=200)]
    """Texts by name, such as the number of a space."""


class Hurry(Message, frozen=True, tag="hurry"):
    """Let the bots act at once until a person has to choose. Everybody at the table is told `hurried`.

    While no bot has to choose, or they hurry already, nothing comes of it. `refused` for those who only watch.
    """

    seat: SeatNumber
    """The seat that waits."""


class SetPace(Message, frozen=True, tag="set_pace"):
    """Change how fast bots act at this table, as every seat may. The answer is `room`, to everybody."""

    seat: SeatNumber
    pace: Pace


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the connection is alive. The answer is `pong`."""


class Ask(Message, frozen=True, tag="ask"):
    """Ask what helps a seat to choose among its legal commands. The answer is `guide`."""

    seat: SeatNumber


class Advise(Message, frozen=True, tag="advise"):
    """Ask what follows from all that a seat has perceived. The answer is `advice`, or `refused`."""

    seat: SeatNumber
    about: About | None = None
    """Why it is so for one thing, such as a space by its number; null for all that follows."""


FromDevice = Hello | Do | Undo | Note | Ask | Advise | Hurry | SetPace | Ping


# From the server.


class SeatStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public status of a seat: whether it is taken, and by whom."""

    taken: bool
    """Somebody sits here; until then the invitation is open."""
    bot: Strength | None = None
    """The strength of the bot in this seat; missing for people."""


class PublicTable(Message, frozen=True, tag="room", omit_defaults=True):
    """The table as everybody may know it; sent at the beginning and whenever it changes."""

    table: str
    game: str
    """Which game is played."""
    edition: str
    """Of its board and cards."""
    commitment: str
    """The hash of the secret seed, which the record of the finished game reveals."""
    setup: Any
    """The setup that was agreed before the game."""
    seats: tuple[SeatStatus, ...]
    """In the order of their numbers."""
    rematch: str | None = None
    """The table where the same seats play again; a seat's token is the invitation to it."""
    advice: bool = False
    """Whether people may ask for advice here."""
    tutorial: bool = False
    """Whether this is the game's tutorial: anybody can know its seed, and so all that is hidden here."""
    pace: Pace = "calm"
    """How fast bots act here."""


class Now(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The choices of this moment, as a seat sees them."""

    awaited: int | None = None
    """The seat that has to choose; missing when the game is over."""
    legal: tuple[Any, ...] = ()
    """Every command this seat may give. Where a field holds a list instead of one value, any of its values may be."""
    undo: bool = False
    """Whether this seat may take back its last act."""
    result: Result | None = None
    """How the game ended."""


class Story(Message, frozen=True, tag="story", omit_defaults=True):
    """All that a seat knows, and the part of its stream that the device does not have."""

    seat: int | None
    """Null for those who watch."""
    number: int
    """The last number of the seat's stream."""
    batches: tuple[Batch, ...]
    """All batches after `seen`; a device may ignore them, since `view` has what they come to."""
    view: Any
    """All that the seat knows."""
    now: Now
    notes: dict[str, str]
    """The seat's notes."""


class Update(Message, frozen=True, tag="update", omit_defaults=True):
    """The next batch of a seat's stream, and what it changes.

    A batch with `back` takes back everything after that number. `changes` holds every value of the view that is
    different now, by its path ("public.phase"); `grown` names the lists that only became longer
    ("public.clues"), with what was added.
    """

    seat: int | None
    """Null for those who watch."""
    batch: Batch
    changes: dict[str, Any]
    """New values by path."""
    grown: dict[str, Any]
    """Values added to lists, by path."""
    now: Now


class Notes(Message, frozen=True, tag="notes"):
    """All notes of a seat, after a change."""

    seat: int
    notes: dict[str, str]


class Done(Message, frozen=True, tag="done"):
    """The command given at `seen` is stored; the stream has come to `number`."""

    seat: int
    seen: int
    """As in the `do` or `undo` that this answers."""
    number: int
    """As far as the stream has come; the update with that number was sent before this."""


class Refusal(Message, frozen=True, tag="refused", omit_defaults=True):
    """Something was not done, and nothing has changed. The code is for programs, the sentence for people."""

    code: str
    """One of those listed under [Refusals](#refusals), or a reason of the game's own."""
    sentence: str
    """The sentence to show."""
    seat: int | None = None
    """Which seat's `do`, `undo`, `note`, `ask`, `advise`, `hurry` or `set_pace` this answers, if it does."""
    seen: int | None = None
    """Which `do` or `undo` this answers, if it does."""


class Guidance(Message, frozen=True, tag="guide"):
    """Help for a seat's choice, at this moment of its stream."""

    seat: int
    number: int
    """The last number of the seat's stream when this was made."""
    guide: Any
    """Costs, ways, prices: what the game has to say. It follows from what the seat knows."""


class SeatAdvice(Message, frozen=True, tag="advice"):
    """The conclusions from all that a seat has perceived."""

    seat: int
    number: int
    """The last number of the seat's stream when this was made."""
    about: str | None
    """As in the `advise` that this answers."""
    advice: Any
    """Its shape is the game's own."""


class BotThought(Message, frozen=True, tag="thought"):
    """The public part of a bot's next act, shortly before it. Thoughts are not stored."""

    seat: int
    thought: Any
    """Its shape is the game's own."""


class Hurried(Message, frozen=True, tag="hurried"):
    """Somebody hurried the bots: until a person has to choose, they act without a pause. It is not stored."""

    seat: int
    """The seat that did not want to wait."""


class Pong(Message, frozen=True, tag="pong"):
    """The connection is alive."""


FromServer = PublicTable | Story | Update | Notes | Done | Guidance | SeatAdvice | BotThought | Hurried | Refusal | Pong
