import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import type { Day } from "../../shared/day.ts";

export type MomentRefusal = { readonly kind: "ahead" } | { readonly kind: "too-old" };

/** How far an entry may lie ahead of the server's clock, in milliseconds. */
const AHEAD = 5 * 60 * 1000;
/** How many days back an entry may lie. */
export const OLDEST_DAYS = 366;

/** Why nothing can be noted by hand of that moment at `now` (milliseconds since 1970); null: it can. `end` null: it stands for the whole day. Source: specification/trackers.md, Entries. */
export function momentRefusal({ day, end }: { readonly day: Day; readonly end: number | null }, now: number): MomentRefusal | null {
  const today = indianDay(now);
  if (end === null ? day > today : end > now + AHEAD) return { kind: "ahead" };
  return day < daysAfter(today, -OLDEST_DAYS) ? { kind: "too-old" } : null;
}
