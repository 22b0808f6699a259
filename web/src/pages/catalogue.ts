// What the first page must know without asking anybody: the games and how many can play them.

export interface GameCard {
  name: string;
  /** The numbers of players, the smallest and the largest. */
  seats: [number, number];
  /** How many sit at a table that is opened by one click. */
  quick: number;
}

export const GAMES: GameCard[] = [
  { name: "gold", seats: [2, 3], quick: 2 },
  { name: "goldrausch", seats: [2, 5], quick: 3 },
  { name: "zevenspel", seats: [2, 20], quick: 4 },
  { name: "elfenland", seats: [2, 6], quick: 3 },
  { name: "elfengold", seats: [2, 6], quick: 3 },
];

export const LEVELS = ["beginner", "amateur", "player", "expert", "master"];
