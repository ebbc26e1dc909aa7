import { isAfter } from "../shared/instant.ts";
import type { Instant } from "../shared/instant.ts";
import type { CouponEnd } from "./coupon.ts";

/** Whether a coupon has expired. At its very last instant it has not. Source: specification/coupons.md, Locked and expired. */
export function hasEnded(end: CouponEnd | null, at: Instant): boolean {
  if (end === null) return false;
  switch (end.kind) {
    case "instant":
      return isAfter(at, end.last);
    case "day":
      return !isAfter(end.nextBegins, at);
  }
}
