// What is said about the positions of Goldrausch.

import type { Language } from "../../i18n/languages";
import type { LessonWords } from "../../learn/lesson";

export const words: Record<Language, LessonWords> = {
  en: {
    aim: "The most gold after four rounds wins. Each of your chips earns a share of the gold of its group.",
    steps: {
      chip: {
        task: "You turned up a figure of the adventurer; it went to its row by itself. Now you may put one of your chips there. A coin worth 4 lies in the row, and nobody else is in it: put a chip.",
        done: "Your chip stays there until the round ends. Every chip on a group earns an equal share of its gold.",
      },
      keep: {
        task: "A figure of the digger, and your chip is the only one there. A second chip of yours would only split your own gold. Keep it: choose “no chip”.",
        done: "You still have a chip for a better moment. You may use it only right after turning up a figure.",
      },
      false: {
        task: "A false coin, worth nothing, but it takes up one of six places. Lay it where you have no chip: with the lady, the innkeeper or the counterfeiter.",
        done: "The bad coin lies with the others. A group needs at least one figure before it gets coins, so the bandit was not possible.",
      },
      gold: {
        task: "The 10, the best coin of all. The digger has four poor coins but only one chip, and that is yours. Lay the 10 there.",
        done: "All of the digger's gold is yours, for yours is the only chip. With the adventurer you would have shared it.",
      },
      last: {
        task: "The last card of the round is a figure of the innkeeper: 21 gold, and not a single chip. Put yours there.",
        done: "The round is scored: the gold of each group is divided by its chips, rounded down. Your last chip alone earned 21. After four rounds the richest player wins.",
      },
    },
    pictures: {
      rows: {
        caption:
          "Six rows: figures on the left, the symbol card with chips in the middle, coins on the right.",
        seen: "The six groups in the first round. Chips lie on adventurer, digger, innkeeper and counterfeiter; digger and innkeeper have coins, the bandit has no figure yet.",
      },
      chip: {
        caption: "The figure just turned up lies in its row, and its player is asked: a chip, or keep it?",
        seen: "The row of the adventurer with one figure, a coin worth 4, and two buttons: chip and keep.",
      },
      coin: {
        caption:
          "A false coin was turned up: the rows it may go to glow. The bandit has no figure yet and does not.",
        seen: "The turned up card is a false coin. Five of the six rows glow; the row of the bandit does not.",
      },
      worth: {
        caption:
          "What a chip is worth: with “Value of a chip” every row tells what it would pay each player at this moment.",
        seen: "The six rows late in a round, with chips of up to two players on them and, at the right, the gold that each row would pay to each of its players.",
      },
    },
  },
  nl: {
    aim: "Wie na vier ronden het meeste goud heeft, wint. Elke fiche van jou levert een deel van het goud van zijn groep op.",
    steps: {
      chip: {
        task: "Je hebt een figuur van de avonturier omgedraaid; die is vanzelf in de eigen rij komen te liggen. Nu mag je daar een fiche leggen. Er ligt een munt van 4 en er is nog niemand anders: leg een fiche.",
        done: "Je fiche blijft daar tot het einde van de ronde. Elke fiche op een groep levert een even groot deel van het goud op.",
      },
      keep: {
        task: "Een figuur van de goudgraver, en jouw fiche ligt daar alleen. Een tweede fiche van jou zou alleen je eigen goud verdelen. Houd hem: kies ‘geen fiche’.",
        done: "Je hebt nog een fiche voor een beter moment. Leggen mag alleen meteen nadat je een figuur hebt omgedraaid.",
      },
      false: {
        task: "Een valse munt: niets waard, maar hij neemt wel een van de zes plaatsen in. Leg hem waar jij geen fiche hebt: bij de lady, de waard of de valsemunter.",
        done: "De slechte munt ligt bij de anderen. Een groep moet eerst een figuur hebben voordat er munten bij mogen; de bandiet kon dus niet.",
      },
      gold: {
        task: "De 10, de beste munt die er is. De goudgraver heeft vier schamele munten maar ook maar één fiche, en die is van jou. Leg de 10 daar.",
        done: "Al het goud van de goudgraver is voor jou, want jouw fiche is de enige. Bij de avonturier had je het moeten delen.",
      },
      last: {
        task: "De laatste kaart van de ronde is een figuur van de waard: 21 goud en geen enkele fiche. Leg die van jou daar.",
        done: "De ronde wordt geteld: het goud van elke groep wordt door het aantal fiches gedeeld, naar beneden afgerond. Alleen al je laatste fiche leverde 21 op. Na vier ronden wint de rijkste.",
      },
    },
    pictures: {
      rows: {
        caption: "Zes rijen: links de figuren, in het midden de symboolkaart met fiches, rechts de munten.",
        seen: "De zes groepen in de eerste ronde. Er liggen fiches op avonturier, goudgraver, waard en valsemunter; goudgraver en waard hebben munten, de bandiet heeft nog geen figuur.",
      },
      chip: {
        caption:
          "De omgedraaide figuur ligt in zijn rij en de speler krijgt de vraag: een fiche leggen of houden?",
        seen: "De rij van de avonturier met één figuur, een munt van 4 en twee knoppen: fiche en houden.",
      },
      coin: {
        caption:
          "Er is een valse munt omgedraaid: de rijen waar hij mag liggen, lichten op. De bandiet heeft nog geen figuur en licht niet op.",
        seen: "De omgedraaide kaart is een valse munt. Vijf van de zes rijen lichten op; de rij van de bandiet niet.",
      },
      worth: {
        caption:
          "Wat een fiche waard is: met ‘Waarde per fiche’ vertelt elke rij wat ze elke speler op dit moment zou betalen.",
        seen: "De zes rijen laat in een ronde, met fiches van hooguit twee spelers, en rechts het goud dat elke rij aan elk van hen zou betalen.",
      },
    },
  },
  de: {
    aim: "Wer nach vier Runden das meiste Gold hat, gewinnt. Jeder deiner Chips bringt einen Anteil am Gold seiner Gruppe.",
    steps: {
      chip: {
        task: "Du hast eine Figur der Abenteurer aufgedeckt; sie liegt schon in ihrer Reihe. Jetzt darfst du einen deiner Chips dorthin legen. Dort liegt eine Münze mit 4, und sonst ist noch niemand da: Leg einen Chip.",
        done: "Dein Chip bleibt dort bis zum Ende der Runde. Jeder Chip auf einer Gruppe bringt einen gleich großen Anteil an ihrem Gold.",
      },
      keep: {
        task: "Eine Figur der Goldgräber, und dein Chip liegt dort allein. Ein zweiter Chip von dir würde nur dein eigenes Gold teilen. Behalte ihn: Wähle „keinen“.",
        done: "Du hast noch einen Chip für einen besseren Moment. Legen darfst du nur, gleich nachdem du eine Figur aufgedeckt hast.",
      },
      false: {
        task: "Eine falsche Münze: nichts wert, aber sie nimmt einen von sechs Plätzen ein. Leg sie dorthin, wo du keinen Chip hast: zu den Damen, den Wirten oder den Falschmünzern.",
        done: "Die schlechte Münze liegt bei den anderen. Eine Gruppe braucht erst eine Figur, bevor sie Münzen bekommt; die Banditen waren also nicht möglich.",
      },
      gold: {
        task: "Die 10, die beste Münze von allen. Die Goldgräber haben vier armselige Münzen, aber nur einen Chip, und der ist deiner. Leg die 10 dorthin.",
        done: "Das ganze Gold der Goldgräber gehört dir, denn dein Chip ist der einzige. Bei den Abenteurern hättest du teilen müssen.",
      },
      last: {
        task: "Die letzte Karte der Runde ist eine Figur der Wirte: 21 Gold und kein einziger Chip. Leg deinen dorthin.",
        done: "Die Runde wird gewertet: Das Gold jeder Gruppe wird durch ihre Chips geteilt und abgerundet. Allein dein letzter Chip hat 21 gebracht. Nach vier Runden gewinnt, wer am reichsten ist.",
      },
    },
    pictures: {
      rows: {
        caption:
          "Sechs Reihen: links die Figuren, in der Mitte die Symbolkarte mit Chips, rechts die Münzen.",
        seen: "Die sechs Gruppen in der ersten Runde. Chips liegen auf Abenteurern, Goldgräbern, Wirten und Falschmünzern; Goldgräber und Wirte haben Münzen, die Banditen noch keine Figur.",
      },
      chip: {
        caption:
          "Die aufgedeckte Figur liegt in ihrer Reihe, und ihr Spieler wird gefragt: einen Chip legen oder behalten?",
        seen: "Die Reihe der Abenteurer mit einer Figur, einer Münze mit 4 und zwei Knöpfen: Chip und behalten.",
      },
      coin: {
        caption:
          "Eine falsche Münze wurde aufgedeckt: Die Reihen, in die sie darf, leuchten. Die Banditen haben noch keine Figur und leuchten nicht.",
        seen: "Die aufgedeckte Karte ist eine falsche Münze. Fünf der sechs Reihen leuchten; die der Banditen nicht.",
      },
      worth: {
        caption:
          "Was ein Chip wert ist: Mit „Wert je Chip“ sagt jede Reihe, was sie jedem Spieler in diesem Moment zahlen würde.",
        seen: "Die sechs Reihen spät in einer Runde, mit Chips von höchstens zwei Spielern darauf und rechts dem Gold, das jede Reihe jedem von ihnen zahlen würde.",
      },
    },
  },
};
