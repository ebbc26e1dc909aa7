import { FlaskConical } from "lucide-react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { BookingCards } from "#web/features/consultations/booking/booking-cards.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { readMyLabBookings } from "./my-lab-bookings-data.ts";
import { labBookingTone } from "./lab-booking-tone.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyLabBookingsProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** Bookings of tests, the latest first. */
export function MyLabBookings({ customer, waiting }: MyLabBookingsProps) {
  const whole = useDependency(Whole);
  const none = (
    <NothingYet Icon={FlaskConical} heading={says.none} text={says.noneText}>
      <a className="button main" href={labAddress.tests}>
        {says.findTests}
      </a>
    </NothingYet>
  );
  return (
    <BookingCards read={() => readMyLabBookings(whole, customer)} notShown={says.notShown} waiting={waiting} none={none}>
      {(booking) => (
        <>
          <h2 className="heading-3">
            <a href={labAddress.booking(booking.id)}>{datedMomentAt(booking.start)}</a>
          </h2>
          <p className="booking-state" data-tone={labBookingTone(booking)}>
            {says.heading(booking)}
          </p>
          <p>{booking.basket.people.flatMap(({ items }) => items.map(({ title }) => labWords.text(title))).join(", ")}</p>
          <p className="small muted">
            {booking.lab.name} · {rupees(booking.basket.total)}
          </p>
        </>
      )}
    </BookingCards>
  );
}
