/** How many times an account may hold something within an hour. */
const MOST_HOLDS = 20;
const HOUR = 60 * 60 * 1000;

/**
 * From when on an account may hold once more, by when it held before, the oldest first; null: at once. All in milliseconds since 1970.
 * Source: specification/consultations.md, Holding a time.
 */
export function holdsAgainFrom(held: readonly number[], at: number): number | null {
  const lately = held.filter((time) => time > at - HOUR);
  const [oldest] = lately.slice(-MOST_HOLDS);
  return lately.length >= MOST_HOLDS && oldest !== undefined ? oldest + HOUR : null;
}
