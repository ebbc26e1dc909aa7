import type { CouponEnd } from "#core/coupons/coupon.ts";

const GRAMMAR = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:\d\d)?)?$/;
const DAY = 86_400;
const INDIA = "+05:30";

/**
 * When a coupon ends: `YYYY-MM-DD` runs to the end of that Indian day, `YYYY-MM-DDThh:mm[:ss[.fraction]]` is an instant, in
 * Indian time unless it says otherwise. null: no such date. Source: pricing, Coupons.
 */
export function couponEnd(text: string): CouponEnd | null {
  const parts = GRAMMAR.exec(text);
  if (parts === null) return null;
  const [, day = "", time, second = "00", decimals = "", offset = INDIA] = parts;
  // Date.parse takes the 30th of February for the 2nd of March.
  if (new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return null;
  if (time === undefined) return { kind: "day", nextBegins: { seconds: Date.parse(`${day}T00:00:00${INDIA}`) / 1000 + DAY, decimals: "" } };
  const milliseconds = Date.parse(`${day}T${time}:${second}${offset}`);
  if (Number.isNaN(milliseconds) || time.startsWith("24")) return null;
  return { kind: "instant", last: { seconds: milliseconds / 1000, decimals: decimals.replace(/0+$/, "") } };
}
