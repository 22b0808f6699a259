// Goudkoorts: two guests, tables of Gold! by its HTTP, one socket a seat.
import { post } from "./post.mjs";

let asked = 0;

export async function ours(url) {
  const ask = (path, body, cookie) =>
    post(url + path, body, { origin: url, "sec-fetch-site": "same-origin", ...(cookie && { cookie }) });
  const guest = async () => {
    const { headers } = await ask("/api/guest", {});
    return headers["set-cookie"].map((cookie) => cookie.split(";")[0]).join("; ");
  };
  const people = [await guest(), await guest()];
  const command = (table, body, cookie) =>
    ask(`/api/tables/${table}/commands`, { id: `b${asked++}`, command: body }, cookie);

  const read = (text, _socket, seat) => {
    const message = JSON.parse(text);
    if (message.type === "refused" || message.type === "bye") throw new Error(text);
    // `undo` and the clocks may change without a move; only what is new counts.
    if (message.type !== "game" || message.ply === seat.known) return null;
    seat.known = message.ply;
    const { turn, legal, ply } = message;
    return { turn: turn === "over" ? null : turn, over: turn === "over", move: () => move(legal, ply) };
  };

  return {
    open: async () => {
      const order = { game: "gold", players: 2, seats: ["me", "open"], access: "private" };
      const table = (await ask("/api/tables", order, people[0])).json().id;
      await command(table, { type: "sit", seat: 1 }, people[1]);
      await command(table, { type: "start" }, people[0]);
      return people.map((cookie) => ({ table, cookie }));
    },
    socket: ({ table, cookie }) => ({
      url: `${url.replace("http", "ws")}/ws/tables/${table}`,
      headers: { cookie, origin: url },
    }),
    greet: () => {},
    read,
  };
}

function move(legal, ply) {
  const { action } = legal[Math.floor(Math.random() * legal.length)];
  return JSON.stringify({ type: "do", id: `b${asked++}`, command: { type: "play", action, ply } });
}
