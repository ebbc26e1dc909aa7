import CalendarX from "lucide-react/icons/calendar-x";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";

/** Somebody else's appointment is as unknown as none. */
export const UnknownAppointment = () => (
  <NothingYet Icon={CalendarX} heading={bookingWords.unknown} text={bookingWords.noneText}>
    <a className="button main" href={consultationAddress.appointments}>
      {bookingWords.all}
    </a>
  </NothingYet>
);
