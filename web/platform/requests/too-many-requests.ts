/** What a loader throws when a visitor asks too often. `wait`: the seconds until they may ask again; null: not known. */
export const tooManyRequests = (wait: number | null): Response => Response.json({ wait }, { status: 429 });

/** The seconds in such an answer; null: none. */
export function secondsToWait(given: unknown): number | null {
  const { wait }: { wait?: unknown } = Object(given);
  return typeof wait === "number" ? wait : null;
}
