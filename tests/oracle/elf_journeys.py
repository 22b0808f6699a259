"""The rounds that Elfenland and Elfengold share: plan routes, move boots, finish the round."""

from __future__ import annotations

from itertools import cycle

from oracle.elf_map import (
    CARAVAN_CARDS,
    ROADS,
    TRANSPORTS_WITH_COUNTERS,
    cards_on_the_chart,
    is_allowed_on,
    is_land_road,
    is_water,
    other_end,
    roads_from,
)
from oracle.elf_table import ElfTable, Story, kinds_to_give

OBSTACLES = ("tree", "monster")


class ElfJourneys(ElfTable):
    """The common course of a round, with a few places where the two games differ."""

    POOL_TOKENS: tuple[str, ...] = ()
    TOKENS_KEPT = 0

    # Told by each game

    def _set_up(self) -> Story:
        """EL-1, EG-1  Everything before the first round."""
        raise NotImplementedError

    def _cards_and_tokens(self) -> Story:
        """EL-1.6, EG-1.5  The phases of a round before the planning."""
        raise NotImplementedError

    def _hand_limit(self) -> int | None:
        """EL-5.7, EG-7.8  How many cards a player may hold at the end of his journey."""
        raise NotImplementedError

    def _set_out(self, seat: int) -> None:
        """EL-5.1  A journey begins."""
        raise NotImplementedError

    def _earn(self, road: str, town: str) -> None:
        """EG-7.2  What the entry into a town by this road earns."""
        raise NotImplementedError

    def _reward(self, seat: int) -> Story:
        """EG-7.5  What a player gets at the end of his journey."""
        raise NotImplementedError

    # The course of the game

    def _game(self) -> Story:
        """EL-1.6, EL-7, EG-9.1  Setup, then rounds; after the last movement nothing is returned."""
        yield from self._set_up()
        yield from self._cards_and_tokens()
        yield from self._plan_routes()
        yield from self._move_boots()
        while not self._was_the_last_round():
            yield from self._finish_the_round()
            yield from self._cards_and_tokens()
            yield from self._plan_routes()
            yield from self._move_boots()
        self.phase = "over"

    def _was_the_last_round(self) -> bool:
        """EL-7.2, EG-9.1  The last round, or a round in which somebody has all 20 pieces."""
        somebody_has_all_pieces = any(not pieces_left for pieces_left in self.pieces)
        return self.round == self.options["rounds"] or somebody_has_all_pieces

    # Plan routes

    def _plan_routes(self) -> Story:
        """EL-4.1, EL-4.4  One item or a pass in turn, until all players have passed one after another."""
        self.phase = "plan_routes"
        passes_in_a_row = 0
        seats = cycle(self._turn_order())
        while passes_in_a_row < self.players:
            seat = next(seats)
            text = yield from self._ask(seat, self._plans(seat))
            if text == "pass":
                passes_in_a_row += 1
            else:
                passes_in_a_row = 0
                self._carry_out(seat, text)

    def _plans(self, seat: int) -> list[str]:
        """EL-4.1  Place a transport, place an obstacle, or pass."""
        return [*self._placings(seat), *self._tree_placings(seat), "pass"]

    def _placings(self, seat: int) -> list[str]:
        """EL-4.2  A transport goes on any land road without a transport whose terrain allows it."""
        tokens = self._tokens_of(seat)
        empty_roads = [road for road in ROADS if not self._transports_on(road)]
        return [
            f"place {transport} {road}"
            for transport in TRANSPORTS_WITH_COUNTERS
            for road in empty_roads
            if tokens[transport] > 0 and is_allowed_on(transport, road)
        ]

    def _tree_placings(self, seat: int) -> list[str]:
        """EL-4.3, EG-6.3  A tree goes on a land road with a transport, without tree or gold piece."""
        if self._tokens_of(seat)["tree"] == 0:
            return []
        return [f"tree {road}" for road in self._roads_for_a_tree_or_goldpiece()]

    def _roads_for_a_tree_or_goldpiece(self) -> list[str]:
        """EL-4.3, EG-6.3, EG-6.5  Land roads with a transport and neither a tree nor a gold piece."""
        return [
            road
            for road in ROADS
            if is_land_road(road)
            and self._transports_on(road)
            and "tree" not in self._things_on(road)
            and "goldpiece" not in self._things_on(road)
        ]

    def _carry_out(self, seat: int, text: str) -> None:
        """EL-4.2, EL-4.3  The token goes from the player onto the road."""
        verb, *operands = text.split(" ")
        if verb == "place":
            transport, road = operands
            self._take_token_from(seat, transport)
            self._lay_on(road, transport)
        else:
            (road,) = operands
            self._take_token_from(seat, verb)
            self._lay_on(road, verb)

    def _transports_on(self, road: str) -> list[str]:
        """EL-4.2, EG-6.6  The transport on a road, or the two of a doubled road."""
        return [thing for thing in self._things_on(road) if thing in TRANSPORTS_WITH_COUNTERS]

    # Move boots

    def _move_boots(self) -> Story:
        """EL-5.1  In turn order each player makes his whole journey."""
        self.phase = "move_boots"
        for seat in self._turn_order():
            yield from self._journey(seat)
            yield from self._discard_down_to_the_limit(seat)
            yield from self._reward(seat)

    def _journey(self, seat: int) -> Story:
        """EL-5.1  Any number of steps, possibly none."""
        self._set_out(seat)
        text = yield from self._ask(seat, self._steps(seat))
        while text != "stop":
            yield from self._take_step(seat, text)
            text = yield from self._ask(seat, self._steps(seat))

    def _steps(self, seat: int) -> list[str]:
        """EL-5.2 to EL-5.4  Every crossing the player can pay from where he is, or the end of the journey."""
        rides = [text for road in roads_from(self.boots[seat]) for text in self._rides(seat, road)]
        caravans = [text for road in roads_from(self.boots[seat]) for text in self._caravans(seat, road)]
        return [*rides, *caravans, "stop"]

    def _rides(self, seat: int, road: str) -> list[str]:
        """EL-5.2, EL-5.3  Cards of a transport on the road, or rafts on water, 1 more with an obstacle."""
        rides = []
        for transport in self._ways_to_ride(road):
            cards = self._ride_cards(seat, road, transport) + self._obstacle_on(road)
            if self.hands[seat][transport] >= cards:
                rides.append(f"go {road} {transport}")
        return rides

    def _caravans(self, seat: int, road: str) -> list[str]:
        """EL-5.4  Any 3 cards, 4 with an obstacle, on a land road with a transport."""
        has_enough_cards = self._cards_in_hand(seat) >= CARAVAN_CARDS + self._obstacle_on(road)
        return [f"caravan {road}"] if self._can_bear_a_caravan(road) and has_enough_cards else []

    def _ways_to_ride(self, road: str) -> list[str]:
        """EL-5.2, EL-5.3, EG-7.1  The raft on water, on land any transport lying there."""
        return ["raft"] if is_water(road) else self._transports_on(road)

    def _can_bear_a_caravan(self, road: str) -> bool:
        """EL-5.4  Only a land road with a transport, never water."""
        return is_land_road(road) and len(self._transports_on(road)) > 0

    def _ride_cards(self, seat: int, road: str, transport: str) -> int:
        """EL-5.2, EL-5.3  The cards the chart asks for a crossing from the boot's town, obstacles apart."""
        return cards_on_the_chart(transport, road, self.boots[seat])

    def _obstacle_on(self, road: str) -> int:
        """EL-4.3, EG-6.4  An obstacle asks one card more."""
        return 1 if any(obstacle in self._things_on(road) for obstacle in OBSTACLES) else 0

    def _take_step(self, seat: int, text: str) -> Story:
        """EL-5.2 to EL-5.4  Pay for one crossing, then move the boot."""
        verb, road, *transport = text.split(" ")
        if verb == "go":
            cards = self._ride_cards(seat, road, transport[0]) + self._obstacle_on(road)
            self._ride(seat, road, [transport[0]] * cards)
        else:
            assert verb == "caravan"
            yield from self._go_by_caravan(seat, road, CARAVAN_CARDS + self._obstacle_on(road))

    def _ride(self, seat: int, road: str, cards: list[str]) -> None:
        """EL-5.2, EL-5.3  The cards are played and the boot moves."""
        for card in cards:
            self._give_up_card(seat, card)
        self._cross(seat, road)

    def _go_by_caravan(self, seat: int, road: str, number: int) -> Story:
        """EL-5.4  The cards are chosen one by one; the boot moves after the last."""
        yield from self._give_up_cards_of_choice(seat, "pay", number)
        self._cross(seat, road)

    def _cross(self, seat: int, road: str) -> None:
        """EL-5.6, EG-7.2  The boot comes to the other end of the road."""
        town = other_end(road, self.boots[seat])
        self._earn(road, town)
        self._enter(seat, town)

    def _enter(self, seat: int, town: str) -> None:
        """EL-5.6  On entering a town the player takes his own piece there, if still present."""
        self.boots[seat] = town
        self.pieces[seat].discard(town)

    def _discard_down_to_the_limit(self, seat: int) -> Story:
        """EL-5.7, EG-7.8  At the end of his journey a player discards down to the hand limit, if any."""
        limit = self._hand_limit()
        if limit is not None:
            yield from self._give_up_cards_of_choice(seat, "discard", self._cards_in_hand(seat) - limit)

    # Finish the round

    def _finish_the_round(self) -> Story:
        """EL-6, EG-8  Clear the roads, return tokens, then the starting card and the round move on."""
        self.phase = "finish_round"
        self._clear_the_roads()
        for seat in self._turn_order():
            yield from self._return_tokens(seat)
        self.starting_player = (self.starting_player + 1) % self.players
        self.round += 1

    def _clear_the_roads(self) -> None:
        """EL-6.3, EG-8.2  Tokens of the pool go back into it; an obstacle of Elfenland leaves the game."""
        for things in self.lying.values():
            for thing in things:
                if thing in self.POOL_TOKENS:
                    self.pool[thing] += 1
        self.lying = {}

    def _return_tokens(self, seat: int) -> Story:
        """EL-6.2, EG-8.3  A player gives back all tokens but one (Elfenland) or two (Elfengold)."""
        earliest = self.POOL_TOKENS[0]
        held = sum(self._tokens_of(seat)[token] for token in self.POOL_TOKENS)
        for still_to_give in range(held - self.TOKENS_KEPT, 0, -1):
            kinds = kinds_to_give(self._tokens_of(seat), self.POOL_TOKENS, earliest, still_to_give)
            text = yield from self._ask(seat, [f"return {kind}" for kind in kinds])
            earliest = text.removeprefix("return ")
            self._take_token_from(seat, earliest)
            self.pool[earliest] += 1
