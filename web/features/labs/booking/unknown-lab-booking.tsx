import CalendarX from "lucide-react/icons/calendar-x";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";

/** Somebody else's booking is as unknown as none. */
export const UnknownLabBooking = () => (
  <NothingYet Icon={CalendarX} heading={says.unknown} text={says.unknownText}>
    <a className="button main" href={labAddress.bookings}>
      {says.all}
    </a>
  </NothingYet>
);
