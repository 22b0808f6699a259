// The words around ratings: a player's page, the ranking, and what a rated game changed.

import type { Language } from "./languages";

export interface RatingWords {
  rating: string;
  ratings: string;
  ranking: string;
  rankingText: string;
  rankingEmpty: string;
  rankingFailed: string;
  byGame: string;
  players: string;
  games: string;
  place: string;
  name: string;
  provisional: string;
  provisionalText: string;
  none: string;
  noneMine: string;
  noneOf: (name: string) => string;
  how: string;
  toNewTable: string;
  ofGame: (game: string, players: number) => string;
  chart: (games: number, from: string, to: string) => string;
  band: string;
  axisGame: string;
  latest: (count: number) => string;
  all: (count: number) => string;
  when: string;
  change: string;
  replay: string;
  replayOf: (when: string) => string;
  changed: string;
  page: string;
  myPage: string;
}

export const RATINGS: Record<Language, RatingWords> = {
  nl: {
    rating: "Rating",
    ratings: "Ratings",
    ranking: "Ranglijst",
    rankingText:
      "De volgorde gaat uit van wat iemand minstens waard is: de rating min de onzekerheid. Wie veel speelt, is zekerder.",
    rankingEmpty: "Hier heeft nog niemand een rating. Speel de eerste partij!",
    rankingFailed: "De ranglijst kan nu niet worden opgehaald.",
    byGame: "Kies een spel",
    players: "Spelers",
    games: "Partijen",
    place: "Plaats",
    name: "Naam",
    provisional: "voorlopig",
    provisionalText: "Een rating is voorlopig zolang er nog te weinig partijen zijn om er zeker van te zijn.",
    none: "nog geen rating",
    noneMine: "Je hebt nog geen rating.",
    noneOf: (name) => `${name} heeft nog geen rating.`,
    how: "Speel een partij tegen andere mensen en kies daarbij “Partij voor de rating”.",
    toNewTable: "Nieuwe tafel openen",
    ofGame: (game, players) => `${game}, ${players} spelers`,
    chart: (games, from, to) =>
      games === 1
        ? `Verloop van de rating: na één partij ${to}.`
        : `Verloop van de rating over ${games} partijen: van ${from} naar ${to}. De getallen staan in de tabel hieronder.`,
    band: "De band is de onzekerheid: 19 van de 20 keer ligt de echte speelsterkte daarbinnen.",
    axisGame: "Partij",
    latest: (count) => (count === 1 ? "De laatste partij" : `De laatste ${count} partijen`),
    all: (count) => `Alle ${count} partijen tonen`,
    when: "Wanneer",
    change: "Verschil",
    replay: "Terugkijken",
    replayOf: (when) => `Partij van ${when} terugkijken`,
    changed: "Je rating",
    page: "Spelerspagina",
    myPage: "Mijn ratings",
  },
  de: {
    rating: "Wertung",
    ratings: "Wertungszahlen",
    ranking: "Rangliste",
    rankingText:
      "Die Reihenfolge richtet sich danach, was jemand mindestens wert ist: die Wertungszahl minus die Unsicherheit. Wer viel spielt, ist sicherer eingeschätzt.",
    rankingEmpty: "Hier hat noch niemand eine Wertungszahl. Spiel die erste Partie!",
    rankingFailed: "Die Rangliste lässt sich gerade nicht laden.",
    byGame: "Wähle ein Spiel",
    players: "Spieler",
    games: "Partien",
    place: "Platz",
    name: "Name",
    provisional: "vorläufig",
    provisionalText: "Eine Wertungszahl ist vorläufig, solange sie auf zu wenigen Partien beruht.",
    none: "noch ohne Wertung",
    noneMine: "Du hast noch keine Wertungszahl.",
    noneOf: (name) => `${name} hat noch keine Wertungszahl.`,
    how: "Spiel eine Partie gegen andere Menschen und wähle dabei „Gewertete Partie“.",
    toNewTable: "Neuen Tisch eröffnen",
    ofGame: (game, players) => `${game}, ${players} Spieler`,
    chart: (games, from, to) =>
      games === 1
        ? `Verlauf der Wertungszahl: nach einer Partie ${to}.`
        : `Verlauf der Wertungszahl über ${games} Partien: von ${from} nach ${to}. Die Zahlen stehen in der Tabelle darunter.`,
    band: "Das Band ist die Unsicherheit: In 19 von 20 Fällen liegt die wahre Spielstärke darin.",
    axisGame: "Partie",
    latest: (count) => (count === 1 ? "Die letzte Partie" : `Die letzten ${count} Partien`),
    all: (count) => `Alle ${count} Partien zeigen`,
    when: "Wann",
    change: "Änderung",
    replay: "Ansehen",
    replayOf: (when) => `Partie vom ${when} ansehen`,
    changed: "Deine Wertungszahl",
    page: "Spielerseite",
    myPage: "Meine Wertungszahlen",
  },
  en: {
    rating: "Rating",
    ratings: "Ratings",
    ranking: "Ranking",
    rankingText:
      "Players are ordered by what they are worth at least: the rating less its uncertainty. Those who play a lot are known better.",
    rankingEmpty: "Nobody has a rating here yet. Play the first game!",
    rankingFailed: "The ranking cannot be loaded right now.",
    byGame: "Choose a game",
    players: "Players",
    games: "Games",
    place: "Place",
    name: "Name",
    provisional: "provisional",
    provisionalText: "A rating is provisional while there are too few games to be sure of it.",
    none: "no rating yet",
    noneMine: "You have no rating yet.",
    noneOf: (name) => `${name} has no rating yet.`,
    how: "Play a game with other people, and choose “Rated game” for it.",
    toNewTable: "Open a new table",
    ofGame: (game, players) => `${game}, ${players} players`,
    chart: (games, from, to) =>
      games === 1
        ? `How the rating went: ${to} after one game.`
        : `How the rating went over ${games} games: from ${from} to ${to}. The numbers are in the table below.`,
    band: "The band is the uncertainty: 19 times out of 20 the true strength lies in it.",
    axisGame: "Game",
    latest: (count) => (count === 1 ? "The latest game" : `The latest ${count} games`),
    all: (count) => `Show all ${count} games`,
    when: "When",
    change: "Change",
    replay: "Replay",
    replayOf: (when) => `Replay of the game of ${when}`,
    changed: "Your rating",
    page: "Player’s page",
    myPage: "My ratings",
  },
};
