import { roomTimes } from "#core/consultations/call/room-times.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { asksBirthdate } from "./asks-birthdate.ts";
import { BirthdateNeeded } from "./birthdate-needed.tsx";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type BeforeConsultationProps = { readonly customer: CustomerId; readonly booking: BookingView; readonly now: number };

/**
 * When the room of an appointment opens, and what its practitioner needs to know. `now` by the shop's clock, in milliseconds since 1970.
 */
export function BeforeConsultation({ customer, booking, now }: BeforeConsultationProps) {
  const { opens } = roomTimes(booking);
  return (
    <>
      {isAheadAt(booking, now) && now < opens ? (
        <Notice kind="note">{callPhrases.opensAtMoment({ moment: momentAt(opens) })}</Notice>
      ) : null}
      {takesSharedData(booking) && asksBirthdate(booking) ? <BirthdateNeeded customer={customer} /> : null}
    </>
  );
}

/** Whether it is booked and has not begun. */
export const isAheadAt = ({ state, start }: BookingView, now: number): boolean => state === "confirmed" && now < start;

/** Whether the practitioner may read, or could read, what the patient shares for the appointment. */
export const takesSharedData = ({ state }: BookingView): boolean =>
  state === "confirmed" || state === "checked_in" || state === "in_progress" || state === "completed";
