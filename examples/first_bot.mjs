// A bot in JavaScript: goudkoorts play gold --bot "cmd:node examples/first_bot.mjs"
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let dice = 1;

// Returns a number below `count`; the same seed plays the same game.
function throwDice(count) {
  dice = (dice * 48271) % 2147483647;
  return dice % count;
}

// In Gold! donkeys cost points: leave them (`take re`) where there is a choice.
const takesDonkey = (action) => /^(take|bonus \d+) .e$/.test(action);

const answers = {
  hello: () => say({ type: "ready", protocol: "goudkoorts-bot 1", name: "First bot in JavaScript" }),
  match: (message) => (dice = (message.seed % 2147483646) + 1),
  turn: ({ id, legal }) => {
    const better = legal.filter((action) => !takesDonkey(action));
    const choices = better.length > 0 ? better : legal;
    say({ type: "move", id, action: choices[throwDice(choices.length)] });
  },
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.type]?.(message); // messages we do not know are none of our business
}
