"""A table in the terminal: everything is written line by line, and everything can be typed."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.columns import Columns
from rich.console import Console

from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.cli.commands.rules import print_rules
from goudkoorts.cli.sheets.score_sheet import standings_table
from goudkoorts.cli.terminal.console import inked
from goudkoorts.cli.terminal.messages import message
from goudkoorts.cli.terminal.moves import in_order, lines_of
from goudkoorts.cli.terminal.seating import Seat
from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match, number_of, text_of
from goudkoorts.engine.text import catalogue, label_in, move_in, sentence_in, typed_reason_in
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.dice import Dice
from goudkoorts.kernel.telling import Refusal, Sentence

LONG_LIST = 12  # moves from here on are shown in columns


class LeaveTable(Exception):
    """The player has had enough."""


class TerminalTable:
    """One game between people at the keyboard and bots."""

    def __init__(self, match: Match, seating: Sequence[Seat], dice: Dice, language: str, console: Console) -> None:
        self.match = match
        self.seating = seating
        self.names = [seat.name for seat in seating]
        self.people = {seat for seat, who in enumerate(seating) if who.bot is None}
        self.readers = self.people or {ONLOOKER}
        self.you = min(self.people) if len(self.people) == 1 else None
        self.dice = dice
        self.language = language
        self.console = console

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.say("welcome", game=catalogue(self.match.game.NAME, self.language)["name"])
        try:
            self.tell(self.match.deal(self.dice))
            while isinstance(turn := self.match.turn, int):
                self.tell(self.take_turn(turn))
                self.tell(self.match.deal(self.dice))
        except LeaveTable:
            self.say("left")
            return
        self.show_end()

    def take_turn(self, seat: int) -> tuple[Sentence, ...]:
        """Let a bot choose, or ask the person on this seat."""
        bot = self.seating[seat].bot
        if bot is None:
            return self.ask(seat)
        blanked = self.match.hidden_state(seat)
        return self.match.play(bot.choose(self.match.game, blanked, legal_actions(self.match.game, blanked)))

    def ask(self, seat: int) -> tuple[Sentence, ...]:
        """Show the table and the moves, and ask until a legal move comes."""
        self.console.print()
        self.say("your_turn", player=self.names[seat])
        self.show_table(seat)
        self.show_moves()
        while True:
            said = self.answer(self.read_line(), seat)
            if said is not None:
                return said

    def read_line(self) -> str:
        """Read what the person types; the end of the input is leaving."""
        try:
            return input(message(self.language, "prompt")).strip()
        except EOFError:
            self.console.print()
            raise LeaveTable from None

    def answer(self, typed: str, seat: int) -> tuple[Sentence, ...] | None:
        """Do what was typed; None when it was no move."""
        match typed.split():
            case []:
                self.show_moves()
            case ["?" | "help"]:
                self.say("help")
            case ["quit" | "exit"]:
                raise LeaveTable
            case ["table"]:
                self.show_table(seat)
            case ["moves"]:
                self.show_moves()
            case ["hint"]:
                self.show_hint(seat)
            case ["rules", *number]:
                self.show_rules(number)
            case ["save", *file]:
                self.save(file)
            case [number] if number.isdecimal():
                return self.play_nth(int(number))
            case words:
                return self.play_text(" ".join(words))
        return None

    def play_nth(self, number: int) -> tuple[Sentence, ...] | None:
        """Play a move by its place in the list."""
        moves = in_order(self.match.legal)
        if 1 <= number <= len(moves):
            return self.match.play(moves[number - 1])
        self.say("no_such_number", number=number, moves=len(moves))
        return None

    def play_text(self, text: str) -> tuple[Sentence, ...] | None:
        """Play a move in notation, or say why not."""
        try:
            return self.match.play(text)
        except IllegalAction as error:
            why = Refusal(error.code, error.rule, error.facts)
            reason = typed_reason_in(self.match.game.NAME, self.language, why, self.names)
            self.say("refused", reason=reason, rule=error.rule)
            return None

    def show_table(self, seat: int) -> None:
        """Draw what the seat may see."""
        game = self.match.game
        lines = game.draw(
            self.match.view(seat), lambda key, /, **facts: label_in(game.NAME, self.language, key, facts, self.names)
        )
        for line in lines:
            self.console.print(inked(line, game.INK))

    def show_moves(self) -> None:
        """List the moves: in words when they are few, in columns of notation when they are many."""
        lines = lines_of(in_order(self.match.legal))
        in_columns = len(lines) >= LONG_LIST and self.console.is_terminal and not self.console.no_color
        if in_columns:
            cells = [inked(f"{line.label:>3}. {line.text}", self.match.game.INK) for line in lines]
            self.console.print(Columns(cells, padding=(0, 3)), soft_wrap=False)
            return
        for line in lines:
            words = self.in_words(line.texts[0]) if len(line.texts) == 1 else ""
            self.console.print(inked(f"{line.label:>3}. {line.text:<14} {words}".rstrip(), self.match.game.INK))

    def show_hint(self, seat: int) -> None:
        """Say what the greedy bot would do."""
        game = self.match.game
        blanked = self.match.hidden_state(seat)
        text = text_of(game.NAME, GreedyBot().choose(game, blanked, legal_actions(game, blanked)))
        self.say("hint", move=self.in_words(text), text=text)

    def show_rules(self, number: Sequence[str]) -> None:
        """Read the rules, or one of them."""
        try:
            print_rules(self.match.game.NAME, number[0] if number else None, self.language)
        except click.UsageError as error:
            self.console.print(error.format_message())

    def save(self, file: Sequence[str]) -> None:
        """Write the game so far."""
        if not file:
            self.say("save_where")
            return
        record = self.match.record()
        record.names = self.names
        try:
            Path(file[0]).write_bytes(record.to_json() + b"\n")
        except OSError as error:
            self.console.print(f"{file[0]}: {error.strerror}")
            return
        self.say("saved", file=file[0])

    def show_end(self) -> None:
        """Show the last table, the places, and who won."""
        self.console.print()
        self.show_table(ONLOOKER)
        self.console.print(standings_table(self.match, self.names, self.language))
        winners = self.match.ranking[0]
        if len(winners) > 1:
            self.say("share", players=", ".join(self.names[seat] for seat in winners))
        elif self.people == {winners[0]}:
            self.say("you_win")
        else:
            self.say("wins", player=self.names[winners[0]])

    def in_words(self, text: str) -> str:
        """Return a move as a person would say it."""
        game = self.match.game
        number = number_of(game.NAME, text)
        assert number is not None
        return move_in(game.NAME, self.language, game.describe(game.decode(number)), self.names)

    def tell(self, sentences: Iterable[Sentence]) -> None:
        """Write the lines of the log that everybody at this keyboard may read."""
        for sentence in sentences:
            if any(map(sentence.is_for, self.readers)):
                line = sentence_in(self.match.game.NAME, self.language, sentence, self.names, self.you)
                self.console.print(line)

    def say(self, key: str, **facts: object) -> None:
        """Write a message of the program itself."""
        self.console.print(message(self.language, key, **facts))
