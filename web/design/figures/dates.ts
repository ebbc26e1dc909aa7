import { indianDay } from "#core/shared/indian-time.ts";
import { dayOf } from "./days.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Instant } from "#core/shared/instant.ts";

/** An Indian day: 31 Dec 2026. */
export const day = ({ seconds }: Instant): string => dayAt(seconds * 1000);

/** The Indian day of a moment, in milliseconds since 1970. */
export const dayAt = (milliseconds: number): string => dayOf(indianDay(milliseconds));

/** The last day on which a coupon holds. */
export const lastDay = (end: CouponEnd): string =>
  day(end.kind === "instant" ? end.last : { seconds: end.nextBegins.seconds - 1, decimals: "" });
