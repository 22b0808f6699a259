// The sentences in which things are explained; names come from the games' own words.

import type { Language } from "../../i18n/languages";

export interface ExplainedWords {
  /** Names of things that have none in the games' words. */
  titles: Record<string, string>;
  transport: string;
  everybody: string;
  price: (costs: string) => string;
  tree: string;
  treeOfGold: string;
  monster: string;
  goldpiece: string;
  goldpieceEarns: string;
  double: string;
  exchange: string;
  caravan: string;
  anyCaravan: string;
  caravanHere: (count: number) => string;
  raft: string;
  goldStack: string;
  goldTurnsUp: string;
  witch: string;
  witchBypass: string;
  witchFlight: string;
  hidden: string;
  deck: string;
  pool: string;
  earned: string;
  reward: string;
  townCard: string;
  overbid: string;
  bare: string;
  costs: (list: string) => string;
  blocked: string;
  water: (from: number, back: number, isFerry: boolean) => string;
  start: string;
  piece: string;
  pays: (gold: number) => string;
  cell: (count: number) => string;
  noCell: string;
}

const nl: ExplainedWords = {
  titles: {
    caravan: "karavaan",
    hidden: "verborgen",
    deck: "trekstapel",
    pool: "blind trekken",
    earned: "goud van deze reis",
    reward: "goud of kaarten",
    town_card: "stadskaart",
  },
  transport: "Leg je open op een landweg waar nog geen vervoermiddel ligt en waar de tabel het toestaat.",
  everybody: "Iedereen mag het gebruiken, in beide richtingen en zo vaak als gewenst.",
  price: (costs) => `Kaarten per stap: ${costs}.`,
  tree: "Leg je één keer in het spel op een landweg met een vervoermiddel. Wie daar langs wil, betaalt één kaart meer, ook een karavaan.",
  treeOfGold:
    "Leg je op een landweg met een vervoermiddel, zonder andere versperring en zonder goudstuk. Wie daar langs wil, betaalt één kaart meer, ook een karavaan.",
  monster: "Leg je op een rivier of op één veerverbinding. Daar kost een stap één vlotkaart meer.",
  goldpiece: "Leg je op een landweg met een vervoermiddel, zonder versperring en zonder ander goudstuk.",
  goldpieceEarns:
    "Wie over een weg met een goudstuk een stad binnenkomt, verdient daar dubbel. Dat geldt voor iedereen en elke keer.",
  double:
    "Leg je op een landweg met precies één vervoermiddel, samen met een tweede van een andere soort. Tot het eind van de ronde mag men een van beide gebruiken.",
  exchange:
    "Verwisselt twee verschillende vervoermiddelen op twee landwegen. Beide moeten op hun nieuwe plaats toegestaan zijn.",
  caravan:
    "Op een landweg met een vervoermiddel mag je ook drie kaarten naar keuze spelen. Ligt er een versperring, dan vier.",
  anyCaravan: "Drie kaarten van welke soort ook vormen samen een karavaan, waar een vervoermiddel ligt.",
  caravanHere: (count) => `Karavaan: ${count} kaarten naar keuze.`,
  raft: "Voor reizen over water: 1 kaart stroomafwaarts, 2 stroomopwaarts, 2 voor een veer. Er hoeft niets te liggen.",
  goldStack: "In plaats van een kaart mag je de hele goudstapel nemen: 3 goud voor elke kaart erop.",
  goldTurnsUp: "Een goudkaart komt nooit in een hand: ze gaat open op de goudstapel, en je trekt opnieuw.",
  witch: "Alleen te gebruiken terwijl je laars reist; daarna gaat deze kaart naar de aflegstapel.",
  witchBypass: "Langs een versperring of zeemonster: deze kaart en 1 goud in plaats van de extra kaart.",
  witchFlight:
    "Vlucht: met deze kaart en 3 goud gaat je laars naar een andere stad naar keuze. Je neemt daar je stadssteen, maar de stad brengt geen goud op.",
  hidden: "Welke het zijn weet alleen de eigenaar; hoeveel het er zijn mag iedereen weten.",
  deck: "De bovenste kaart, ongezien. Je mag ook een open kaart nemen, of de goudstapel.",
  pool: "Een ongeziene van de stapel; wat je trekt, ligt open voor je.",
  earned: "Het goud van een reis krijg je pas als de reis voorbij is.",
  reward: "Na je reis kies je: al het goud, of twee kaarten.",
  townCard:
    "Aan het eind telt de kortste weg van je laars naar deze stad af van het aantal bezochte steden; elke stap telt één.",
  overbid:
    "Waar de tafel het toestaat, mag je meer bieden dan je hebt. Win je en kun je niet betalen, dan verlies je al je goud en krijg je niets.",
  bare: "Hier ligt nog geen vervoermiddel: pas dan kan men erover reizen.",
  costs: (list) => `Kaarten voor een stap: ${list}.`,
  blocked: "Hier ligt een versperring: elke stap kost één kaart meer.",
  water: (from, back, isFerry) =>
    isFerry
      ? `Veer, er hoeft niets te liggen: ${from} vlotkaarten.`
      : `Rivier, er hoeft niets te liggen. Vlotkaarten: stroomafwaarts ${from}, stroomopwaarts ${back}.`,
  start: "Hier beginnen alle laarzen. Er liggen geen stadsstenen, en de stad brengt geen goud op.",
  piece: "Kom je hier aan, dan neem je je eigen stadssteen. Doorreizen is genoeg.",
  pays: (gold) => `Elke keer dat je hier aankomt, verdient je reis ${gold} goud.`,
  cell: (count) => (count === 1 ? "Een stap kost 1 kaart." : `Een stap kost ${count} kaarten.`),
  noCell: "Hier kan dit vervoermiddel niet.",
};

const de: ExplainedWords = {
  titles: {
    caravan: "Karawane",
    hidden: "verdeckt",
    deck: "Nachziehstapel",
    pool: "verdeckt ziehen",
    earned: "Gold dieser Reise",
    reward: "Gold oder Karten",
    town_card: "Ortskarte",
  },
  transport:
    "Liegt offen auf einem Landweg, der noch kein Transportmittel hat und auf dem die Tabelle es erlaubt.",
  everybody: "Alle dürfen es benutzen, in beide Richtungen und so oft sie wollen.",
  price: (costs) => `Karten für einen Schritt: ${costs}.`,
  tree: "Kommt einmal im Spiel auf einen Landweg mit einem Transportmittel. Wer dort reist, zahlt eine Karte mehr, auch mit einer Karawane.",
  treeOfGold:
    "Kommt auf einen Landweg mit einem Transportmittel, ohne anderes Hindernis und ohne Goldstück. Wer dort reist, zahlt eine Karte mehr, auch mit einer Karawane.",
  monster: "Kommt auf einen Fluss oder auf eine Fährverbindung. Dort kostet ein Schritt eine Floßkarte mehr.",
  goldpiece: "Kommt auf einen Landweg mit einem Transportmittel, ohne Hindernis und ohne anderes Goldstück.",
  goldpieceEarns:
    "Wer über einen Weg mit Goldstück in einen Ort kommt, verdient dort doppelt. Das gilt für alle und jedes Mal.",
  double:
    "Kommt auf einen Landweg mit genau einem Transportmittel, zusammen mit einem zweiten anderer Art. Bis zum Ende der Runde darf man eines von beiden benutzen.",
  exchange:
    "Vertauscht zwei verschiedene Transportmittel auf zwei Landwegen. Beide müssen an ihrem neuen Platz erlaubt sein.",
  caravan:
    "Auf einem Landweg mit einem Transportmittel darfst du auch drei beliebige Karten spielen. Liegt dort ein Hindernis, sind es vier.",
  anyCaravan: "Drei beliebige Karten bilden zusammen eine Karawane, wo ein Transportmittel liegt.",
  caravanHere: (count) => `Karawane: ${count} beliebige Karten.`,
  raft: "Für Reisen auf dem Wasser: 1 Karte flussabwärts, 2 flussaufwärts, 2 für eine Fähre. Es muss nichts dort liegen.",
  goldStack: "Statt einer Karte darfst du den ganzen Goldstapel nehmen: 3 Gold für jede Karte darauf.",
  goldTurnsUp:
    "Eine Goldkarte kommt nie auf die Hand: Sie geht offen auf den Goldstapel, und du ziehst noch einmal.",
  witch: "Nur zu benutzen, während dein Stiefel reist; danach wird diese Karte abgelegt.",
  witchBypass:
    "An einem Hindernis oder Seeungeheuer vorbei: diese Karte und 1 Gold statt der zusätzlichen Karte.",
  witchFlight:
    "Flug: Mit dieser Karte und 3 Gold kommt dein Stiefel in einen beliebigen anderen Ort. Du nimmst dort deinen Ortsstein, aber der Ort bringt kein Gold.",
  hidden: "Welche es sind, weiß nur, wem sie gehören; wie viele es sind, dürfen alle wissen.",
  deck: "Die oberste Karte, ungesehen. Du darfst auch eine offene Karte nehmen oder den Goldstapel.",
  pool: "Ein ungesehenes vom Stapel; was du ziehst, liegt offen vor dir.",
  earned: "Das Gold einer Reise bekommst du erst, wenn sie zu Ende ist.",
  reward: "Nach deiner Reise wählst du: das ganze Gold oder zwei Karten.",
  townCard:
    "Am Ende wird der kürzeste Weg von deinem Stiefel zu diesem Ort von den besuchten Orten abgezogen; jeder Schritt zählt eins.",
  overbid:
    "Wo der Tisch es erlaubt, darfst du mehr bieten, als du hast. Gewinnst du und kannst nicht zahlen, verlierst du all dein Gold und bekommst nichts.",
  bare: "Hier liegt noch kein Transportmittel: Erst dann kann man hier reisen.",
  costs: (list) => `Karten für einen Schritt: ${list}.`,
  blocked: "Hier liegt ein Hindernis: Jeder Schritt kostet eine Karte mehr.",
  water: (from, back, isFerry) =>
    isFerry
      ? `Fähre, es muss nichts dort liegen: ${from} Floßkarten.`
      : `Fluss, es muss nichts dort liegen. Floßkarten: flussabwärts ${from}, flussaufwärts ${back}.`,
  start: "Hier beginnen alle Stiefel. Es gibt hier keine Ortssteine, und der Ort bringt kein Gold.",
  piece: "Kommst du hierher, nimmst du deinen eigenen Ortsstein. Durchreisen genügt.",
  pays: (gold) => `Jedes Mal, wenn du hierher kommst, verdient deine Reise ${gold} Gold.`,
  cell: (count) => (count === 1 ? "Ein Schritt kostet 1 Karte." : `Ein Schritt kostet ${count} Karten.`),
  noCell: "Hier kann dieses Transportmittel nicht reisen.",
};

const en: ExplainedWords = {
  titles: {
    caravan: "caravan",
    hidden: "hidden",
    deck: "draw pile",
    pool: "draw unseen",
    earned: "gold of this journey",
    reward: "gold or cards",
    town_card: "town card",
  },
  transport: "Goes face up on a land road that has no transport yet and where the chart allows it.",
  everybody: "Everybody may use it, in both directions and as often as they like.",
  price: (costs) => `Cards for a step: ${costs}.`,
  tree: "Goes, once in the game, on a land road that has a transport. Crossing it then costs one card more, for a caravan too.",
  treeOfGold:
    "Goes on a land road that has a transport, no other obstacle and no gold piece. Crossing it then costs one card more, for a caravan too.",
  monster: "Goes on a river or on one ferry link. A step there costs one raft card more.",
  goldpiece: "Goes on a land road that has a transport, no obstacle and no other gold piece.",
  goldpieceEarns:
    "Whoever enters a town over a road with a gold piece earns double there. This holds for everybody, every time.",
  double:
    "Goes on a land road with exactly one transport, together with a second one of another kind. Either may be used until the end of the round.",
  exchange: "Swaps two different transports on two land roads. Both must be allowed in their new place.",
  caravan:
    "On a land road with a transport you may play any three cards instead. Where an obstacle lies it takes four.",
  anyCaravan: "Any three cards make a caravan, where a transport lies.",
  caravanHere: (count) => `Caravan: any ${count} cards.`,
  raft: "For travel on water: 1 card downstream, 2 upstream, 2 for a ferry. Nothing needs to lie there.",
  goldStack: "Instead of a card you may take the whole gold stack: 3 gold for every card on it.",
  goldTurnsUp: "A gold card never goes into a hand: it goes openly onto the gold stack, and you draw again.",
  witch: "Used only while your boot travels; then this card is discarded.",
  witchBypass: "Past an obstacle or a sea monster: this card and 1 gold in place of the extra card.",
  witchFlight:
    "Flight: with this card and 3 gold your boot goes to any other town. You take your piece there, but the town earns no gold.",
  hidden: "Only their owner knows which they are; how many there are everybody may know.",
  deck: "The top card, unseen. You may also take an open card, or the gold stack.",
  pool: "An unseen one from the pile; what you draw lies open before you.",
  earned: "You get the gold of a journey only when it is over.",
  reward: "After your journey you choose: all of the gold, or two cards.",
  townCard:
    "At the end the shortest way from your boot to this town is taken off your number of towns; every step counts one.",
  overbid:
    "Where the table allows it, you may bid more than you have. If you win and cannot pay, you lose all your gold and get nothing.",
  bare: "No transport lies here yet: without one nobody can travel here.",
  costs: (list) => `Cards for a step: ${list}.`,
  blocked: "An obstacle lies here: every step costs one card more.",
  water: (from, back, isFerry) =>
    isFerry
      ? `A ferry, nothing needs to lie here: ${from} raft cards.`
      : `A river, nothing needs to lie here. Raft cards: ${from} downstream, ${back} upstream.`,
  start: "All boots begin here. It has no town pieces and earns no gold.",
  piece: "When you arrive you take your own town piece. Passing through is enough.",
  pays: (gold) => `Every time you arrive here, your journey earns ${gold} gold.`,
  cell: (count) => (count === 1 ? "A step costs 1 card." : `A step costs ${count} cards.`),
  noCell: "This transport cannot go here.",
};

export const EXPLAINED: Record<Language, ExplainedWords> = { nl, de, en };
