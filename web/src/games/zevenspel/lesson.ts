// What is said about the positions of Het Gouden Zevenspel.

import type { Language } from "../../i18n/languages";
import type { LessonWords } from "../../learn/lesson";

export const words: Record<Language, LessonWords> = {
  en: {
    aim: "The most points win. You score them with a chip on a winning box; on any other box the chip is lost.",
    steps: {
      likely: {
        task: "Seven cards will be turned up, and you bet one chip on what they show. Begin with a likely box: 1 or 0 under Pairs, or 4 under Red or Black.",
        done: "The round is over: the winning boxes have a star. On a winning box you score its points and take the chip back; on any other the chip goes into the pot.",
      },
      letters: {
        task: "A letter box wins if its letter turns up exactly twice. A and B are the most frequent letters, K to O the rarest, and they pay accordingly. Bet on AA, BB, CC, DD or GG.",
        done: "Two equal letters in whatever colour make a letter box win; three do not. Several players may bet on the same box, and each gets the full points.",
      },
      seven: {
        task: "Press “Odds” to see how seldom a box wins. Now be bolder: bet on the 7, on 5 under Red or Black, or on 2 under Pairs.",
        done: "A box that wins more seldom pays more, so no box is simply the best. The 7 card is no letter and has no colour.",
      },
      rare: {
        task: "Only three chips left, for everybody. Who is behind must dare something now. Bet on 3 under Equal, on 2 under Pairs, or on AA, BB, EE or FF.",
        done: "Who has lost all chips is out but keeps the points. When all chips are in the pot, the most points win.",
      },
    },
    pictures: {
      felt: {
        caption:
          "The felt before a bet: a chip lies on 1 under Pairs, and it is the next player's turn. Every box shows the points it pays.",
        seen: "The felt with 15 letter boxes, the 7 and four families of four boxes. A chip lies on 1 under Pairs.",
      },
      round: {
        caption:
          "A round that is over: the seven cards hold exactly two G's, which is the only pair, and four red letters. So GG, 4 under Red and 1 under Pairs win.",
        seen: "Seven open cards above the felt; the boxes GG, Red 4 and Pairs 1 carry a star.",
      },
      odds: {
        caption:
          "The odds on request: “1 in 2” under 1 of Pairs says that this box wins in every second round.",
        seen: "The felt; in each box its points and how seldom it wins are written.",
      },
    },
  },
  nl: {
    aim: "De meeste punten winnen. Je krijgt ze met een fiche op een winnend vak; op elk ander vak ben je de fiche kwijt.",
    steps: {
      likely: {
        task: "Er worden zeven kaarten omgedraaid en jij zet één fiche op wat ze laten zien. Begin met een vak met veel kans: 1 of 0 bij Paren, of 4 bij Rood of Zwart.",
        done: "De ronde is voorbij: de winnende vakken hebben een ster. Op een winnend vak krijg je de punten en neem je je fiche terug; op elk ander vak gaat de fiche in de pot.",
      },
      letters: {
        task: "Een lettervak wint als de letter precies twee keer open komt. A en B komen het meest voor, K tot en met O het minst, en de punten zijn ernaar. Zet op AA, BB, CC, DD of GG.",
        done: "Twee gelijke letters, in welke kleur ook, laten een lettervak winnen; drie niet. Meerdere spelers mogen op hetzelfde vak zetten en krijgen allemaal de volle punten.",
      },
      seven: {
        task: "Druk op ‘Kansen’ om te zien hoe zelden een vak wint. Durf nu wat meer: zet op de 7, op 5 bij Rood of Zwart, of op 2 bij Paren.",
        done: "Een vak dat zeldener wint, betaalt meer; er is dus geen vak dat gewoon het beste is. De 7-kaart is geen letter en heeft geen kleur.",
      },
      rare: {
        task: "Iedereen heeft nog maar drie fiches. Wie achterstaat, moet nu iets durven. Zet op 3 bij Gelijk, op 2 bij Paren, of op AA, BB, EE of FF.",
        done: "Wie alle fiches kwijt is, doet niet meer mee maar houdt de punten. Liggen alle fiches in de pot, dan winnen de meeste punten.",
      },
    },
    pictures: {
      felt: {
        caption:
          "Het speelkleed vóór een inzet: er ligt een fiche op 1 bij Paren, en de volgende speler is aan de beurt. In elk vak staan de punten die het betaalt.",
        seen: "Het speelkleed met 15 lettervakken, de 7 en vier families van vier vakken. Op 1 bij Paren ligt een fiche.",
      },
      round: {
        caption:
          "Een ronde die voorbij is: bij de zeven kaarten zijn precies twee G's, het enige paar, en vier rode letters. Dus winnen GG, 4 bij Rood en 1 bij Paren.",
        seen: "Zeven open kaarten boven het speelkleed; de vakken GG, Rood 4 en Paren 1 hebben een ster.",
      },
      odds: {
        caption:
          "De kansen voor wie ze wil zien: ‘1 op 2’ bij 1 van Paren betekent dat dit vak om de andere ronde wint.",
        seen: "Het speelkleed; in elk vak staan de punten en hoe zelden het wint.",
      },
    },
  },
  de: {
    aim: "Die meisten Punkte gewinnen. Du bekommst sie mit einem Chip auf einem Gewinnfeld; auf jedem anderen Feld ist der Chip verloren.",
    steps: {
      likely: {
        task: "Sieben Karten werden aufgedeckt, und du setzt einen Chip darauf, was sie zeigen. Fang mit einem wahrscheinlichen Feld an: 1 oder 0 bei „Paare“ oder 4 bei „Rot“ oder „Schwarz“.",
        done: "Die Runde ist vorbei: Die Gewinnfelder haben einen Stern. Auf einem Gewinnfeld bekommst du die Punkte und nimmst den Chip zurück; von jedem anderen kommt der Chip in den Pot.",
      },
      letters: {
        task: "Ein Buchstabenfeld gewinnt, wenn sein Buchstabe genau zweimal offen liegt. A und B sind am häufigsten, K bis O am seltensten, und so zahlen sie auch. Setz auf AA, BB, CC, DD oder GG.",
        done: "Zwei gleiche Buchstaben, egal in welcher Farbe, lassen ein Buchstabenfeld gewinnen; drei nicht. Mehrere dürfen auf dasselbe Feld setzen, und alle bekommen die vollen Punkte.",
      },
      seven: {
        task: "Drück auf „Chancen“, um zu sehen, wie selten ein Feld gewinnt. Trau dich jetzt mehr: Setz auf die 7, auf 5 bei „Rot“ oder „Schwarz“ oder auf 2 bei „Paare“.",
        done: "Ein Feld, das seltener gewinnt, zahlt mehr; kein Feld ist also einfach das beste. Die 7-Karte ist kein Buchstabe und hat keine Farbe.",
      },
      rare: {
        task: "Alle haben nur noch drei Chips. Wer zurückliegt, muss jetzt etwas wagen. Setz auf 3 bei „Gleiche“, auf 2 bei „Paare“ oder auf AA, BB, EE oder FF.",
        done: "Wer alle Chips verloren hat, ist draußen, behält aber die Punkte. Liegen alle Chips im Pot, gewinnen die meisten Punkte.",
      },
    },
    pictures: {
      felt: {
        caption:
          "Das Spieltuch vor einem Einsatz: Ein Chip liegt auf 1 bei „Paare“, und der nächste Spieler ist dran. In jedem Feld stehen die Punkte, die es zahlt.",
        seen: "Das Spieltuch mit 15 Buchstabenfeldern, der 7 und vier Familien zu vier Feldern. Auf 1 bei „Paare“ liegt ein Chip.",
      },
      round: {
        caption:
          "Eine Runde, die vorbei ist: Unter den sieben Karten sind genau zwei G, das einzige Paar, und vier rote Buchstaben. Also gewinnen GG, 4 bei „Rot“ und 1 bei „Paare“.",
        seen: "Sieben offene Karten über dem Spieltuch; die Felder GG, Rot 4 und Paare 1 tragen einen Stern.",
      },
      odds: {
        caption:
          "Die Chancen für alle, die sie sehen wollen: „1 von 2“ bei 1 unter „Paare“ heißt, dass dieses Feld in jeder zweiten Runde gewinnt.",
        seen: "Das Spieltuch; in jedem Feld stehen die Punkte und wie selten es gewinnt.",
      },
    },
  },
};
