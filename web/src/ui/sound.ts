// Few and soft sounds, made on the spot: no files to load.

import { settings } from "../settings.svelte";

type Sound = "move" | "turn" | "coin" | "end" | "no";

interface Note {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const wood = (at: number, pitch: number): Note => ({ at, pitch, lasts: 0.07, loud: 0.5, wave: "triangle" });
const bell = (at: number, pitch: number, loud = 0.35): Note => ({
  at,
  pitch,
  lasts: 0.5,
  loud,
  wave: "sine",
});

const SOUNDS: Record<Sound, Note[]> = {
  move: [wood(0, 190), wood(0.03, 140)],
  turn: [bell(0, 659), bell(0.12, 880)],
  coin: [bell(0, 1568, 0.16), bell(0.06, 2093, 0.16)],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.42, 1047)],
  no: [wood(0, 110)],
};

let context: AudioContext | null = null;

/** Play a sound, unless the reader wants silence or has not touched the page yet. */
export function sound(name: Sound): void {
  wake();
  if (settings.volume <= 0 || context?.state !== "running") return;
  for (const note of SOUNDS[name]) ring(context, note, settings.volume);
}

// Sounds may begin only where somebody uses the page. Safari also stops them when a call comes in or the page was away;
// what would ring meanwhile is left out, or all of it would ring together afterwards.
function wake(): void {
  if (settings.volume <= 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}

for (const use of ["click", "keydown"]) addEventListener(use, wake, { capture: true });

function ring(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + note.at;
  const voice = new OscillatorNode(context, { type: note.wave, frequency: note.pitch });
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.linearRampToValueAtTime(note.loud * volume * 0.4, start + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  voice.connect(swell).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.lasts + 0.05);
}
