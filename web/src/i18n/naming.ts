// The words around names: what a guest is called, and what tells a bot from a person.

import type { Language } from "./languages";

export interface NamingWords {
  bot: string;
  ask: string;
  askText: string;
  name: string;
  take: string;
  skip: string;
  bad: string;
}

export const NAMING: Record<Language, NamingWords> = {
  nl: {
    bot: "bot",
    ask: "Hoe heet je aan tafel?",
    askText: "Zo zien de anderen je. Je kunt het later bij de instellingen veranderen.",
    name: "Je naam",
    take: "Zo heet ik",
    skip: "Zonder naam verder",
    bad: "Een naam heeft 1 tot 24 leesbare tekens.",
  },
  de: {
    bot: "Bot",
    ask: "Wie heißt du am Tisch?",
    askText: "So sehen dich die anderen. In den Einstellungen kannst du es später ändern.",
    name: "Dein Name",
    take: "So heiße ich",
    skip: "Ohne Namen weiter",
    bad: "Ein Name hat 1 bis 24 lesbare Zeichen.",
  },
  en: {
    bot: "bot",
    ask: "What are you called at the table?",
    askText: "This is how the others see you. You can change it later in the settings.",
    name: "Your name",
    take: "That is my name",
    skip: "Go on without a name",
    bad: "A name has 1 to 24 readable characters.",
  },
};
