export const en = {
  board: {
    choices: "Your choices",
    state: "What lies on the table",
    waitingFor: (name: string) => `Waiting for ${name}.`,
  },
};
