// The words around other people one does not want to hear or meet, and programs that play for one.

import type { Language } from "./languages";

export interface OthersWords {
  quiet: string;
  quietText: string;
  nobody: string;
  muted: string;
  blocked: string;
  hear: (name: string) => string;
  meet: (name: string) => string;
  unblock: string;
  gone: string;
  programs: string;
  programsText: string;
  howTo: string;
  label: string;
  make: string;
  secret: string;
  secretText: string;
  noted: string;
  madeAt: (when: string) => string;
  takeBack: string;
  takeBackOf: (label: string) => string;
}

export const OTHERS: Record<Language, OthersWords> = {
  nl: {
    quiet: "Gedempt en geblokkeerd",
    quietText: "Wie je dempt, hoor je niet meer. Wie je blokkeert, kan niet bij je aan tafel gaan zitten.",
    nobody: "Je hebt niemand gedempt of geblokkeerd.",
    muted: "gedempt",
    blocked: "geblokkeerd",
    hear: (name) => `${name} weer horen`,
    meet: (name) => `${name} niet meer blokkeren`,
    unblock: "Niet meer blokkeren",
    gone: "Iemand die er niet meer is",
    programs: "Programma’s die voor mij spelen",
    programsText:
      "Met een sleutel kan een eigen programma jouw plaats aan een tafel innemen. Het kan dan alles wat jij kunt; neem een sleutel terug als je hem niet meer vertrouwt.",
    howTo: "Hoe dat gaat, staat in docs/protocol.md; examples/table_bot.py is een voorbeeld.",
    label: "Naam van het programma",
    make: "Sleutel maken",
    secret: "De sleutel",
    secretText: "Bewaar hem nu: hij wordt nooit meer getoond.",
    noted: "Ik heb hem bewaard",
    madeAt: (when) => `gemaakt op ${when}`,
    takeBack: "Terugnemen",
    takeBackOf: (label) => `Sleutel van ${label} terugnemen`,
  },
  de: {
    quiet: "Stumm geschaltet und blockiert",
    quietText:
      "Wen du stumm schaltest, den hörst du nicht mehr. Wen du blockierst, der kann sich nicht zu dir an den Tisch setzen.",
    nobody: "Du hast niemanden stumm geschaltet oder blockiert.",
    muted: "stumm geschaltet",
    blocked: "blockiert",
    hear: (name) => `${name} wieder hören`,
    meet: (name) => `${name} nicht mehr blockieren`,
    unblock: "Nicht mehr blockieren",
    gone: "Jemand, den es nicht mehr gibt",
    programs: "Programme, die für mich spielen",
    programsText:
      "Mit einem Schlüssel kann ein eigenes Programm deinen Platz an einem Tisch einnehmen. Es kann dann alles, was du kannst; nimm einen Schlüssel zurück, dem du nicht mehr traust.",
    howTo: "Wie das geht, steht in docs/protocol.md; examples/table_bot.py ist ein Beispiel.",
    label: "Name des Programms",
    make: "Schlüssel anlegen",
    secret: "Der Schlüssel",
    secretText: "Bewahre ihn jetzt auf: Er wird nie wieder gezeigt.",
    noted: "Ich habe ihn aufbewahrt",
    madeAt: (when) => `angelegt am ${when}`,
    takeBack: "Zurücknehmen",
    takeBackOf: (label) => `Schlüssel von ${label} zurücknehmen`,
  },
  en: {
    quiet: "Muted and blocked",
    quietText:
      "You hear nothing more of those you mute. Those you block cannot sit down at a table with you.",
    nobody: "You have muted or blocked nobody.",
    muted: "muted",
    blocked: "blocked",
    hear: (name) => `Hear ${name} again`,
    meet: (name) => `Unblock ${name}`,
    unblock: "Unblock",
    gone: "Somebody who is no longer here",
    programs: "Programs that play for me",
    programsText:
      "With a key a program of your own can take your seat at a table. It can then do all that you can; take a key back when you no longer trust it.",
    howTo: "How that works is told in docs/protocol.md; examples/table_bot.py is an example.",
    label: "Name of the program",
    make: "Make a key",
    secret: "The key",
    secretText: "Copy it now: it is never shown again.",
    noted: "I have copied it",
    madeAt: (when) => `made on ${when}`,
    takeBack: "Take back",
    takeBackOf: (label) => `Take back the key of ${label}`,
  },
};
