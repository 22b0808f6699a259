// The words around passwords: recovery codes, a new password, a lost one.

import type { Language } from "./languages";

export interface AccountWords {
  codes: string;
  codesText: string;
  codesNoted: string;
  change: string;
  old: string;
  fresh: string;
  changed: string;
  lost: string;
  lostText: string;
  code: string;
  recover: string;
}

export const ACCOUNT: Record<Language, AccountWords> = {
  nl: {
    codes: "Je herstelcodes",
    codesText:
      "Schrijf deze codes op. Elke code laat je één keer binnen als je het wachtwoord kwijt bent. Ze worden nooit meer getoond.",
    codesNoted: "Ik heb ze opgeschreven",
    change: "Wachtwoord wijzigen",
    old: "Huidig wachtwoord",
    fresh: "Nieuw wachtwoord",
    changed: "Het wachtwoord is gewijzigd. Op andere apparaten ben je afgemeld.",
    lost: "Ik ben mijn wachtwoord kwijt",
    lostText: "Met een herstelcode kies je een nieuw wachtwoord.",
    code: "Herstelcode",
    recover: "Nieuw wachtwoord instellen",
  },
  de: {
    codes: "Deine Wiederherstellungscodes",
    codesText:
      "Schreib diese Codes auf. Jeder lässt dich einmal herein, wenn du das Passwort verloren hast. Sie werden nie wieder gezeigt.",
    codesNoted: "Ich habe sie aufgeschrieben",
    change: "Passwort ändern",
    old: "Bisheriges Passwort",
    fresh: "Neues Passwort",
    changed: "Das Passwort ist geändert. Auf anderen Geräten bist du abgemeldet.",
    lost: "Ich habe mein Passwort verloren",
    lostText: "Mit einem Wiederherstellungscode wählst du ein neues Passwort.",
    code: "Wiederherstellungscode",
    recover: "Neues Passwort festlegen",
  },
  en: {
    codes: "Your recovery codes",
    codesText:
      "Write these codes down. Each lets you in once if you lose your password. They are never shown again.",
    codesNoted: "I have written them down",
    change: "Change the password",
    old: "Present password",
    fresh: "New password",
    changed: "The password is changed. You are signed out on other devices.",
    lost: "I have lost my password",
    lostText: "With a recovery code you choose a new password.",
    code: "Recovery code",
    recover: "Set a new password",
  },
};
