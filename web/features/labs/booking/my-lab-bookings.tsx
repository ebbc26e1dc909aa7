import { FlaskConical } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { readMyLabBookings } from "./my-lab-bookings-data.ts";
import { labBookingTone } from "./lab-booking-tone.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyLabBookingsProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** Bookings of tests, the latest first. */
export const MyLabBookings = observer(function MyLabBookings({ customer, waiting }: MyLabBookingsProps) {
  const whole = useDependency(Whole);
  const [list] = useState(() => new Resource(() => readMyLabBookings(whole, customer)));
  useEffect(() => void list.ask(), [list]);
  const { state } = list;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.length === 0)
    return (
      <NothingYet Icon={FlaskConical} heading={says.none} text={says.noneText}>
        <a className="button main" href={labAddress.tests}>
          {says.findTests}
        </a>
      </NothingYet>
    );
  return (
    <ul className="booking-cards">
      {state.value.map((booking) => (
        <li key={booking.id} className="booking-card">
          <h2 className="heading-3">
            <a href={labAddress.booking(booking.id)}>{momentAt(booking.start)}</a>
          </h2>
          <p className="booking-state" data-tone={labBookingTone(booking)}>
            {says.heading(booking)}
          </p>
          <p>{booking.basket.people.flatMap(({ items }) => items.map(({ title }) => labWords.text(title))).join(", ")}</p>
          <p className="small muted">
            {booking.lab.name} · {rupees(booking.basket.total)}
          </p>
        </li>
      ))}
    </ul>
  );
});
