import { languageWords } from "#web/design/wording/language.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Day } from "#core/shared/day.ts";
import type { Instant } from "#core/shared/instant.ts";

const indian = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", day: "numeric", month: "short", year: "numeric" });

/** An Indian day: 31 Dec 2026. */
export function day({ seconds }: Instant): string {
  const parts = indian.formatToParts(seconds * 1000);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("day")} ${told("month")} ${told("year")}`;
}

/** The Indian day of a moment, in milliseconds since 1970. */
export const dayAt = (milliseconds: number): string => day({ seconds: Math.floor(milliseconds / 1000), decimals: "" });

/** A day of the calendar. */
export const dayOf = (day: Day): string => dayAt(Date.parse(`${day}T12:00:00+05:30`));

/** The last day on which a coupon holds. */
export const lastDay = (end: CouponEnd): string =>
  day(end.kind === "instant" ? end.last : { seconds: end.nextBegins.seconds - 1, decimals: "" });
