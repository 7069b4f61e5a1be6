"""A careful player of the house at a device of its own."""

from __future__ import annotations

from random import Random

from tests.support.wire.devices import Device


def careful_over_the_wire(whim: Random, device: Device, seat: int) -> object:
    """A choice by what a device was told: in a guess, nothing that the seat's view has seen."""
    view, legal = device.seats[seat].view, device.seats[seat].now["legal"]
    if legal[0]["type"] != "guess":
        return whim.choice(legal)
    known = {*view["hand"], *view["public"]["open"], *(one["card"] for one in view["seen"])}
    asked = {name: [card for card in legal[0][name] if card not in known] for name in ("thing", "room", "place")}
    return {"type": "guess"} | {name: whim.choice(cards) for name, cards in asked.items()}
