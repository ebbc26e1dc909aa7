import type { Clock } from "../clock.port.ts";

/**
 * Reads again once an answer is `keptFor` milliseconds old; who asks while one is read waits for the same one. A reading that fails is not
 * kept, nor one from after a clock that was put back.
 */
export function keptReading<Answer>(
  read: (at: number) => Promise<Answer>,
  { now, keptFor }: { readonly now: Clock; readonly keptFor: number },
): () => Promise<Answer> {
  let last: { readonly at: number; readonly reading: Promise<Answer> } | null = null;
  return () => {
    const at = now();
    if (last !== null && at >= last.at && at - last.at < keptFor) return last.reading;
    const reading = read(at);
    const mine = { at, reading };
    last = mine;
    reading.catch(() => {
      if (last === mine) last = null;
    });
    return reading;
  };
}
