import { CLOCK_UNITS } from "../i18n/marks";
import { language } from "../i18n/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is left, as short as it can be read: 9:58, 3 h 20, 2 d 4 h, in the reader's units. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const { days, hours } = CLOCK_UNITS[language()];
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} ${days} ${Math.floor((seconds % DAY) / HOUR)} ${hours}`;
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)} ${hours} ${twoDigits((seconds % HOUR) / MINUTE)}`;
  return `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`;
}

function twoDigits(number: number): string {
  return String(Math.floor(number)).padStart(2, "0");
}
