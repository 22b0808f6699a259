"""What Elfengold changes on the roads: sea monsters, gold pieces, spells, gold values and witches."""

from __future__ import annotations

from oracle.elf_journeys import ElfJourneys
from oracle.elf_map import (
    CARAVAN_CARDS,
    ROADS,
    START_TOWN,
    TOWNS,
    TRANSPORTS_WITH_COUNTERS,
    is_allowed_on,
    is_water,
    roads_from,
)
from oracle.elf_table import Story

START_GOLD = 12
BYPASS_GOLD = 1
FLIGHT_GOLD = 3


class ElfengoldRoads(ElfJourneys):
    """The planning and the journeys of Elfengold."""

    def __init__(self, players: int, options: dict[str, object], defaults: dict[str, object]) -> None:
        """EG-1.4, EG-7.2  12 gold each; Elvenhold earns nothing, the other gold values come later."""
        super().__init__(players, options, defaults)
        self.gold = [START_GOLD for _ in range(players)]
        self.gold_values = {START_TOWN: 0}
        self.has_moved = False
        self.journey_gold = 0

    # Plan routes

    def _plans(self, seat: int) -> list[str]:
        """EG-6.1  As in Elfenland, or a sea monster, a gold piece or a spell."""
        plans = super()._plans(seat)
        if self._tokens_of(seat)["monster"] > 0:
            plans += [f"monster {road}" for road in ROADS if is_water(road) and not self._things_on(road)]
        if self._tokens_of(seat)["goldpiece"] > 0:
            plans += [f"goldpiece {road}" for road in self._roads_for_a_tree_or_goldpiece()]
        if self._tokens_of(seat)["double"] > 0:
            plans += self._doubles(seat)
        if self._tokens_of(seat)["exchange"] > 0:
            plans += self._exchanges()
        return plans

    def _doubles(self, seat: int) -> list[str]:
        """EG-6.6  A second transport of another kind, allowed there, on a land road with exactly one."""
        tokens = self._tokens_of(seat)
        return [
            f"double {road} {second}"
            for road in ROADS
            for second in TRANSPORTS_WITH_COUNTERS
            if len(self._transports_on(road)) == 1 and tokens[second] > 0 and self._may_join(second, road)
        ]

    def _exchanges(self) -> list[str]:
        """EG-6.7  Two different transports on two land roads, each to a road that allows it and lacks it."""
        return [
            f"exchange {first_road} {first} {second_road} {second}"
            for place, first_road in enumerate(ROADS)
            for second_road in ROADS[place + 1 :]
            for first in self._transports_on(first_road)
            for second in self._transports_on(second_road)
            if first != second and self._may_join(first, second_road) and self._may_join(second, first_road)
        ]

    def _may_join(self, transport: str, road: str) -> bool:
        """EG-6.6, EG-6.7  The terrain allows the transport, and the road carries no equal one already."""
        return is_allowed_on(transport, road) and transport not in self._transports_on(road)

    def _carry_out(self, seat: int, text: str) -> None:
        """EG-6.6, EG-6.7  Spells act at once; every other token goes onto its road."""
        verb, *operands = text.split(" ")
        if verb == "double":
            road, second = operands
            self._take_token_from(seat, "double")
            self._take_token_from(seat, second)
            self._lay_on(road, "double")
            self._lay_on(road, second)
        elif verb == "exchange":
            first_road, first, second_road, second = operands
            self._take_token_from(seat, "exchange")
            self.pool["exchange"] += 1
            self.lying[first_road].remove(first)
            self.lying[second_road].remove(second)
            self._lay_on(first_road, second)
            self._lay_on(second_road, first)
        else:
            super()._carry_out(seat, text)

    # Move boots

    def _set_out(self, seat: int) -> None:  # noqa: ARG002 - one journey at a time
        """EG-7.2, EG-7.7  At the beginning of a journey nothing is earned and no step made."""
        self.has_moved = False
        self.journey_gold = 0

    def _earn(self, road: str, town: str) -> None:
        """EG-7.2, EG-7.3  Each entry earns the town's gold value, double over a road with a gold piece."""
        factor = 2 if "goldpiece" in self._things_on(road) else 1
        self.journey_gold += factor * self.gold_values[town]

    def _enter(self, seat: int, town: str) -> None:
        """EG-7.7, EG-10.3  A step and a flight both count as a move, even if they lead back."""
        super()._enter(seat, town)
        self.has_moved = True

    def _steps(self, seat: int) -> list[str]:
        """EG-10.3  As in Elfenland, and with a witch past an obstacle or through the air."""
        return [*super()._steps(seat), *self._bypasses(seat), *self._flights(seat)]

    def _can_pay_a_witch(self, seat: int, gold: int) -> bool:
        """EG-10.3  He must hold a witch and own the coins at that moment."""
        return self.hands[seat]["witch"] > 0 and self.gold[seat] >= gold

    def _bypasses(self, seat: int) -> list[str]:
        """EG-10.3  A witch and 1 gold instead of the extra card of an obstacle; the rest stays due."""
        if not self._can_pay_a_witch(seat, BYPASS_GOLD):
            return []
        roads = [road for road in roads_from(self.boots[seat]) if self._obstacle_on(road)]
        rides = [
            f"go {road} {transport} witch"
            for road in roads
            for transport in self._ways_to_ride(road)
            if self.hands[seat][transport] >= self._ride_cards(seat, road, transport)
        ]
        if self._cards_in_hand(seat) - 1 < CARAVAN_CARDS:
            return rides
        return rides + [f"caravan {road} witch" for road in roads if self._can_bear_a_caravan(road)]

    def _flights(self, seat: int) -> list[str]:
        """EG-10.3  For a witch and 3 gold the boot goes to any town but its own."""
        if not self._can_pay_a_witch(seat, FLIGHT_GOLD):
            return []
        return [f"fly {town}" for town in TOWNS if town != self.boots[seat]]

    def _take_step(self, seat: int, text: str) -> Story:
        """EG-10.3  A flight, a crossing past an obstacle, or a step as in Elfenland."""
        verb, *operands = text.split(" ")
        if verb == "fly":
            self._pay_a_witch(seat, FLIGHT_GOLD)
            self._enter(seat, operands[0])
        elif operands[-1] == "witch":
            yield from self._bypass(seat, verb, operands)
        else:
            yield from super()._take_step(seat, text)

    def _bypass(self, seat: int, verb: str, operands: list[str]) -> Story:
        """EG-10.3  Witch and gold go at once; then the crossing costs what it costs without an obstacle."""
        self._pay_a_witch(seat, BYPASS_GOLD)
        road = operands[0]
        if verb == "go":
            transport = operands[1]
            self._ride(seat, road, [transport] * self._ride_cards(seat, road, transport))
        else:
            yield from self._go_by_caravan(seat, road, CARAVAN_CARDS)

    def _pay_a_witch(self, seat: int, gold: int) -> None:
        """EG-10.3  The witch is discarded and the gold goes to the bank."""
        self._give_up_card(seat, "witch")
        self.gold[seat] -= gold
