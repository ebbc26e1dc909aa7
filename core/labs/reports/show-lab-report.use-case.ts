import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { personsLabReport } from "./persons-lab-report.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { LabReports } from "./lab-reports.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { LabBooking } from "../booking/lab-booking.ts";
import type { PersonsLabReport } from "./persons-lab-report.ts";

/** Everything that was found in one booking. */
export type ShownLabReport = Pick<LabBooking, "id" | "lab" | "state"> & { readonly people: readonly PersonsLabReport[] };

/**
 * The report of a customer's own booking, the newest version of each test, with what was found at other times; nobody else's is told. While
 * nothing was found all is awaited. Source: specification/labs.md, Reports of a lab.
 */
export type ShowLabReport = (customer: CustomerId, id: PayableId) => Promise<Result<ShownLabReport, UnknownLabBooking>>;
export const ShowLabReport = useCase<ShowLabReport>("labs", "ShowLabReport");

type Needs = { readonly bookings: Pick<LabBookings, "withId">; readonly reports: Pick<LabReports, "of"> };

export const makeShowLabReport = maker(
  ShowLabReport,
  { bookings: LabBookings, reports: LabReports },
  ({ bookings, reports }: Needs) =>
    async (customer, payable) => {
      const stored = await bookings.withId(payable);
      if (stored === null || stored.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const all = await reports.of(customer);
      const people = booking.basket.people.map(({ member }) => personsLabReport(member, { booking, reports: all }));
      return ok({ id: booking.id, lab: booking.lab, state: booking.state, people });
    },
);
