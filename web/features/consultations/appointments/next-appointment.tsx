import { roomRefusal, roomTimes } from "#core/consultations/call/room-times.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { AnswersBefore } from "./answers-before.ts";

type NextAppointmentProps = { readonly booking: BookingView; readonly answers: AnswersBefore; readonly now: number };

/**
 * What to do now for the appointment that comes next: join it once its room is open, else prepare for it. `now` in milliseconds since 1970.
 */
export function NextAppointment({ booking, answers, now }: NextAppointmentProps) {
  const { opens, closes } = roomTimes(booking);
  const present = usePresent(now, [opens, closes]);
  if (roomRefusal(booking, present) === null)
    return (
      <div className="row flex-wrap" role="status">
        <a className="button main" target="_self" href={consultationAddress.call(booking.mode, booking.id)}>
          {callPhrases.join}
        </a>
      </div>
    );
  if (present >= closes) return null;
  return (
    <>
      <p>{callPhrases.opensAtMoment({ moment: momentAt(opens) })}</p>
      <div className="row flex-wrap">
        <a
          className="button quiet"
          href={assessmentAddress.beforeBooking({ ...booking.consulted, member: booking.member, booking: booking.id })}
        >
          {bookingWords.assess[answers]}
        </a>
      </div>
    </>
  );
}
