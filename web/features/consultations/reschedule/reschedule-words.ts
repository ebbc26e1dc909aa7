import { counted } from "#web/design/phrase.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { reschedulePhrases as says } from "#web/features/consultations/wording/reschedule.ts";
import { termsAfterMove } from "#core/consultations/moving/terms-after-move.ts";
import { NOTHING } from "#core/shared/money.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { ReschedulePreview } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import type { MovingRefusal } from "#core/consultations/moving/move-my-booking.ts";
import type { DayOfStarts } from "./reschedule-model.ts";

/** How moving an appointment is told, in any language. */
export const rescheduleWords = {
  ...says,
  limits: ({ event, until, left }: ReschedulePreview): string =>
    event === "rebook"
      ? says.rebookLimits({ until: momentAt(until) })
      : counted(left, says.limits, { until: momentAt(until), count: String(left) }),
  day: ({ day, starts }: DayOfStarts): string => `${weekdayOf(day)}: ${profileWords.freeTimes(starts.length)}`,
  to: (start: number): string => says.moveTo({ moment: momentAt(start) }),
  /** What is lost by moving it to a start; null: nothing is. All in milliseconds since 1970. */
  lostAt(booking: Pick<BookingView, "fee" | "plan">, moved: { readonly start: number; readonly at: number }): string | null {
    const { back, isFull, isInTimeToMove } = termsAfterMove(booking, moved);
    if (isFull && isInTimeToMove) return null;
    if (booking.plan !== null) return says.nearByPlan;
    return booking.fee === NOTHING ? says.nearFree : says.nearPaid({ half: rupees(back) });
  },
  done: (start: number): string => says.movedTo({ moment: momentAt(start) }),
  refusal(refusal: MovingRefusal): string {
    switch (refusal.kind) {
      case "unknown-booking":
        return bookingWords.unknown;
      case "not-possible":
        return bookingWords.stepRefused;
      case "too-late-to-move":
        return says.tooLate({ moment: momentAt(refusal.until) });
      case "too-late-to-rebook":
        return says.tooLateToRebook({ moment: momentAt(refusal.until) });
      case "outside-plan":
        return says.outsidePlan({ from: dayAt(refusal.from), until: dayAt(refusal.until - 1) });
      case "moved-twice":
        return says.movedTwice;
      case "unknown-practitioner":
        return bookingWords.refused["unknown-practitioner"];
      case "own-appointment":
        return bookingWords.ownAppointment({ time: momentAt(refusal.at) });
      case "not-offered":
        return refusal.nearest.length === 0 ? bookingWords.gone : says.goneNearest({ times: refusal.nearest.map(timeAt).join(", ") });
    }
  },
};
