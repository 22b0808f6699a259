// The one line that says what is asked of me now.

import type { Turn } from "../../table/board";
import { type Act, type Chosen, litTokens } from "./pick";
import type { Told } from "./telling";

interface Asked extends Told {
  acts: readonly Act[];
  chosen: Chosen;
  turn: Turn;
}

/** Say what to do now, or whom the table waits for. */
export function promptFor(asked: Asked): string {
  const { acts, turn, say, words, you } = asked;
  if (turn === "over") return words.over;
  if (acts.length > 0) return myTask(asked);
  return typeof turn === "number" && turn !== you ? words.wait(say.player(turn)) : "";
}

function myTask({ acts, chosen, view, say, words }: Asked): string {
  const has = (verb: string) => acts.some((act) => act.verb === verb);
  if (has("show")) return words.show;
  if (has("pay")) return words.pay(view.left, view.caravan ? say.word(view.caravan) : "");
  if (has("discard")) return words.discard(view.left);
  if (has("return")) return say.label("to_give_back", { count: view.left });
  if (has("gold")) return words.reward;
  if (has("deck") || has("stack")) return words.drawCard;
  if (has("blind") || has("open")) return view.open_counters ? words.drawCounter : words.drawCard;
  if (has("stop")) return acts.length > 1 ? words.travel : words.travelOver;
  return planning();

  function planning(): string {
    if (chosen.token === "exchange") return chosen.road ? words.swapSecond : words.swapFirst;
    if (chosen.token) return words.planWhere(capital(say.word(chosen.token)));
    return litTokens(acts).size > 0 ? words.planFirst : words.planNothing;
  }
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
