import CalendarX from "lucide-react/icons/calendar-x";
import { useOutletContext } from "react-router-dom";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { DeskSite } from "./desk-site.ts";

/** To an account that is no practitioner's: what the desk is for, and the way to the consultations that it has booked itself. */
export function NoDesk() {
  const { shop } = useOutletContext<DeskSite>();
  return (
    <NothingYet Icon={CalendarX} heading={dayPhrases.noDesk} text={dayPhrases.noDeskText}>
      <p>{dayPhrases.noDeskPatient}</p>
      <a className="button main" target="_self" href={`${shop}${consultationAddress.appointmentsAsPatient}`}>
        {dayPhrases.ownAppointments}
      </a>
    </NothingYet>
  );
}
