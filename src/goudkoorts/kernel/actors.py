"""Who acts when it is nobody's turn at the table."""

CHANCE = -1  # a card, a token or a die decides
NOBODY = -2  # the game is over
ONLOOKER = -3  # not an actor: the seat of someone who watches and sees what is public
