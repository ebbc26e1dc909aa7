import { counted } from "#web/design/phrase.ts";
import { datedWeekdayOf, weekdayOf } from "#web/design/figures/days.ts";
import { returnPhrases as says } from "#web/features/orders/wording/returns.ts";
import type { ReturnRequestRefusal } from "#core/orders/returns/ask-return.use-case.ts";
import type { RefundPreviewRefusal } from "#core/orders/returns/preview-refund.use-case.ts";
import type { ReturnPicture } from "#core/orders/order/return-request.ts";
import type { Day } from "#core/shared/day.ts";

/** How a return is told, in any language. */
export const returnWords = {
  ...says,
  of: (most: number) => says.of({ most: String(most) }),
  until: (day: Day) => says.until({ day: weekdayOf(day) }),
  expiresHint: (before: Day) => says.expiresHint({ day: datedWeekdayOf(before) }),
  shows: (kind: ReturnPicture["shows"]) => says.shows[kind],
  picture: (kind: ReturnPicture["shows"], place: number) => says.picture[kind]({ number: String(place + 1) }),
  refused,
  one: (number: number) => says.one({ number: String(number) }),
  stepsOf: (number: number) => says.stepsOf({ number: String(number) }),
  withPictures: (count: number) => counted(count, says.withPictures, { count: String(count) }),
};

function refused(refusal: ReturnRequestRefusal | RefundPreviewRefusal): string {
  switch (refusal.kind) {
    case "window-over":
      return says.couldBeReturned({ day: weekdayOf(refusal.last) });
    case "too-many-pieces":
      return says.onlySoManyLeft({ left: String(refusal.left) });
    case "not-short-dated":
      return says.keepsLongEnough({ day: datedWeekdayOf(refusal.from) });
    case "consumable":
      return says.notForChangeOfMind;
    case "opened":
      return says.fault.opened;
    case "nothing-asked":
      return says.fault.lines;
    case "pictures-needed":
      return says.fault.pictures;
    case "unknown-picture":
      return says.pictureLost;
    case "not-delivered":
      return says.notDelivered;
    case "not-placed":
    case "unknown-order":
    case "unknown-line":
    case "past-cancelling":
    case "being-checked":
    case "key-taken":
      return says.notNow;
  }
}
