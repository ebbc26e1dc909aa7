import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "./wording/labs.ts";

type BookingNoteProps = { readonly address: string | null };

/**
 * Where tests are booked, or found first, and where those stand that were booked. `address`: where this one is booked; null: none is
 * chosen.
 */
export const BookingNote = ({ address }: BookingNoteProps) => (
  <section aria-label={says.bookingTitle} className="stack gap-3">
    <p>{says.booking}</p>
    <div className="row flex-wrap">
      <a className="button main" href={address ?? labAddress.tests}>
        {address === null ? says.findTest : says.book}
      </a>
      <a className="button quiet" href={labAddress.bookings}>
        {says.myBookings}
      </a>
      <a className="link" href="/getintouch">
        {says.ask}
      </a>
    </div>
  </section>
);
