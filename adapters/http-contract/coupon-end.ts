import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Instant } from "#core/shared/instant.ts";

const DAY = 86_400;
const INDIA = 19_800; // Seconds that Indian time is ahead of UTC.

/** A day as `YYYY-MM-DD` in Indian time, an instant in UTC with all its decimals. */
export function endOut(end: CouponEnd): string {
  if (end.kind === "day") return written(end.nextBegins.seconds + INDIA - DAY).slice(0, 10);
  const { seconds, decimals } = end.last;
  return `${written(seconds)}${decimals === "" ? "" : `.${decimals}`}Z`;
}

/** The end that `endOut` wrote; null where the text is none. */
export function endIn(text: string): CouponEnd | null {
  const [, day, time, decimals = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.(\d+))?Z)?$/.exec(text) ?? [];
  if (day === undefined) return null;
  const seconds = Date.parse(`${day}T${time ?? "00:00:00"}Z`) / 1000;
  if (Number.isNaN(seconds) || !written(seconds).startsWith(day)) return null; // Date.parse makes 1 March of 30 February.
  const instant: Instant = { seconds: time === undefined ? seconds - INDIA + DAY : seconds, decimals };
  return time === undefined ? { kind: "day", nextBegins: instant } : { kind: "instant", last: instant };
}

const written = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);
