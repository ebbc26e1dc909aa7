import { DAY, printedDay, printedInstant } from "../shared/moment.ts";
import type { Moment } from "../shared/moment.ts";
import type { CouponEnd } from "./coupon.ts";

/** When a coupon ends that is dated so: a whole day lasts until the first instant of the next. Source: specification/coupons.md, Dates. */
export function endOf(moment: Moment): CouponEnd {
  switch (moment.kind) {
    case "instant":
      return { kind: "instant", last: moment.instant };
    case "day":
      return { kind: "day", nextBegins: { seconds: moment.begins.seconds + DAY, decimals: "" } };
  }
}

/** The date that such an end was made of. */
export function printedEnd(end: CouponEnd): string {
  switch (end.kind) {
    case "instant":
      return printedInstant(end.last);
    case "day":
      return printedDay({ seconds: end.nextBegins.seconds - DAY, decimals: "" });
  }
}
