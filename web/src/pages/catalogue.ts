// What the first page must know without asking anybody: the games and how many can play them.

export interface GameCard {
  name: string;
  /** The numbers of players, the smallest and the largest. */
  seats: [number, number];
  /** How many sit at a table that is opened by one click. */
  quick: number;
  /** The level of the bots until the reader has chosen one: weaker ones make little of a long game or of odds. */
  level: string;
}

export const GAMES: GameCard[] = [
  { name: "gold", seats: [2, 3], quick: 2, level: "amateur" },
  { name: "goldrausch", seats: [2, 5], quick: 3, level: "amateur" },
  { name: "zevenspel", seats: [2, 20], quick: 4, level: "player" },
  { name: "elfenland", seats: [2, 6], quick: 3, level: "player" },
  { name: "elfengold", seats: [2, 6], quick: 3, level: "player" },
];

/** Whether there is such a game. */
export function isGame(name: string | null): name is string {
  return GAMES.some((game) => game.name === name);
}

export const LEVELS = ["beginner", "amateur", "player", "expert", "master"];
