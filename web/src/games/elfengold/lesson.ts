// What is said about the positions of Elfengold.

import type { Language } from "../../i18n/languages";
import type { LessonWords } from "../../learn/lesson";

export const words: Record<Language, LessonWords> = {
  en: {
    aim: "Whoever has visited the most of the 20 towns after six rounds wins. Gold buys the means, and decides a tie.",
    steps: {
      show: {
        task: "You travel as in Elfenland, but here tokens cost gold. You have drawn two tokens: lay one open, the other stays hidden from the others. Choose which one they may see.",
        done: "Both serve you alike. What is hidden surprises the others more.",
      },
      bid: {
        task: "The auction: the tokens in the row are sold one by one. Marc has bid 1 for the giant pig. You have 23 gold: bid 2 or 3.",
        done: "Now the others may bid more or drop out. Whoever is left pays the bank and lays the token open. Who cannot pay loses all gold, so never bid more than you own.",
      },
      goldpiece: {
        task: "Four roads have a transport. Your gold piece doubles what a road earns: whoever enters a town by it gets twice the town's gold. Put it on one of these roads.",
        done: "The gold piece works for everybody, so it is best on a road that you use more often than the others.",
      },
      travel: {
        task: "Your boot stands in Mah'Davikia, and a cloud is on the road to Dag'Amura. The number at a town is the gold you earn by entering it: 4 here. Travel there with your cloud card.",
        done: "You took your town piece, and 4 gold are on the way. They are paid only when the journey is over.",
      },
      reward: {
        task: "Your journey is over. Take the 4 gold it earned, or two cards from the pile instead. Both are good: choose.",
        done: "Gold buys tokens at the next auction, cards carry you further. You cannot have part of each.",
      },
      stack: {
        task: "A new round begins with drawing cards: an open one, one from the pile, or the gold stack, worth 3 gold a card. Two gold cards lie on it now. Choose.",
        done: "Three times round everybody draws, then all get 2 gold. After six rounds the most town pieces win; in a tie the most gold.",
      },
    },
    pictures: {
      auction: {
        caption:
          "The auction: the giant pig is for sale, Marc has bid 1. The buttons set one's own bid; a warning comes before a bid that one cannot pay.",
        seen: "A row with a giant pig and a dragon, the highest bid of 1, and the buttons to bid or to drop out.",
      },
      monster: {
        caption:
          "A sea monster on the river between Ixara and Mah'Davikia: travelling there costs one more raft card.",
        seen: "The map; a sea monster lies on the river between Ixara and Mah'Davikia.",
      },
      gold: {
        caption:
          "A gold piece beside the elfcycle between Dag'Amura and Kihromah: whoever enters a town by this road earns double.",
        seen: "The map with transports on five roads; a gold piece lies on the one between Dag'Amura and Kihromah. Every town shows its gold.",
      },
      double: {
        caption: "A double spell between Usselen and Wylhién: elfcycle and troll wagon both go there.",
        seen: "The map; on the road between Usselen and Wylhién lie an elfcycle, a troll wagon and the double spell.",
      },
      journey: {
        caption:
          "A journey earns the gold of each town entered: Dag'Amura is worth 4, and the sum adds up below the map.",
        seen: "The map with the boot in Dag'Amura; below it the gold earned by this journey: 4.",
      },
    },
  },
  nl: {
    aim: "Wie na zes ronden de meeste van de 20 steden heeft bezocht, wint. Met goud koop je wat je nodig hebt, en het beslist bij een gelijke stand.",
    steps: {
      show: {
        task: "Je reist zoals in Elfenland, maar hier kosten fiches goud. Je hebt twee fiches getrokken: leg er een open, de andere blijft voor de anderen verborgen. Kies welke ze mogen zien.",
        done: "Je kunt ze allebei gebruiken. Met wat verborgen is, verras je de anderen.",
      },
      bid: {
        task: "De veiling: de fiches in de rij worden één voor één verkocht. Marc heeft 1 geboden voor het reuzenzwijn. Je hebt 23 goud: bied 2 of 3.",
        done: "Nu mogen de anderen meer bieden of afhaken. Wie overblijft, betaalt de bank en legt de fiche open neer. Wie niet kan betalen, is al zijn goud kwijt; bied dus nooit meer dan je hebt.",
      },
      goldpiece: {
        task: "Op vier wegen ligt een vervoermiddel. Jouw goudstuk verdubbelt wat een weg oplevert: wie over die weg een stad binnenkomt, krijgt twee keer het goud van die stad. Leg het op een van deze wegen.",
        done: "Het goudstuk werkt voor iedereen en ligt dus het best op een weg die jij vaker gebruikt dan de anderen.",
      },
      travel: {
        task: "Je laars staat in Mah'Davikia, en op de weg naar Dag'Amura ligt een wolk. Het getal bij een stad is het goud dat je er verdient: hier 4. Reis erheen met je wolkkaart.",
        done: "Je hebt je stadssteen, en er is 4 goud onderweg. Dat wordt pas betaald als de reis voorbij is.",
      },
      reward: {
        task: "Je reis is voorbij. Neem de 4 goud die ze opbracht, of in plaats daarvan twee kaarten van de stapel. Beide zijn goed: kies.",
        done: "Met goud koop je fiches op de volgende veiling, met kaarten kom je verder. Van allebei een deel kan niet.",
      },
      stack: {
        task: "Een nieuwe ronde begint met kaarten trekken: een open kaart, een van de stapel, of de goudstapel, die 3 goud per kaart waard is. Er liggen nu twee goudkaarten op. Kies.",
        done: "Drie keer de tafel rond trekt iedereen, daarna krijgt ieder 2 goud. Na zes ronden winnen de meeste stadsstenen; bij gelijke stand het meeste goud.",
      },
    },
    pictures: {
      auction: {
        caption:
          "De veiling: het reuzenzwijn is te koop, Marc heeft 1 geboden. Met de knoppen stel je je eigen bod in; voor een bod dat je niet kunt betalen, komt er een waarschuwing.",
        seen: "Een rij met een reuzenzwijn en een draak, het hoogste bod van 1, en de knoppen om te bieden of af te haken.",
      },
      monster: {
        caption:
          "Een zeemonster op de rivier tussen Ixara en Mah'Davikia: wie daar reist, betaalt één vlotkaart meer.",
        seen: "De kaart; op de rivier tussen Ixara en Mah'Davikia ligt een zeemonster.",
      },
      gold: {
        caption:
          "Een goudstuk bij de elfenfiets tussen Dag'Amura en Kihromah: wie over deze weg een stad binnenkomt, verdient dubbel.",
        seen: "De kaart met vervoer op vijf wegen; op die tussen Dag'Amura en Kihromah ligt een goudstuk. Bij elke stad staat haar goud.",
      },
      double: {
        caption: "Een dubbelspreuk tussen Usselen en Wylhién: elfenfiets en trollenwagen rijden er allebei.",
        seen: "De kaart; op de weg tussen Usselen en Wylhién liggen een elfenfiets, een trollenwagen en de dubbelspreuk.",
      },
      journey: {
        caption:
          "Een reis levert het goud op van elke stad waar je binnenkomt: Dag'Amura is 4 waard, en onder de kaart loopt de som mee.",
        seen: "De kaart met de laars in Dag'Amura; eronder het goud dat deze reis heeft opgebracht: 4.",
      },
    },
  },
  de: {
    aim: "Wer nach sechs Runden die meisten der 20 Orte besucht hat, gewinnt. Mit Gold kaufst du, was du dafür brauchst, und bei Gleichstand entscheidet es.",
    steps: {
      show: {
        task: "Du reist wie in Elfenland, aber hier kosten Plättchen Gold. Du hast zwei gezogen: Leg eines offen hin, das andere bleibt für die anderen verdeckt. Wähle, welches sie sehen dürfen.",
        done: "Benutzen kannst du beide. Mit dem verdeckten überraschst du die anderen.",
      },
      bid: {
        task: "Die Versteigerung: Die Plättchen in der Reihe werden einzeln verkauft. Marc hat 1 für das Riesenschwein geboten. Du hast 23 Gold: Biete 2 oder 3.",
        done: "Jetzt dürfen die anderen mehr bieten oder passen. Wer übrig bleibt, zahlt an die Bank und legt das Plättchen offen hin. Wer nicht zahlen kann, verliert sein ganzes Gold; biete also nie mehr, als du hast.",
      },
      goldpiece: {
        task: "Auf vier Wegen liegt ein Transportmittel. Dein Goldstück verdoppelt, was ein Weg einbringt: Wer auf ihm einen Ort betritt, bekommt das Gold des Ortes doppelt. Leg es auf einen dieser Wege.",
        done: "Das Goldstück wirkt für alle und liegt deshalb am besten auf einem Weg, den du öfter benutzt als die anderen.",
      },
      travel: {
        task: "Dein Stiefel steht in Mah'Davikia, und auf dem Weg nach Dag'Amura liegt eine Wolke. Die Zahl an einem Ort ist das Gold, das du beim Betreten verdienst: hier 4. Reise mit deiner Wolkenkarte dorthin.",
        done: "Du hast deinen Ortsstein, und 4 Gold sind unterwegs. Ausgezahlt werden sie erst, wenn die Reise vorbei ist.",
      },
      reward: {
        task: "Deine Reise ist vorbei. Nimm die 4 Gold, die sie eingebracht hat, oder stattdessen zwei Karten vom Stapel. Beides ist gut: Wähle.",
        done: "Mit Gold kaufst du Plättchen bei der nächsten Versteigerung, mit Karten kommst du weiter. Von beidem einen Teil gibt es nicht.",
      },
      stack: {
        task: "Eine neue Runde beginnt mit dem Ziehen von Karten. Du nimmst eine offene, eine vom Stapel oder den Goldstapel, der 3 Gold je Karte wert ist. Zwei Goldkarten liegen jetzt darauf. Wähle.",
        done: "Dreimal reihum ziehen alle, dann bekommt jeder 2 Gold. Nach sechs Runden gewinnen die meisten Ortssteine; bei Gleichstand das meiste Gold.",
      },
    },
    pictures: {
      auction: {
        caption:
          "Die Versteigerung: Das Riesenschwein wird verkauft, Marc hat 1 geboten. Mit den Knöpfen stellt man das eigene Gebot ein; vor einem Gebot, das man nicht zahlen kann, wird gewarnt.",
        seen: "Eine Reihe mit einem Riesenschwein und einem Drachen, das höchste Gebot von 1 und die Knöpfe zum Bieten und Passen.",
      },
      monster: {
        caption:
          "Ein Seeungeheuer auf dem Fluss zwischen Ixara und Mah'Davikia: Wer dort reist, zahlt eine Floßkarte mehr.",
        seen: "Der Plan; auf dem Fluss zwischen Ixara und Mah'Davikia liegt ein Seeungeheuer.",
      },
      gold: {
        caption:
          "Ein Goldstück beim Elfenrad zwischen Dag'Amura und Kihromah: Wer auf diesem Weg einen Ort betritt, verdient doppelt.",
        seen: "Der Plan mit Transportmitteln auf fünf Wegen; auf dem zwischen Dag'Amura und Kihromah liegt ein Goldstück. An jedem Ort steht sein Gold.",
      },
      double: {
        caption: "Ein Doppelzauber zwischen Usselen und Wylhién: Elfenrad und Trollwagen fahren dort beide.",
        seen: "Der Plan; auf dem Weg zwischen Usselen und Wylhién liegen ein Elfenrad, ein Trollwagen und der Doppelzauber.",
      },
      journey: {
        caption:
          "Eine Reise bringt das Gold jedes Ortes, den man betritt: Dag'Amura ist 4 wert, und unter dem Plan läuft die Summe mit.",
        seen: "Der Plan mit dem Stiefel in Dag'Amura; darunter das Gold, das diese Reise eingebracht hat: 4.",
      },
    },
  },
};
