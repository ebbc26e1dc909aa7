import { DAY, printedDay, printedInstant } from "../shared/moment.ts";
import type { Moment } from "../shared/moment.ts";
import type { CouponEnd } from "./coupon.ts";

/**
 * When a coupon with that date ends. A whole day lasts until the first instant of the next day. Source: specification/coupons.md, Dates.
 */
export function endOf(moment: Moment): CouponEnd {
  switch (moment.kind) {
    case "instant":
      return { kind: "instant", last: moment.instant };
    case "day":
      return { kind: "day", nextBegins: { seconds: moment.begins.seconds + DAY, decimals: "" } };
  }
}

/** The date from which an end was made. */
export function printedEnd(end: CouponEnd): string {
  switch (end.kind) {
    case "instant":
      return printedInstant(end.last);
    case "day":
      return printedDay({ seconds: end.nextBegins.seconds - DAY, decimals: "" });
  }
}
