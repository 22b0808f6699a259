// The bare room: a message of 300 bytes to both; the seats take turns.
const PAYLOAD = "x".repeat(300);
let rooms = 0;

export async function echo(url) {
  const said = (turn) => ({ turn, over: false, move: () => `${1 - turn}${PAYLOAD}` });
  return {
    open: async () => {
      const room = String(rooms++);
      return [{ room }, { room }];
    },
    socket: ({ room }) => ({ url: `${url.replace("http", "ws")}/room/${room}`, headers: {} }),
    greet: (socket, _seat, number) => number === 1 && setTimeout(() => socket.send(`0${PAYLOAD}`), 200),
    read: (text) => said(Number(text[0])),
  };
}
