// boardgame.io's server with a card game as large as Gold!: node boardgame_server.cjs PEERS PORT [FOLDER]
// PEERS is where the packages are; with FOLDER its file storage is used, without it its memory.
const { createRequire } = require("node:module");
const path = require("node:path");

const [peers, port, folder] = process.argv.slice(2);
const fromPeers = createRequire(path.resolve(peers, "package.json"));
const { Server, FlatFile, Origins } = fromPeers("boardgame.io/server");
const { PlayerView, INVALID_MOVE, TurnOrder } = fromPeers("boardgame.io/core");

const OFFER = 5;
const SET = 3;
const COLOURS = ["r", "o", "g", "b", "v"];
const VALUES = ["e", "e", "3", "3", "4", "5", "6", "7", "8"];

// Like Gold!: an open offer, open displays, a hidden pile, sets that score; take or swap a card in turn.
const game = {
  name: "gold",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const pile = random.Shuffle(COLOURS.flatMap((colour) => VALUES.map((value) => colour + value)));
    return {
      offer: pile.splice(0, OFFER),
      displays: [pile.splice(0, 1), pile.splice(0, 1)],
      score_piles: [{ cards: 0, points: 0 }, { cards: 0, points: 0 }],
      pile: pile.length,
      phase: "turn",
      set_colour: null,
      secret: { pile },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    take: ({ G, playerID }, index) => {
      if (!(index in G.offer)) return INVALID_MOVE;
      const display = G.displays[playerID];
      display.push(...G.offer.splice(index, 1));
      scoreSets(G, playerID);
      refill(G);
    },
    swap: ({ G, playerID }, given, index) => {
      if (!(index in G.offer) || !(given in G.displays[playerID])) return INVALID_MOVE;
      const display = G.displays[playerID];
      [display[given], G.offer[index]] = [G.offer[index], display[given]];
      scoreSets(G, playerID);
    },
  },
  endIf: ({ G }) => (G.offer.length === 0 ? { over: true } : undefined),
};

function scoreSets(G, seat) {
  for (const colour of COLOURS) {
    const set = G.displays[seat].filter((card) => card[0] === colour);
    if (set.length < SET) continue;
    G.displays[seat] = G.displays[seat].filter((card) => card[0] !== colour);
    G.score_piles[seat].cards += set.length;
    for (const card of set) G.score_piles[seat].points += card[1] === "e" ? -2 : Number(card[1]);
  }
}

function refill(G) {
  if (G.offer.length === 0) G.offer = G.secret.pile.splice(0, OFFER);
  G.pile = G.secret.pile.length;
}

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
Server(options).run(Number(port));
