// The words of the board that the games' own texts do not have.

import type { Language } from "../../i18n/languages";
import type { Column } from "./panels/chart";

export interface Words {
  map: string;
  mapHelp: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  chart: string;
  chartNote: string;
  big: string;
  close: string;
  cancel: string;
  columns: Record<Column, string>;
  caravan: string;
  anyCards: (count: number) => string;
  empty: string;
  boots: (names: string) => string;
  pieces: (names: string) => string;
  noPieces: string;
  worth: (gold: number) => string;
  goal: string;
  canGo: string;
  canLay: string;
  hand: string;
  hidden: string;
  everything: string;
  open: string;
  unseen: (count: number) => string;
  players: string;
  collected: (count: number) => string;
  cards: (count: number) => string;
  gold: (count: number) => string;
  starts: string;
  townCard: (town: string) => string;
  round: (round: number, rounds: number) => string;
  wait: (name: string) => string;
  planFirst: string;
  planNothing: string;
  planWhere: (kind: string) => string;
  swapFirst: string;
  swapSecond: string;
  choose: string;
  travel: string;
  travelOver: string;
  pay: (count: number, road: string) => string;
  discard: (count: number) => string;
  show: string;
  drawCard: string;
  drawCounter: string;
  reward: string;
  takeGold: (count: number) => string;
  takeCards: string;
  earned: (count: number) => string;
  witchFlight: string;
  witchBypass: string;
  deck: (count: number) => string;
  discards: (cards: string) => string;
  pool: string;
  stack: (count: number, gold: number) => string;
  forSale: string;
  highest: (count: number, name: string) => string;
  noBid: string;
  bidNow: string;
  bid: (count: number) => string;
  bidAnyway: (count: number) => string;
  more: string;
  less: string;
  warning: (bid: number, mine: number) => string;
  outOfIt: string;
  over: string;
  pass: string;
  stop: string;
}

const nl: Words = {
  map: "Kaart",
  mapHelp:
    "Pijltjes lopen langs de wegen, Page Up en Page Down langs wat kan, plus en min zoomen, c toont de tabel, m maakt de kaart groot.",
  zoomIn: "Dichterbij",
  zoomOut: "Verder weg",
  whole: "Hele kaart",
  chart: "Vervoerstabel",
  chartNote: "Zoveel kaarten van dat vervoer kost een stap.",
  big: "Grote kaart",
  close: "Sluiten",
  cancel: "Toch niet",
  columns: {
    plain: "vlakte",
    wood: "bos",
    desert: "woestijn",
    mountain: "gebergte",
    downstream: "stroomaf",
    upstream: "stroomop",
    lake: "meer",
  },
  caravan: "karavaan",
  anyCards: (count) => `${count} kaarten naar keuze`,
  empty: "leeg",
  boots: (names) => `laars van ${names}`,
  pieces: (names) => `nog te bezoeken voor ${names}`,
  noPieces: "door iedereen bezocht",
  worth: (gold) => `${gold} goud`,
  goal: "jouw stadskaart",
  canGo: "bereikbaar",
  canLay: "kan hier",
  hand: "Je kaarten",
  hidden: "verborgen",
  everything: "Alle kaarten en fiches",
  open: "open",
  unseen: (count) => `${count} verborgen`,
  players: "Spelers",
  collected: (count) => `${count} van 20 steden`,
  cards: (count) => (count === 1 ? "1 kaart" : `${count} kaarten`),
  gold: (count) => `${count} goud`,
  starts: "startspeler",
  townCard: (town) => `stadskaart ${town}`,
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  wait: (name) => `${name} is aan de beurt.`,
  planFirst: "Kies iets om neer te leggen, dan een weg.",
  planNothing: "Je hebt niets meer om neer te leggen.",
  planWhere: (kind) => `${kind}: tik op een verlichte weg.`,
  swapFirst: "Ruilen: tik op de eerste weg.",
  swapSecond: "En met welke weg?",
  choose: "Op welke manier?",
  travel: "Tik op de volgende stad, of beëindig je reis.",
  travelOver: "Verder kom je niet met deze kaarten.",
  pay: (count, road) => `Karavaan ${road}: betaal nog ${count === 1 ? "1 kaart" : `${count} kaarten`}.`,
  discard: (count) => `Leg nog ${count === 1 ? "1 kaart" : `${count} kaarten`} af.`,
  show: "Welke fiche leg je open? De andere blijft verborgen.",
  drawCard: "Neem een kaart.",
  drawCounter: "Neem een fiche.",
  reward: "Je reis is voorbij: goud of kaarten?",
  takeGold: (count) => `${count} goud`,
  takeCards: "2 kaarten",
  earned: (count) => `deze reis: ${count} goud`,
  witchFlight: "vlucht: tovenaar en 3 goud",
  witchBypass: "en tovenaar, 1 goud",
  deck: (count) => `stapel, nog ${count}`,
  discards: (cards) => `in de aflegstapel: ${cards}`,
  pool: "blind trekken",
  stack: (count, gold) => `goudstapel van ${count}: ${gold} goud`,
  forSale: "Te koop",
  highest: (count, name) => `${name} biedt ${count}`,
  noBid: "nog geen bod",
  bidNow: "Bied, of pas voor deze fiche.",
  bid: (count) => `Bied ${count}`,
  bidAnyway: (count) => `Toch ${count} bieden`,
  more: "meer bieden",
  less: "minder bieden",
  warning: (bid, mine) =>
    `Je hebt ${mine} goud. Win je met ${bid}, dan ben je alles kwijt en krijg je niets.`,
  outOfIt: "gepast",
  over: "Het spel is uit.",
  pass: "Passen",
  stop: "Reis beëindigen",
};

const de: Words = {
  map: "Plan",
  mapHelp:
    "Pfeiltasten folgen den Wegen, Bild auf und Bild ab gehen zu dem, was möglich ist, Plus und Minus zoomen, c zeigt die Tabelle, m macht die Karte groß.",
  zoomIn: "Näher heran",
  zoomOut: "Weiter weg",
  whole: "Ganzer Plan",
  chart: "Transporttabelle",
  chartNote: "So viele Karten dieses Transportmittels kostet ein Schritt.",
  big: "Große Karte",
  close: "Schließen",
  cancel: "Doch nicht",
  columns: {
    plain: "Ebene",
    wood: "Wald",
    desert: "Wüste",
    mountain: "Gebirge",
    downstream: "flussab",
    upstream: "flussauf",
    lake: "See",
  },
  caravan: "Karawane",
  anyCards: (count) => `${count} beliebige Karten`,
  empty: "leer",
  boots: (names) => `Stiefel von ${names}`,
  pieces: (names) => `noch zu besuchen für ${names}`,
  noPieces: "von allen besucht",
  worth: (gold) => `${gold} Gold`,
  goal: "deine Ortskarte",
  canGo: "erreichbar",
  canLay: "hier möglich",
  hand: "Deine Karten",
  hidden: "verdeckt",
  everything: "Alle Karten und Plättchen",
  open: "offen",
  unseen: (count) => `${count} verdeckt`,
  players: "Mitspieler",
  collected: (count) => `${count} von 20 Orten`,
  cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  gold: (count) => `${count} Gold`,
  starts: "beginnt die Runde",
  townCard: (town) => `Ortskarte ${town}`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  wait: (name) => `${name} ist an der Reihe.`,
  planFirst: "Wähle etwas zum Legen, dann einen Weg.",
  planNothing: "Du hast nichts mehr zu legen.",
  planWhere: (kind) => `${kind}: Tippe auf einen leuchtenden Weg.`,
  swapFirst: "Tauschen: Tippe auf den ersten Weg.",
  swapSecond: "Und mit welchem Weg?",
  choose: "Auf welche Art?",
  travel: "Tippe auf den nächsten Ort oder beende die Reise.",
  travelOver: "Weiter kommst du mit diesen Karten nicht.",
  pay: (count, road) => `Karawane ${road}: zahle noch ${count === 1 ? "1 Karte" : `${count} Karten`}.`,
  discard: (count) => `Lege noch ${count === 1 ? "1 Karte" : `${count} Karten`} ab.`,
  show: "Welches Plättchen legst du offen hin? Das andere bleibt verdeckt.",
  drawCard: "Zieh eine Karte.",
  drawCounter: "Nimm ein Plättchen.",
  reward: "Deine Reise ist zu Ende: Gold oder Karten?",
  takeGold: (count) => `${count} Gold`,
  takeCards: "2 Karten",
  earned: (count) => `diese Reise: ${count} Gold`,
  witchFlight: "Flug: Zauberer und 3 Gold",
  witchBypass: "und Zauberer, 1 Gold",
  deck: (count) => `Stapel, noch ${count}`,
  discards: (cards) => `im Ablagestapel: ${cards}`,
  pool: "verdeckt ziehen",
  stack: (count, gold) => `Goldstapel mit ${count}: ${gold} Gold`,
  forSale: "Zu ersteigern",
  highest: (count, name) => `${name} bietet ${count}`,
  noBid: "noch kein Gebot",
  bidNow: "Biete, oder passe bei diesem Plättchen.",
  bid: (count) => `${count} bieten`,
  bidAnyway: (count) => `Trotzdem ${count} bieten`,
  more: "mehr bieten",
  less: "weniger bieten",
  warning: (bid, mine) =>
    `Du hast ${mine} Gold. Gewinnst du mit ${bid}, verlierst du alles und bekommst nichts.`,
  outOfIt: "ausgestiegen",
  over: "Das Spiel ist aus.",
  pass: "Passen",
  stop: "Reise beenden",
};

const en: Words = {
  map: "Map",
  mapHelp:
    "Arrow keys follow the roads, Page Up and Page Down go through what is possible, plus and minus zoom, c shows the chart, m makes the map big.",
  zoomIn: "Closer",
  zoomOut: "Further away",
  whole: "Whole map",
  chart: "Transport chart",
  chartNote: "So many cards of that transport a step costs.",
  big: "Big map",
  close: "Close",
  cancel: "Never mind",
  columns: {
    plain: "plain",
    wood: "wood",
    desert: "desert",
    mountain: "mountains",
    downstream: "downstream",
    upstream: "upstream",
    lake: "lake",
  },
  caravan: "caravan",
  anyCards: (count) => `any ${count} cards`,
  empty: "empty",
  boots: (names) => `boot of ${names}`,
  pieces: (names) => `still to visit for ${names}`,
  noPieces: "visited by everybody",
  worth: (gold) => `${gold} gold`,
  goal: "your town card",
  canGo: "can be reached",
  canLay: "can go here",
  hand: "Your cards",
  hidden: "hidden",
  everything: "What everybody has",
  open: "open",
  unseen: (count) => `${count} hidden`,
  players: "Players",
  collected: (count) => `${count} of 20 towns`,
  cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
  gold: (count) => `${count} gold`,
  starts: "starting player",
  townCard: (town) => `town card ${town}`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  wait: (name) => `It is ${name}’s turn.`,
  planFirst: "Choose something to place, then a road.",
  planNothing: "You have nothing left to place.",
  planWhere: (kind) => `${kind}: tap a lit road.`,
  swapFirst: "Swap: tap the first road.",
  swapSecond: "And with which road?",
  choose: "In which way?",
  travel: "Tap the next town, or end your journey.",
  travelOver: "These cards take you no further.",
  pay: (count, road) => `Caravan ${road}: pay ${count === 1 ? "1 more card" : `${count} more cards`}.`,
  discard: (count) => `Discard ${count === 1 ? "1 more card" : `${count} more cards`}.`,
  show: "Which token do you lay open? The other one stays hidden.",
  drawCard: "Draw a card.",
  drawCounter: "Take a counter.",
  reward: "Your journey is over: gold or cards?",
  takeGold: (count) => `${count} gold`,
  takeCards: "2 cards",
  earned: (count) => `this journey: ${count} gold`,
  witchFlight: "flight: witch and 3 gold",
  witchBypass: "and witch, 1 gold",
  deck: (count) => `pile, ${count} left`,
  discards: (cards) => `in the discard pile: ${cards}`,
  pool: "draw unseen",
  stack: (count, gold) => `gold stack of ${count}: ${gold} gold`,
  forSale: "For sale",
  highest: (count, name) => `${name} bids ${count}`,
  noBid: "no bid yet",
  bidNow: "Bid, or pass on this token.",
  bid: (count) => `Bid ${count}`,
  bidAnyway: (count) => `Bid ${count} anyway`,
  more: "bid more",
  less: "bid less",
  warning: (bid, mine) => `You have ${mine} gold. If you win with ${bid}, you lose it all and get nothing.`,
  outOfIt: "out",
  over: "The game is over.",
  pass: "Pass",
  stop: "End journey",
};

export const words: Record<Language, Words> = { nl, de, en };
