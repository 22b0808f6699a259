// How one's own games stand and ended, in words, without a browser.

import type { MineWords } from "../i18n/mine";
import type { TableRow, Total } from "../net/wire";
import { GAMES, LEVELS } from "./catalogue";

/** Whether nobody but me plays there: such a game may be put away. */
export function isAgainstBots(row: TableRow): boolean {
  return row.status === "playing" && row.seats.filter((seat) => seat.kind === "person").length === 1;
}

/** My games that are not over, those first where I am to move. */
export function runningOf(rows: readonly TableRow[]): TableRow[] {
  const running = rows.filter((row) => row.status === "playing" || row.status === "open");
  return running.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated_at - a.updated_at);
}

/** How a finished game ended for somebody, with the points: their own, and those of the others. */
export function outcomeOf(row: TableRow, person: string, words: MineWords): string {
  const { result } = row;
  const mine = row.seats.findIndex((seat) => seat.person === person);
  if (!result || mine < 0) return "";
  const others = result.scores.filter((_, seat) => seat !== mine).join(", ");
  return `${placeOf(row, mine, words)} · ${words.score(String(result.scores[mine]), others)}`;
}

function placeOf(row: TableRow, mine: number, words: MineWords): string {
  if (row.seats[mine]?.stand_in) return words.handedOver;
  const ranking = row.result?.ranking ?? [];
  const group = ranking.findIndex((seats) => seats.includes(mine));
  if (group === 0) return ranking[0]!.length > 1 ? words.shared : words.won;
  const place = ranking.slice(0, group).flat().length + 1;
  return row.players === 2 || place === row.players ? words.lost : words.place(place, row.players);
}

/** Totals in the order of the first page, each game from weak to strong, people last. */
export function inOrder(totals: readonly Total[]): Total[] {
  const game = (total: Total) => GAMES.findIndex((card) => card.name === total.game);
  const level = (total: Total) => (total.level === null ? LEVELS.length : LEVELS.indexOf(total.level));
  return [...totals].sort((a, b) => game(a) - game(b) || level(a) - level(b));
}
