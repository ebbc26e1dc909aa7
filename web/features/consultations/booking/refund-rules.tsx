import { NOTHING } from "#core/shared/money.ts";
import { bookingWords } from "./booking-words.ts";
import type { Refundable } from "./booking-words.ts";

/**
 * What comes back where an appointment is cancelled or missed; nothing of one that is free. `now` by the shop's clock, in milliseconds
 * since 1970.
 */
export const RefundRules = ({ booking, now }: { readonly booking: Refundable; readonly now: number }) =>
  booking.fee > NOTHING || booking.plan !== null ? (
    <section className="stack gap-2">
      <h3>{bookingWords.backRules}</h3>
      <ul className="booking-rules">
        {bookingWords.comesBackWhen(booking, now).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  ) : null;
