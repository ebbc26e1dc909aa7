const DAY = 24 * 60 * 60 * 1000;

/** For how many days the answers of a category stand: they are about the last two weeks. */
export const ROUND_DAYS = 14;

/**
 * When a category may be asked again: two weeks after its last answer; null: nothing is answered. In milliseconds since 1970. Source:
 * specification/wellness.md, When to ask again.
 */
export const askAgainAt = (answered: readonly number[]): number | null =>
  answered.length === 0 ? null : Math.max(...answered) + ROUND_DAYS * DAY;
