// The words around a game that is judged move by move.

import type { components } from "../net/openapi";
import type { Language } from "./languages";

export type Mark = NonNullable<components["schemas"]["Judgement"]["mark"]>;

export interface ReviewWords {
  title: string;
  lead: string;
  start: string;
  working: (judged: number, decisions: number) => string;
  warming: string;
  chart: string;
  toTurningPoint: string;
  turned: (step: number) => string;
  nothingLost: string;
  chance: string;
  better: string;
  noChoice: string;
  notJudged: string;
  proved: string;
  marks: Record<Mark, string>;
  previous: string;
  next: string;
  player: string;
  givenAway: string;
  errors: string;
  meaning: string;
}

export const REVIEW: Record<Language, ReviewWords> = {
  nl: {
    title: "Waar werd het gewonnen?",
    lead: "Elke beslissing beoordeeld naar wat de speler kon weten: de winstkans erna, en wat beter was.",
    start: "Deze partij beoordelen",
    working: (judged, decisions) => `${judged} van ${decisions} beslissingen beoordeeld`,
    warming: "De analyse van dit spel wordt op deze computer klaargemaakt. Een ogenblik …",
    chart: "Winstkans van iedereen in de loop van de partij",
    toTurningPoint: "Ga naar waar het meest verloren ging",
    turned: (step) => `De partij kantelde bij stap ${step}.`,
    nothingLost: "Niemand maakte een duidelijke fout.",
    chance: "winstkans",
    better: "Beter was",
    noChoice: "Er was geen andere zet.",
    notJudged: "Hier viel niets te beslissen.",
    proved: "bewezen",
    marks: {
      best: "beste zet",
      good: "goed",
      unclear: "onduidelijk",
      inaccuracy: "onnauwkeurig",
      mistake: "fout",
      blunder: "blunder",
    },
    previous: "Vorige fout",
    next: "Volgende fout",
    player: "Speler",
    givenAway: "weggegeven per beslissing",
    errors: "onnauwkeurig, fout, blunder",
    meaning:
      "Een winstkans geldt als iedereen verderspeelt zoals de gulzige bot zou doen. ± is de helft van een 95 %-interval.",
  },
  de: {
    title: "Wo wurde gewonnen?",
    lead: "Jede Entscheidung beurteilt nach dem, was der Spieler wissen konnte: die Gewinnchance danach, und was besser war.",
    start: "Diese Partie beurteilen",
    working: (judged, decisions) => `${judged} von ${decisions} Entscheidungen beurteilt`,
    warming: "Die Analyse dieses Spiels wird auf diesem Rechner vorbereitet. Einen Augenblick …",
    chart: "Gewinnchance aller im Lauf der Partie",
    toTurningPoint: "Zu der Stelle, an der am meisten verloren ging",
    turned: (step) => `Die Partie kippte bei Schritt ${step}.`,
    nothingLost: "Niemand hat einen klaren Fehler gemacht.",
    chance: "Gewinnchance",
    better: "Besser war",
    noChoice: "Es gab keinen anderen Zug.",
    notJudged: "Hier gab es nichts zu entscheiden.",
    proved: "bewiesen",
    marks: {
      best: "bester Zug",
      good: "gut",
      unclear: "unklar",
      inaccuracy: "ungenau",
      mistake: "Fehler",
      blunder: "Patzer",
    },
    previous: "Voriger Fehler",
    next: "Nächster Fehler",
    player: "Spieler",
    givenAway: "verschenkt je Entscheidung",
    errors: "ungenau, Fehler, Patzer",
    meaning:
      "Eine Gewinnchance gilt, wenn alle weiterspielen, wie es der gierige Bot täte. ± ist die Hälfte eines 95-%-Intervalls.",
  },
  en: {
    title: "Where was it won?",
    lead: "Every decision judged by what the player could know: the chance to win after it, and what was better.",
    start: "Judge this game",
    working: (judged, decisions) => `${judged} of ${decisions} decisions judged`,
    warming: "The analysis of this game is being made ready on this machine. One moment …",
    chart: "Everybody’s chance to win over the game",
    toTurningPoint: "Go to where most was lost",
    turned: (step) => `The game turned at step ${step}.`,
    nothingLost: "Nobody made a clear mistake.",
    chance: "chance to win",
    better: "Better was",
    noChoice: "There was no other move.",
    notJudged: "There was nothing to decide here.",
    proved: "proved",
    marks: {
      best: "best move",
      good: "good",
      unclear: "unclear",
      inaccuracy: "inaccuracy",
      mistake: "mistake",
      blunder: "blunder",
    },
    previous: "Previous error",
    next: "Next error",
    player: "Player",
    givenAway: "given away per decision",
    errors: "inaccuracy, mistake, blunder",
    meaning:
      "A chance to win holds if everybody goes on as the greedy bot would. ± is half of a 95 % interval.",
  },
};
