import type { Messages } from "./words.svelte";

export const nl: Messages = {
  board: {
    choices: "Your choices",
    state: "What lies on the table",
    waitingFor: (name: string) => `Waiting for ${name}.`,
  },
};
