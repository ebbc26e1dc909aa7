import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Instant } from "#core/shared/instant.ts";

/** Indian time; at the edges of the years 0 to 9999 whatever offset keeps the instant within them. */
const OFFSETS = [
  { minutes: 330, text: "+05:30" },
  { minutes: 1439, text: "+23:59" },
  { minutes: -1439, text: "-23:59" },
] as const;

/** An instant to its last decimal, as `readMoment` reads it. */
export function printedInstant({ seconds, decimals }: Instant): string {
  for (const { minutes, text } of OFFSETS) {
    const local = new Date((seconds + minutes * 60) * 1000).toISOString();
    if (/^\d{4}-/.test(local)) return `${local.slice(0, 19)}${decimals === "" ? "" : `.${decimals}`}${text}`;
  }
  throw new RangeError(`no date of four digits stands for ${seconds} seconds`);
}

export function printedEnd(end: CouponEnd): string {
  switch (end.kind) {
    case "instant":
      return printedInstant(end.last);
    case "day":
      return printedInstant({ seconds: end.nextBegins.seconds - 86_400, decimals: "" }).slice(0, 10);
  }
}
