import { datedMomentAt } from "#web/design/figures/moments.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { toneOf } from "./appointment-tone.ts";
import type { ReactNode } from "react";
import type { ListedBooking } from "#core/consultations/booking/list-my-bookings.use-case.ts";

/** `patient` null: the customer. `isWaiting`: it waits for its payment, where all of it leads. `children`: what to do for it now. */
type AppointmentCardProps = {
  readonly booking: ListedBooking;
  readonly patient: string | null;
  readonly isWaiting: boolean;
  readonly children?: ReactNode;
};

/** An appointment in a list. All of it leads to its page. */
export function AppointmentCard({ booking, patient, isWaiting, children }: AppointmentCardProps) {
  const { id, start, state, consulted, isBeingChecked } = booking;
  const money = bookingWords.money(booking);
  return (
    <li className="booking-card">
      <h3>
        <a href={isWaiting ? consultationAddress.hold(id) : consultationAddress.appointment(id)}>{datedMomentAt(start)}</a>
      </h3>
      <p>
        {consulted.name}, {consultationWords.therapy(consulted.therapy)}
        {patient === null ? null : ` · ${patient}`}
      </p>
      <p className="booking-state" data-tone={isBeingChecked ? "waits" : toneOf(state)}>
        {isBeingChecked ? paymentPhrases.isBeingChecked : bookingWords.stateOf(booking)}
      </p>
      {money === null ? null : <p className="small muted">{money}</p>}
      {children}
    </li>
  );
}
