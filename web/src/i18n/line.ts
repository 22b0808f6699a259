// The words for a line that is gone, and for what waits until it is back.

import type { Language } from "./languages";

export interface LineWords {
  gone: string;
  /** The same, while a command waits. */
  goneKept: string;
  sending: string;
  /** A command that was kept and then refused, with the reason. */
  tooLate: (why: string) => string;
}

export const LINE: Record<Language, LineWords> = {
  nl: {
    gone: "Geen verbinding. We proberen het steeds opnieuw.",
    goneKept: "Geen verbinding. Je zet is bewaard en gaat weg zodra ze er weer is.",
    sending: "Versturen …",
    tooLate: (why) => `Je zet was bewaard, maar kan nu niet meer. ${why}`,
  },
  de: {
    gone: "Keine Verbindung. Wir versuchen es immer wieder.",
    goneKept: "Keine Verbindung. Dein Zug ist aufgehoben und geht ab, sobald sie wieder da ist.",
    sending: "Wird gesendet …",
    tooLate: (why) => `Dein Zug war aufgehoben, geht jetzt aber nicht mehr. ${why}`,
  },
  en: {
    gone: "No connection. We keep trying.",
    goneKept: "No connection. Your move is kept and goes out when it is back.",
    sending: "Sending …",
    tooLate: (why) => `Your move was kept, but cannot be made any more. ${why}`,
  },
};
