const MINUTE = 60_000;

/** "day": 24 hours before the start; "hour": an hour; "room": ten minutes, when the room opens. */
export const AHEADS = ["day", "hour", "room"] as const;
export type Ahead = (typeof AHEADS)[number];

const MINUTES: Readonly<Record<Ahead, number>> = { day: 24 * 60, hour: 60, room: 10 };

/** A reminder, and when it comes, in milliseconds since 1970. */
export type Reminder = { readonly ahead: Ahead; readonly at: number };

/**
 * The reminders of an appointment that are still ahead at a moment, the earliest first. Source: specification/consultations.md, Reminders
 * and calendar file.
 */
export const remindersOf = (start: number, now: number): readonly Reminder[] =>
  AHEADS.map((ahead) => ({ ahead, at: start - MINUTES[ahead] * MINUTE })).filter(({ at }) => at > now);

/**
 * Whether a reminder still says something at a moment: neither the next one nor the start has come. Source: specification/consultations.md,
 * Reminders and calendar file.
 */
export function isTimely(ahead: Ahead, start: number, now: number): boolean {
  const next = AHEADS[AHEADS.indexOf(ahead) + 1];
  return now < start - (next === undefined ? 0 : MINUTES[next] * MINUTE);
}
