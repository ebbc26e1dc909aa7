import { languageWords } from "./language.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Instant } from "#core/shared/instant.ts";

const indian = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", day: "numeric", month: "short", year: "numeric" });

/** An Indian day: 31 Dec 2026. */
export function day({ seconds }: Instant): string {
  const parts = indian.formatToParts(seconds * 1000);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("day")} ${told("month")} ${told("year")}`;
}

/** The last day on which a coupon holds. */
export const lastDay = (end: CouponEnd): string =>
  day(end.kind === "instant" ? end.last : { seconds: end.nextBegins.seconds - 1, decimals: "" });
