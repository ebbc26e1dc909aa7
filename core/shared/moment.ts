import { INDIAN_OFFSET } from "./indian-offset.ts";
import type { Instant } from "./instant.ts";

/** What a written date means: an instant, or a whole Indian day by its first instant. */
export type Moment = { readonly kind: "instant"; readonly instant: Instant } | { readonly kind: "day"; readonly begins: Instant };

/** Seconds of a day. */
export const DAY = 86_400;

const GRAMMAR = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:(Z)|([+-])(\d\d):(\d\d))?)?$/;

/**
 * `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm[:ss[.fraction]]` with an optional `Z` or `±hh:mm`, else Indian time; null: anything else. Source:
 * specification/coupons.md, Dates.
 */
export function readMoment(text: string): Moment | null {
  const parts = GRAMMAR.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second = "0", decimals = "", utc, sign, offsetHour, offsetMinute] = parts;
  const midnight = midnightOf(Number(year), Number(month), Number(day));
  if (midnight === null) return null;
  if (hour === undefined || minute === undefined) return { kind: "day", begins: { seconds: midnight - INDIAN_OFFSET * 60, decimals: "" } };

  const offset = offsetMinutes({ utc, sign, hour: offsetHour, minute: offsetMinute });
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || offset === null) return null;
  const seconds = midnight + Number(hour) * 3600 + (Number(minute) - offset) * 60 + Number(second);
  return { kind: "instant", instant: { seconds, decimals: withoutTrailingZeros(decimals) } };
}

/** Of that day in UTC, in seconds since 1970; null: there is no such day. */
function midnightOf(year: number, month: number, day: number): number | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // Unlike Date.UTC it takes the years before 100 as they are.
  return date.getUTCMonth() === month - 1 ? date.getTime() / 1000 : null; // A day too many or too few leaves its month.
}

type Offset = Record<"utc" | "sign" | "hour" | "minute", string | undefined>;

function offsetMinutes({ utc, sign, hour, minute }: Offset): number | null {
  if (utc !== undefined) return 0;
  if (sign === undefined) return INDIAN_OFFSET;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const ahead = Number(hour) * 60 + Number(minute);
  return sign === "-" ? -ahead : ahead;
}

/** By hand: /0+$/ takes quadratic time on long runs of zeros. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end--;
  return digits.slice(0, end);
}

/** A whole day begins with its first instant. */
export function instantOf(moment: Moment): Instant {
  switch (moment.kind) {
    case "instant":
      return moment.instant;
    case "day":
      return moment.begins;
  }
}

/** Indian time is used. At the edges of the years 0 to 9999, another offset is used that keeps the instant within these years. */
const OFFSETS = [
  { minutes: INDIAN_OFFSET, text: "+05:30" },
  { minutes: 1439, text: "+23:59" },
  { minutes: -1439, text: "-23:59" },
] as const;

/** The text of an instant, with all its decimals, as `readMoment` reads it. */
export function printedInstant({ seconds, decimals }: Instant): string {
  for (const { minutes, text } of OFFSETS) {
    const local = new Date((seconds + minutes * 60) * 1000).toISOString();
    if (/^\d{4}-/.test(local)) return `${local.slice(0, 19)}${decimals === "" ? "" : `.${decimals}`}${text}`;
  }
  throw new RangeError(`no date of four digits stands for ${seconds} seconds`);
}

/** The Indian day in which an instant lies, as `YYYY-MM-DD`. */
export const printedDay = ({ seconds }: Instant): string => printedInstant({ seconds, decimals: "" }).slice(0, 10);
