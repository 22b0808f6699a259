// Goudkoorts: two guests, tables of Gold! by its HTTP, one socket a seat.
let asked = 0;

export async function ours(url) {
  const post = async (path, body, cookie) => {
    const headers = { "content-type": "application/json", origin: url, "sec-fetch-site": "same-origin" };
    if (cookie) headers.cookie = cookie;
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const guest = async () => {
    const answer = await post("/api/guest", {});
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  };
  const people = [await guest(), await guest()];
  const command = (table, body, cookie) =>
    post(`/api/tables/${table}/commands`, { id: `b${asked++}`, command: body }, cookie);

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
      const table = (await (await post("/api/tables", order, people[0])).json()).id;
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
