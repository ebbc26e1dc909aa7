import { currentTests } from "../../labs/booking/lab-report.ts";
import { grouped } from "../../shared/grouped.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import type { Lab } from "../../labs/lab.ts";
import type { CurrentTest } from "../../labs/booking/lab-report.ts";
import type { LabReports } from "../../labs/reports/lab-reports.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * A test that a laboratory has reported, as its newest version tells it. `member` null: of the customer; `lab`: its name when it was
 * booked.
 */
export type FoundTest = CurrentTest & { readonly booking: PayableId; readonly member: MemberId | null; readonly lab: Lab["name"] };

type Needs = { readonly labBookings: Pick<LabBookings, "of">; readonly labReports: Pick<LabReports, "of"> };

/**
 * What laboratories have found for a customer and their members, the oldest booking first. Source: specification/consultations.md, Export
 * in FHIR.
 */
export async function foundTestsOf({ labBookings, labReports }: Needs, customer: CustomerId): Promise<readonly FoundTest[]> {
  const [bookings, reports] = await Promise.all([labBookings.of(customer), labReports.of(customer)]);
  const labs = new Map(bookings.map(({ booking }) => [booking.id, booking.lab.name]));
  return [...grouped(reports, ({ booking }) => booking)].flatMap(([booking, some]) => {
    const lab = labs.get(booking);
    if (lab === undefined) throw new TypeError(`no booking ${booking} of a report`);
    const members = new Set(some.map(({ member }) => member));
    return [...members].flatMap((member) => currentTests(some, member).map((test) => ({ ...test, booking, member, lab })));
  });
}
