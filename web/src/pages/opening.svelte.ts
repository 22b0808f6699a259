// Opening a table, from whichever page: one at a time, with a word for whoever waits.

import { messages } from "../i18n/words.svelte";
import { beSomebody } from "../me.svelte";
import { askForName } from "../naming.svelte";
import { api, Problem } from "../net/api";
import type { NewTable, TableView } from "../net/wire";
import { currentPlace, go } from "../router.svelte";

interface Opening {
  page: string; // where somebody wants a table
  game: string; // of which game
  busy: boolean; // it is being opened
  warming: boolean; // the game is still being compiled, on a new machine
  problem: string; // what went wrong
}

const SECOND_MS = 1000;
const NOTHING: Opening = { page: "", game: "", busy: false, warming: false, problem: "" };

let state = $state.raw<Opening>(NOTHING);
let wishes = 0;

/** What is being opened from the page that is shown; whoever leaves a page no longer wants its table. */
export function opening(): Opening {
  return state.page === currentPlace().path ? state : NOTHING;
}

/** A page that is new has nothing to report. */
export function forgetProblem(): void {
  if (!state.busy) state = NOTHING;
}

/** Open a table and go there, unless somebody has gone elsewhere by then or wants another one. */
export async function openTable(table: NewTable): Promise<void> {
  if (opening().busy && opening().game === table.game) return;
  const wish = ++wishes;
  const { path: page } = currentPlace();
  const isStillWanted = () => wish === wishes && page === currentPlace().path;
  state = { ...NOTHING, page, game: table.game, busy: true };
  let problem = "";
  try {
    await beSomebody();
    if (table.seats.includes("open")) await askForName();
    const opened = await askUntilReady(table, isStillWanted);
    if (opened && isStillWanted()) go(`/t/${opened.id}`);
  } catch (error) {
    const code = error instanceof Problem ? error.code : "unknown";
    problem = messages().refusals[code] ?? messages().refusals.unknown!;
  }
  if (wish !== wishes) return;
  state = problem && isStillWanted() ? { ...NOTHING, page, game: table.game, problem } : NOTHING;
}

async function askUntilReady(table: NewTable, isStillWanted: () => boolean): Promise<TableView | null> {
  while (isStillWanted()) {
    try {
      return await api.openTable(table);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "warming_up") throw problem;
      if (isStillWanted()) state = { ...state, warming: true };
      await pause(Number(problem.facts.seconds) * SECOND_MS);
    }
  }
  return null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
