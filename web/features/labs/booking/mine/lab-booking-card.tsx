import { inLanguage } from "#web/design/in-language.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { hasReport } from "#web/features/labs/booking/has-report.ts";
import { labBookingTone } from "#web/features/labs/booking/lab-booking-tone.ts";
import { labBookingWords as says } from "#web/features/labs/booking/lab-booking-words.ts";
import type { ListedLabBooking } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { patientsIn } from "./my-lab-bookings-data.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { PatientNames } from "./my-lab-bookings-data.ts";

type LabBookingCardProps = { readonly booking: ListedLabBooking; readonly names: PatientNames };

/**
 * What a list tells of a booking of tests: when, how it stands, which tests, for whom unless for the customer alone, where, and the report
 * once there is one.
 */
export function LabBookingCard({ booking, names }: LabBookingCardProps) {
  const patients = patientsIn(booking, names);
  return (
    <>
      <h3>
        <a href={labAddress.booking(booking.id)}>{datedMomentAt(booking.start)}</a>
      </h3>
      <p className="booking-state" data-tone={booking.isBeingChecked ? "waits" : labBookingTone(booking)}>
        {booking.isBeingChecked ? paymentPhrases.isBeingChecked : says.heading(booking)}
      </p>
      <p>
        {[...new Set(booking.basket.people.flatMap(({ items }) => items.map(({ title }) => shownText(title))))].join(", ")}
        {patients.every((name) => name === null) ? null : ` · ${patients.map((name) => name ?? says.oneself).join(", ")}`}
      </p>
      <p className="small muted">
        {inLanguage(booking.lab).name} · {rupees(booking.basket.total)}
      </p>
      {hasReport(booking) ? (
        <div>
          <a
            className="button quiet"
            href={labAddress.report(booking.id)}
            aria-label={says.readReportOf({ moment: datedMomentAt(booking.start) })}
          >
            {says.readReport}
          </a>
        </div>
      ) : null}
    </>
  );
}
