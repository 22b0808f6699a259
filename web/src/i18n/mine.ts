// The words around one's own games: those that run, how the others ended, and what they come to.

import type { Language } from "./languages";

export interface MineWords {
  putAway: string;
  putAwayOf: (game: string) => string;
  sure: string;
  notPutAway: string;
  won: string;
  shared: string;
  lost: string;
  place: (place: number, of: number) => string;
  handedOver: string;
  score: (own: string, others: string) => string;
  review: string;
  reviewOf: (game: string, when: string) => string;
  totals: string;
  against: string;
  people: string;
  wonOf: string;
  played: string;
  more: string;
}

export const MINE: Record<Language, MineWords> = {
  nl: {
    putAway: "Opruimen",
    putAwayOf: (game) => `${game} opruimen`,
    sure: "Deze partij stopt dan, onbeslist.",
    notPutAway: "Laat staan",
    won: "Gewonnen",
    shared: "Gedeelde overwinning",
    lost: "Verloren",
    place: (place, of) => `${place}e van ${of}`,
    handedOver: "Uitgespeeld door een bot",
    score: (own, others) => `${own} tegen ${others}`,
    review: "Nabespreken",
    reviewOf: (game, when) => `${game} van ${when} nabespreken`,
    totals: "Alles bij elkaar",
    against: "Tegen",
    people: "mensen",
    wonOf: "Gewonnen",
    played: "Gespeeld",
    more: "Meer tonen",
  },
  de: {
    putAway: "Wegräumen",
    putAwayOf: (game) => `${game} wegräumen`,
    sure: "Diese Partie endet dann ohne Ergebnis.",
    notPutAway: "Stehen lassen",
    won: "Gewonnen",
    shared: "Geteilter Sieg",
    lost: "Verloren",
    place: (place, of) => `${place}. von ${of}`,
    handedOver: "Ein Bot hat zu Ende gespielt",
    score: (own, others) => `${own} gegen ${others}`,
    review: "Nachbesprechen",
    reviewOf: (game, when) => `${game} vom ${when} nachbesprechen`,
    totals: "Alles zusammen",
    against: "Gegen",
    people: "Menschen",
    wonOf: "Gewonnen",
    played: "Gespielt",
    more: "Mehr zeigen",
  },
  en: {
    putAway: "Put away",
    putAwayOf: (game) => `Put ${game} away`,
    sure: "The game then ends without a winner.",
    notPutAway: "Leave it",
    won: "Won",
    shared: "Shared victory",
    lost: "Lost",
    place: (place, of) => `${ordinal(place)} of ${of}`,
    handedOver: "A bot finished it",
    score: (own, others) => `${own} to ${others}`,
    review: "Review",
    reviewOf: (game, when) => `Review ${game} of ${when}`,
    totals: "All in all",
    against: "Against",
    people: "people",
    wonOf: "Won",
    played: "Played",
    more: "Show more",
  },
};

function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th")}`;
}
