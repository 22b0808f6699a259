// From the legal actions to what can be pointed at. No rules here: an action is either in the list or it is not, and
// what is not is named all the same, so that the table can be asked why.

import type { Move } from "../../table/board";

export interface Choice {
  action: string;
  can: boolean;
}

type Legal = readonly Move[] | null;

/** Whether a list of legal actions holds one. */
export function has(legal: Legal, action: string): boolean {
  return legal?.some((move) => move.action === action) ?? false;
}

/** A card of the offer: taken by itself, or fetched for the chosen card of one's own. */
export function offerChoice(legal: Legal, chosen: string | null, card: string): Choice {
  const action = chosen === null ? `take ${card}` : `swap ${chosen} ${card}`;
  return { action, can: has(legal, action) };
}

/** A card of one's own: it can be chosen if it fetches something; the action named is the likeliest exchange. */
export function ownChoice(legal: Legal, card: string, offer: readonly string[]): Choice {
  const exchange = legal?.find((move) => move.action.startsWith(`swap ${card} `));
  return {
    action: exchange?.action ?? `swap ${card} ${cheapestGold(offer) ?? offer[0] ?? card}`,
    can: exchange !== undefined,
  };
}

/** A card in somebody else's display: a bonus. */
export function bonusChoice(legal: Legal, seat: number, card: string): Choice {
  const action = `bonus ${seat} ${card}`;
  return { action, can: has(legal, action) };
}

/** The colours one may start with, where players choose their first donkey. */
export function donkeyChoices(legal: Legal): Move[] {
  return legal?.filter((move) => move.action.startsWith("donkey ")) ?? [];
}

/** The move that declines the bonus, if there is one. */
export function decline(legal: Legal): Move | null {
  return legal?.find((move) => move.action === "pass") ?? null;
}

/** A chosen card that can no longer be given is chosen no more. */
export function keepChosen(legal: Legal, chosen: string | null): string | null {
  return chosen !== null && legal?.some((move) => move.action.startsWith(`swap ${chosen} `)) ? chosen : null;
}

function cheapestGold(offer: readonly string[]): string | undefined {
  return offer
    .filter((card) => !card.endsWith("e"))
    .sort((one, other) => Number(one[1]) - Number(other[1]))[0];
}
