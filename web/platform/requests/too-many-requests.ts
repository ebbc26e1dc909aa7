/** What a loader throws, and with it a page shows, for somebody who asks too often; `wait`: the seconds until there is room again, null: not known. */
export const tooManyRequests = (wait: number | null): Response => Response.json({ wait }, { status: 429 });

/** The seconds that such an answer has told; null: none. */
export function secondsToWait(told: unknown): number | null {
  const { wait }: { wait?: unknown } = Object(told);
  return typeof wait === "number" ? wait : null;
}
