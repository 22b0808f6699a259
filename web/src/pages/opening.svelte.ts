// Opening a table, from whichever page: one at a time, with a word for whoever waits.

import { messages } from "../i18n/words.svelte";
import { beSomebody } from "../me.svelte";
import { api, Problem } from "../net/api";
import type { NewTable, TableView } from "../net/wire";
import { go } from "../router.svelte";

interface Opening {
  game: string; // which one somebody wants, or wanted last
  busy: boolean; // a table is being opened
  warming: boolean; // the game is still being compiled, on a new machine
  problem: string; // what went wrong
}

const SECOND_MS = 1000;
const NOTHING: Opening = { game: "", busy: false, warming: false, problem: "" };

let state = $state.raw<Opening>(NOTHING);

export function opening(): Opening {
  return state;
}

/** A page that is new has nothing to report. */
export function forgetProblem(): void {
  if (!state.busy) state = NOTHING;
}

/** Open a table and go there, unless the visitor has gone elsewhere in the meantime. */
export async function openTable(table: NewTable): Promise<void> {
  if (state.busy) return;
  state = { ...NOTHING, game: table.game, busy: true };
  const begun = location.pathname;
  const isStillWanted = () => location.pathname === begun;
  try {
    await beSomebody();
    const opened = await askUntilReady(table, isStillWanted);
    if (opened && isStillWanted()) go(`/t/${opened.id}`);
    state = NOTHING;
  } catch (error) {
    const code = error instanceof Problem ? error.code : "unknown";
    const problem = messages().refusals[code] ?? messages().refusals.unknown!;
    state = { ...NOTHING, game: table.game, problem };
  }
}

async function askUntilReady(table: NewTable, isStillWanted: () => boolean): Promise<TableView | null> {
  while (isStillWanted()) {
    try {
      return await api.openTable(table);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "warming_up") throw problem;
      state = { ...state, warming: true };
      await pause(Number(problem.facts.seconds) * SECOND_MS);
    }
  }
  return null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
