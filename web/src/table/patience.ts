// Whoever waits longer than a moment is told that somebody is at work.

export const A_MOMENT_MS = 300;

/** Wait for an answer; `isLong` hears when it takes longer than a moment, and again when it has come. */
export async function patiently<T>(answer: Promise<T>, isLong: (long: boolean) => void): Promise<T> {
  const timer = setTimeout(() => isLong(true), A_MOMENT_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    isLong(false);
  }
}
