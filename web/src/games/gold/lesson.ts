// What is said about the positions of Gold!.

import type { Language } from "../../i18n/languages";
import type { LessonWords } from "../../learn/lesson";

export const words: Record<Language, LessonWords> = {
  en: {
    aim: "The most points win. You score them with sets: three cards of one colour.",
    steps: {
      take: {
        task: "In the middle lies the offer. You may always take a card of the lowest value, and a donkey, at −2, is the lowest. Take one of the four donkeys.",
        done: "The donkey lies in your display now. It costs two points, but you will see what it is good for.",
      },
      donkey: {
        task: "A donkey fetches any gold card. You have a violet 3 already: choose your orange donkey, then take a violet card for it.",
        done: "The donkey went into the offer and you have two violet cards. A third one makes a set.",
      },
      lower: {
        task: "Gold fetches only lower gold. Give the red 4 or the orange 7 and take the green 3, which goes with your green donkey.",
        done: "An exchange is one card for one card, so the offer stays as large as it was. A 3 can never be given away: nothing is lower.",
      },
      set: {
        task: "You have two blue cards, and the blue 5 lies in the offer. Fetch it, but do not give a blue card for it: three of one colour are a set.",
        done: "Three blue cards: the set is complete. Before it goes to your score pile, you get a bonus.",
      },
      bonus: {
        task: "As a bonus, take a card from Marc. Its colour must not lie in your display, so the pink 8 is barred: you have a pink 3. Take one of his red cards.",
        done: "The red card is yours, and the set is safe on your score pile: 4 + 5 + 7 = 16 points. Nobody can take it from you any more.",
      },
      end: {
        task: "This is the last offer, and two donkeys are left. Take one of them. Marc takes the other, and the game is over.",
        done: "Now every colour in the displays is scored. Whoever has the highest sum in a colour puts the best card of that colour on the score pile; donkeys count −2. Then the points are added up.",
      },
    },
    pictures: {
      offer: {
        caption:
          "The offer: the four donkeys are the lowest cards and glow, so one of them can be taken. The violet 3 cannot.",
        seen: "Pile and offer. Two orange and two pink donkeys glow, a violet 3 does not.",
      },
      lower: {
        caption: "Gold for lower gold: the red 4 is chosen to be given, and the green 3 is all it can fetch.",
        seen: "The red 4 in one's own display is raised; in the offer the green 3 glows between two donkeys.",
      },
      exchange: {
        caption:
          "A donkey for any gold card: the orange donkey is chosen, and all gold in the offer glows. The red donkey does not, for an exchange never brings a donkey.",
        seen: "One's own orange donkey is raised; orange 6 and violet 4, 5 and 7 glow in the offer, the red donkey does not.",
      },
      bonus: {
        caption:
          "A blue set is complete. As a bonus the red cards of the opponent may be taken; the pink 8 may not, because a pink 3 lies in one's own display.",
        seen: "Three blue cards lie in one's own display. In the opponent's display red 3 and red 4 glow, pink 8 does not.",
      },
      colours: {
        caption: "The colour scoring at the end, colour by colour, and the result.",
        seen: "Six columns, one for each colour, with the card each winner puts on the score pile, and the points of both players.",
      },
    },
  },
  nl: {
    aim: "De meeste punten winnen. Je krijgt ze voor trio's: drie kaarten van één kleur.",
    steps: {
      take: {
        task: "In het midden ligt het aanbod. Een kaart met de laagste waarde mag je altijd nemen, en een ezel is met −2 het laagst. Neem een van de vier ezels.",
        done: "De ezel ligt nu in je uitstalling. Hij kost twee punten, maar je zult zien waar hij goed voor is.",
      },
      donkey: {
        task: "Met een ezel haal je elke goudkaart. Je hebt al een paarse 3: kies je oranje ezel en neem er een paarse kaart voor.",
        done: "De ezel ligt in het aanbod en jij hebt twee paarse kaarten. Met een derde heb je een trio.",
      },
      lower: {
        task: "Met goud haal je alleen lager goud. Geef de rode 4 of de oranje 7 en neem de groene 3; die past bij je groene ezel.",
        done: "Ruilen gaat één tegen één, dus het aanbod blijft even groot. Een 3 kun je nooit weggeven: lager bestaat niet.",
      },
      set: {
        task: "Je hebt twee blauwe kaarten, en in het aanbod ligt de blauwe 5. Haal die, maar geef er geen blauwe kaart voor: drie van één kleur zijn een trio.",
        done: "Drie blauwe kaarten: het trio is compleet. Voordat het naar je scorestapel gaat, krijg je een bonus.",
      },
      bonus: {
        task: "Neem als bonus een kaart van Marc. De kleur mag niet in je eigen uitstalling liggen; de roze 8 is dus verboden, want jij hebt een roze 3. Neem een van zijn rode kaarten.",
        done: "De rode kaart is van jou en het trio ligt veilig op je scorestapel: 4 + 5 + 7 = 16 punten. Niemand kan het je nog afnemen.",
      },
      end: {
        task: "Dit is het laatste aanbod en er liggen nog twee ezels. Neem er een. Marc neemt de andere en het spel is afgelopen.",
        done: "Nu wordt elke kleur in de uitstallingen geteld. Wie in een kleur de hoogste som heeft, legt de beste kaart van die kleur op de scorestapel; ezels tellen voor −2. Daarna worden de punten opgeteld.",
      },
    },
    pictures: {
      offer: {
        caption:
          "Het aanbod: de vier ezels zijn de laagste kaarten en lichten op, dus een daarvan mag je nemen. De paarse 3 niet.",
        seen: "Stapel en aanbod. Twee oranje en twee roze ezels lichten op, een paarse 3 niet.",
      },
      lower: {
        caption:
          "Goud voor lager goud: de rode 4 is gekozen om te geven, en alleen de groene 3 is ermee te halen.",
        seen: "De rode 4 in de eigen uitstalling is opgetild; in het aanbod licht de groene 3 op tussen twee ezels.",
      },
      exchange: {
        caption:
          "Een ezel voor elke goudkaart: de oranje ezel is gekozen en al het goud in het aanbod licht op. De rode ezel niet, want ruilen levert nooit een ezel op.",
        seen: "De eigen oranje ezel is opgetild; in het aanbod lichten oranje 6 en paars 4, 5 en 7 op, de rode ezel niet.",
      },
      bonus: {
        caption:
          "Een blauw trio is compleet. Als bonus mag je een rode kaart van de tegenstander nemen; de roze 8 niet, want er ligt een roze 3 in de eigen uitstalling.",
        seen: "In de eigen uitstalling liggen drie blauwe kaarten. Bij de tegenstander lichten rood 3 en rood 4 op, roze 8 niet.",
      },
      colours: {
        caption: "De kleurtelling aan het eind, kleur voor kleur, en de uitslag.",
        seen: "Zes kolommen, één per kleur, met de kaart die elke winnaar op de scorestapel legt, en de punten van beide spelers.",
      },
    },
  },
  de: {
    aim: "Die meisten Punkte gewinnen. Du bekommst sie für Trios: drei Karten einer Farbe.",
    steps: {
      take: {
        task: "In der Mitte liegt das Angebot. Eine Karte mit dem niedrigsten Wert darfst du immer nehmen, und ein Esel ist mit −2 die niedrigste. Nimm einen der vier Esel.",
        done: "Der Esel liegt jetzt in deiner Auslage. Er kostet zwei Punkte, aber du wirst sehen, wozu er gut ist.",
      },
      donkey: {
        task: "Mit einem Esel holst du eine beliebige Goldkarte. Du hast schon eine violette 3: Wähle deinen orangefarbenen Esel und nimm dafür eine violette Karte.",
        done: "Der Esel liegt im Angebot, und du hast zwei violette Karten. Mit einer dritten hast du ein Trio.",
      },
      lower: {
        task: "Mit Gold holst du nur niedrigeres Gold. Gib die rote 4 oder die orange 7 und nimm die grüne 3; sie passt zu deinem grünen Esel.",
        done: "Getauscht wird eins gegen eins, also bleibt das Angebot gleich groß. Eine 3 kannst du nie hergeben: Niedriger geht es nicht.",
      },
      set: {
        task: "Du hast zwei blaue Karten, und im Angebot liegt die blaue 5. Hol sie, aber gib keine blaue Karte dafür: Drei von einer Farbe sind ein Trio.",
        done: "Drei blaue Karten: Das Trio ist komplett. Bevor es auf deinen Wertungsstapel kommt, bekommst du einen Bonus.",
      },
      bonus: {
        task: "Nimm als Bonus eine Karte von Marc. Ihre Farbe darf nicht in deiner Auslage liegen; die rosa 8 ist also verboten, denn du hast eine rosa 3. Nimm eine seiner roten Karten.",
        done: "Die rote Karte gehört dir, und das Trio liegt sicher auf deinem Wertungsstapel: 4 + 5 + 7 = 16 Punkte. Niemand kann es dir mehr nehmen.",
      },
      end: {
        task: "Das ist das letzte Angebot, und zwei Esel sind übrig. Nimm einen davon. Marc nimmt den anderen, und das Spiel ist aus.",
        done: "Jetzt wird jede Farbe in den Auslagen gewertet. Wer in einer Farbe die höchste Summe hat, legt die beste Karte dieser Farbe auf den Wertungsstapel; Esel zählen −2. Dann werden die Punkte zusammengezählt.",
      },
    },
    pictures: {
      offer: {
        caption:
          "Das Angebot: Die vier Esel sind die niedrigsten Karten und leuchten, also darf man einen davon nehmen. Die violette 3 nicht.",
        seen: "Stapel und Angebot. Zwei orange und zwei rosa Esel leuchten, eine violette 3 nicht.",
      },
      lower: {
        caption:
          "Gold für niedrigeres Gold: Die rote 4 ist zum Hergeben gewählt, und nur die grüne 3 lässt sich damit holen.",
        seen: "Die rote 4 in der eigenen Auslage ist angehoben; im Angebot leuchtet die grüne 3 zwischen zwei Eseln.",
      },
      exchange: {
        caption:
          "Ein Esel gegen eine beliebige Goldkarte: Der orange Esel ist gewählt, und alles Gold im Angebot leuchtet. Der rote Esel nicht, denn ein Tausch bringt nie einen Esel.",
        seen: "Der eigene orange Esel ist angehoben; im Angebot leuchten Orange 6 und Violett 4, 5 und 7, der rote Esel nicht.",
      },
      bonus: {
        caption:
          "Ein blaues Trio ist komplett. Als Bonus darf man eine rote Karte des Gegners nehmen; die rosa 8 nicht, denn in der eigenen Auslage liegt eine rosa 3.",
        seen: "In der eigenen Auslage liegen drei blaue Karten. Beim Gegner leuchten Rot 3 und Rot 4, Rosa 8 nicht.",
      },
      colours: {
        caption: "Die Farbwertung am Ende, Farbe für Farbe, und das Ergebnis.",
        seen: "Sechs Spalten, eine je Farbe, mit der Karte, die jeder Gewinner auf den Wertungsstapel legt, und den Punkten beider Spieler.",
      },
    },
  },
};
