// boardgame.io: its lobby over HTTP, then socket.io's frames, written and read by hand.
import { post } from "./post.mjs";

export async function boardgame(url) {
  const ask = async (path, body) => (await post(url + path, body)).json();

  const read = (text, socket, seat, number) => {
    if (text === "2") socket.send("3"); // ping
    if (text.startsWith("40/gold")) {
      socket.send(`42/gold,${JSON.stringify(["sync", seat.match, String(number), seat.credentials, 2])}`);
    }
    if (!text.startsWith("42/gold,")) return null;
    const [kind, , payload] = JSON.parse(text.slice("42/gold,".length));
    if (kind !== "sync" && kind !== "update") return null;
    const state = kind === "sync" ? payload.state : payload;
    // Both players are told when somebody connects, with the state as it was: only what is new counts.
    if (seat.known === state._stateID) return null;
    seat.known = state._stateID;
    return {
      turn: Number(state.ctx.currentPlayer),
      over: state.ctx.gameover !== undefined,
      move: () => move(state, seat, number),
    };
  };

  return {
    open: async () => {
      const { matchID } = await ask("/games/gold/create", { numPlayers: 2 });
      const join = (seat) => ask(`/games/gold/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
      const seats = [await join(0), await join(1)];
      return seats.map(({ playerCredentials }) => ({ match: matchID, credentials: playerCredentials }));
    },
    socket: () => ({ url: `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, headers: { origin: url } }),
    greet: (socket) => socket.send("40/gold,"),
    read,
  };
}

function move(state, seat, number) {
  const { offer, displays } = state.G;
  const index = Math.floor(Math.random() * offer.length);
  const swaps = displays[number].length > 0 && Math.random() < 0.6; // as often as random players of Gold! do
  const given = Math.floor(Math.random() * displays[number].length);
  const payload = {
    type: swaps ? "swap" : "take",
    args: swaps ? [given, index] : [index],
    playerID: String(number),
    credentials: seat.credentials,
  };
  const action = { type: "MAKE_MOVE", payload };
  return `42/gold,${JSON.stringify(["update", action, state._stateID, seat.match, String(number)])}`;
}
