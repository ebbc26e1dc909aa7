import { day } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import type { Day } from "../shared/day.ts";

export type MomentRefusal = { readonly kind: "ahead" } | { readonly kind: "too-old" };

/** How far an entry may lie ahead of the server's clock, in milliseconds: so long before its time it is taken. */
export const MOST_AHEAD = 5 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000; // Of those in India none is longer or shorter.
/** How many days back an entry by hand may lie. */
export const OLDEST_DAYS = 366;

/** The first day of which entries may tell: only a file goes back so far. */
export const FIRST_DAY = day("2000-01-01");

/** Whether something is noted by hand or comes from a file of one's own. */
export type NotingWay = "by-hand" | "from-file";

/**
 * Why nothing can be noted of that moment at `now` (milliseconds since 1970); null: it can. `end` null: it stands for the whole day.
 * Source: specification/trackers.md, Entries.
 */
export function momentRefusal(
  { day: noted, end }: { readonly day: Day; readonly end: number | null },
  now: number,
  way: NotingWay = "by-hand",
): MomentRefusal | null {
  if (end === null ? noted > indianDay(now) : end > now + MOST_AHEAD) return { kind: "ahead" };
  return noted < (way === "by-hand" ? indianDay(now - OLDEST_DAYS * DAY) : FIRST_DAY) ? { kind: "too-old" } : null;
}
