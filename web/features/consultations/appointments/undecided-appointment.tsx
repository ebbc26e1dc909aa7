import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

/** What its customer can choose instead of an appointment that did not take place, and until when. */
export const UndecidedAppointment = ({ booking }: { readonly booking: BookingView }) => (
  <>
    <p>{bookingWords.missedUntil(booking, booking.rebookableUntil ?? 0)}</p>
    <div className="row flex-wrap">
      <a className="button main" href={consultationAddress.reschedule(booking.id)}>
        {bookingWords.rebook}
      </a>
    </div>
  </>
);
