// What is said about the positions of Elfenland.

import type { Language } from "../../i18n/languages";
import type { LessonWords } from "../../learn/lesson";

export const words: Record<Language, LessonWords> = {
  en: {
    aim: "Whoever has visited the most of the 20 towns after four rounds wins.",
    steps: {
      counter: {
        task: "Roads need a transport counter, and you travel with cards of the same kind. Your cards lie below: take a counter that fits them, or an unseen one.",
        done: "The counter lies open before you. Three times round everybody takes one; a secret one you have already.",
      },
      plan: {
        task: "Now the journey is planned. Both boots stand in Elvenhold. Choose one of your counters: the roads that take it light up, with the number of cards they cost. Put it on a road that begins in Elvenhold.",
        done: "The counter serves everybody, in both directions. Players place one counter at a time, so what Marc lays may help you too.",
      },
      travel: {
        task: "Five roads have a counter, and now you travel. A giant pig stands on the road to Beatá: tap the town and pay with one pig card.",
        done: "One pig card, and your boot is in Beatá. Your town piece there is yours: one of 20. The counter stays for the others.",
      },
      on: {
        task: "You go on as long as you can pay. To Strykhaven a dragon flies over the plain, for one dragon card. Marc laid that counter, but you may use it.",
        done: "Two pieces. How many cards a road costs depends on transport and terrain: the transport chart is one key away, c.",
      },
      caravan: {
        task: "You are in Virst and want to go to Ixara, where the dragon goes, but you have no dragon card left. Form a caravan: any three cards take you over a road with a counter.",
        done: "Now you choose the three cards you do without most easily. On water there are no caravans, only rafts.",
      },
      pay: {
        task: "Two cards of the caravan are paid. Give the third. But look: a cloud is on the road from Ixara to Mah'Davikia, so keep your cloud card if you want to travel on.",
        done: "You are in Ixara and have four pieces. With the cloud card you could go on over the mountains.",
      },
      stop: {
        task: "In Mah'Davikia no road can be paid any more. End your journey.",
        done: "At the end of a journey you may keep four cards and, for the next round, one counter. After four rounds the most town pieces win.",
      },
    },
    pictures: {
      counters: {
        caption:
          "Taking counters: five lie open, or one is drawn unseen. Below are one's own counters and cards.",
        seen: "Open counters: a dragon, three giant pigs and a troll wagon, and a face-down pile. Below: one's own counters and eight cards.",
      },
      plan: {
        caption:
          "Planning: the giant pig is chosen, and every road that takes it lights up with its price in cards. Pigs go over plains and through woods.",
        seen: "The map of the elves' land; the roads through plain and wood are lit, each with the number of cards it costs. One counter below is raised.",
      },
      travel: {
        caption:
          "Travelling: the boot stands in Beatá, and the towns it can reach with these cards are marked.",
        seen: "The map with counters on five roads. The boot is in Beatá; Elvenhold and Strykhaven are marked.",
      },
      caravan: {
        caption:
          "No dragon card left for the road from Virst to Ixara: a caravan of any three cards goes all the same.",
        seen: "The map with the boot in Virst; the hand holds five different cards, none of them a dragon. Ixara is marked.",
      },
    },
  },
  nl: {
    aim: "Wie na vier ronden de meeste van de 20 steden heeft bezocht, wint.",
    steps: {
      counter: {
        task: "Op een weg moet een vervoerfiche liggen, en je reist met kaarten van dezelfde soort. Je kaarten liggen onderaan: neem een fiche die erbij past, of een ongeziene.",
        done: "De fiche ligt open voor je. Drie keer de tafel rond neemt iedereen er een; een geheime had je al.",
      },
      plan: {
        task: "Nu wordt de reis gepland. Beide laarzen staan in Elvenhold. Kies een van je fiches: de wegen waar die mag liggen, lichten op, met het aantal kaarten dat ze kosten. Leg hem op een weg die in Elvenhold begint.",
        done: "De fiche is er voor iedereen, in beide richtingen. Ieder legt er telkens één, dus wat Marc legt kan ook jou helpen.",
      },
      travel: {
        task: "Op vijf wegen ligt een fiche en nu ga je op reis. Op de weg naar Beatá staat een reuzenzwijn: tik op de stad en betaal met één zwijnkaart.",
        done: "Eén zwijnkaart, en je laars staat in Beatá. Je stadssteen daar is van jou: één van de 20. De vervoerfiche blijft liggen voor de anderen.",
      },
      on: {
        task: "Je reist door zolang je kunt betalen. Naar Strykhaven vliegt een draak over de vlakte, voor één drakenkaart. Marc heeft die fiche gelegd, maar jij mag hem gebruiken.",
        done: "Twee stadsstenen. Hoeveel kaarten een weg kost, hangt af van vervoer en terrein: de vervoerstabel open je met één toets, c.",
      },
      caravan: {
        task: "Je bent in Virst en wilt naar Ixara, waar de draak naartoe gaat, maar je hebt geen drakenkaart meer. Vorm een karavaan: met drie willekeurige kaarten kom je over elke weg waar een fiche ligt.",
        done: "Nu kies je de drie kaarten die je het best kunt missen. Op water zijn er geen karavanen, alleen vlotten.",
      },
      pay: {
        task: "Twee kaarten van de karavaan zijn betaald. Geef de derde. Maar kijk: op de weg van Ixara naar Mah'Davikia ligt een wolk, dus houd je wolkkaart als je verder wilt.",
        done: "Je bent in Ixara en hebt vier stadsstenen. Met de wolkkaart zou je verder kunnen, over de bergen.",
      },
      stop: {
        task: "In Mah'Davikia kun je geen enkele weg meer betalen. Beëindig je reis.",
        done: "Aan het eind van een reis mag je vier kaarten houden en, voor de volgende ronde, één vervoerfiche. Na vier ronden winnen de meeste stadsstenen.",
      },
    },
    pictures: {
      counters: {
        caption:
          "Fiches nemen: er liggen er vijf open, of je trekt er een ongezien. Onderaan liggen de eigen fiches en kaarten.",
        seen: "Open fiches: een draak, drie reuzenzwijnen en een trollenwagen, en een gedekte stapel. Daaronder de eigen fiches en acht kaarten.",
      },
      plan: {
        caption:
          "Plannen: het reuzenzwijn is gekozen en elke weg waar het mag liggen, licht op met zijn prijs in kaarten. Zwijnen gaan over vlaktes en door bossen.",
        seen: "De kaart van het elfenland; de wegen door vlakte en bos lichten op, elk met het aantal kaarten dat ze kosten. Onderaan is één fiche opgetild.",
      },
      travel: {
        caption:
          "Reizen: de laars staat in Beatá, en de steden die met deze kaarten bereikbaar zijn, zijn gemarkeerd.",
        seen: "De kaart met fiches op vijf wegen. De laars staat in Beatá; Elvenhold en Strykhaven zijn gemarkeerd.",
      },
      caravan: {
        caption:
          "Geen drakenkaart meer voor de weg van Virst naar Ixara: een karavaan van drie willekeurige kaarten kan toch.",
        seen: "De kaart met de laars in Virst; op de hand vijf verschillende kaarten en geen draak. Ixara is gemarkeerd.",
      },
    },
  },
  de: {
    aim: "Wer nach vier Runden die meisten der 20 Orte besucht hat, gewinnt.",
    steps: {
      counter: {
        task: "Auf einem Weg muss ein Transportplättchen liegen, und du reist mit Karten derselben Sorte. Deine Karten liegen unten: Nimm ein Plättchen, das dazu passt, oder ein ungesehenes.",
        done: "Das Plättchen liegt offen vor dir. Dreimal reihum nehmen alle eines; ein geheimes hattest du schon.",
      },
      plan: {
        task: "Jetzt wird die Reise geplant. Beide Stiefel stehen in Elvenhold. Wähle eines deiner Plättchen: Die Wege, auf die es darf, leuchten auf, mit der Zahl der Karten, die sie kosten. Leg es auf einen Weg, der in Elvenhold beginnt.",
        done: "Das Plättchen dient allen, in beiden Richtungen. Jeder legt immer nur eines, also kann dir auch helfen, was Marc legt.",
      },
      travel: {
        task: "Auf fünf Wegen liegt ein Plättchen, und jetzt reist du. Auf dem Weg nach Beatá steht ein Riesenschwein: Tippe auf den Ort und zahle mit einer Schweinekarte.",
        done: "Eine Schweinekarte, und dein Stiefel steht in Beatá. Dein Ortsstein dort gehört dir: einer von 20. Das Plättchen bleibt für die anderen liegen.",
      },
      on: {
        task: "Du reist weiter, solange du zahlen kannst. Nach Strykhaven fliegt ein Drache über die Ebene, für eine Drachenkarte. Marc hat das Plättchen gelegt, aber du darfst es benutzen.",
        done: "Zwei Ortssteine. Wie viele Karten ein Weg kostet, hängt von Transportmittel und Gelände ab: Die Taste c zeigt die Transporttabelle.",
      },
      caravan: {
        task: "Du bist in Virst und willst nach Ixara, wohin der Drache fliegt, hast aber keine Drachenkarte mehr. Bilde eine Karawane: Drei beliebige Karten bringen dich über einen Weg mit einem Plättchen.",
        done: "Jetzt suchst du die drei Karten aus, auf die du am leichtesten verzichtest. Auf Wasser gibt es keine Karawanen, nur Flöße.",
      },
      pay: {
        task: "Zwei Karten der Karawane sind bezahlt. Gib die dritte. Aber schau: Auf dem Weg von Ixara nach Mah'Davikia liegt eine Wolke; behalte also deine Wolkenkarte, wenn du weiterwillst.",
        done: "Du bist in Ixara und hast vier Ortssteine. Mit der Wolkenkarte könntest du weiter über die Berge.",
      },
      stop: {
        task: "In Mah'Davikia kannst du keinen Weg mehr bezahlen. Beende deine Reise.",
        done: "Am Ende einer Reise darfst du vier Karten behalten und für die nächste Runde ein Plättchen. Nach vier Runden gewinnen die meisten Ortssteine.",
      },
    },
    pictures: {
      counters: {
        caption:
          "Plättchen nehmen: Fünf liegen offen, oder man zieht eines ungesehen. Unten liegen die eigenen Plättchen und Karten.",
        seen: "Offene Plättchen: ein Drache, drei Riesenschweine und ein Trollwagen, dazu ein verdeckter Vorrat. Darunter die eigenen Plättchen und acht Karten.",
      },
      plan: {
        caption:
          "Planen: Das Riesenschwein ist gewählt, und jeder Weg, auf den es darf, leuchtet mit seinem Preis in Karten. Schweine gehen über Ebenen und durch Wälder.",
        seen: "Der Plan des Elfenlands; die Wege durch Ebene und Wald leuchten, jeder mit der Zahl der Karten, die er kostet. Unten ist ein Plättchen angehoben.",
      },
      travel: {
        caption:
          "Reisen: Der Stiefel steht in Beatá, und die Orte, die mit diesen Karten erreichbar sind, sind markiert.",
        seen: "Der Plan mit Plättchen auf fünf Wegen. Der Stiefel steht in Beatá; Elvenhold und Strykhaven sind markiert.",
      },
      caravan: {
        caption:
          "Keine Drachenkarte mehr für den Weg von Virst nach Ixara: Eine Karawane aus drei beliebigen Karten geht trotzdem.",
        seen: "Der Plan mit dem Stiefel in Virst; auf der Hand fünf verschiedene Karten, kein Drache darunter. Ixara ist markiert.",
      },
    },
  },
};
