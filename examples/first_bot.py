"""A bot in the standard library: goudkoorts play gold --bot "cmd:python3 examples/first_bot.py"."""

import json
import sys


def promise(cards):
    """Return what a display of Gold! promises: cards of one colour are worth more together."""
    colours = {card[0]: [other for other in cards if other[0] == card[0]] for card in cards}
    return sum(len(same) * sum(-2 if card[1] == "e" else int(card[1]) for card in same) for same in colours.values())


def after(action, cards):
    """Return our display after a move such as `take g4`, `swap b6 g4`, `bonus 1 o6` or `pass`."""
    *given, taken = [word for word in action.split()[1:] if not word.isdigit()] or [None]
    kept = [card for card in cards if card not in given]
    return kept if taken is None else [*kept, taken]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": "goudkoorts-bot 1", "name": "First bot"}), flush=True)
    elif message["type"] == "match":
        game, seat = message["game"], message["seat"]
    elif message["type"] == "turn":
        legal = message["legal"]
        action = legal[len(legal) // 2]  # in the games it knows nothing about
        if game == "gold":
            cards = message["view"]["displays"][seat]
            action = max(legal, key=lambda action: promise(after(action, cards)))
        print(json.dumps({"type": "move", "id": message["id"], "action": action}), flush=True)
    elif message["type"] == "quit":
        break
