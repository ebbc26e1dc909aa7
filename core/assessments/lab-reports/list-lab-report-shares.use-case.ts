import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { canBeSharedFor } from "./lab-report-share.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { LabReportShares } from "./lab-report-shares.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { KeptBooking } from "../../consultations/booking/bookings.port.ts";
import type { Practitioner } from "../../consultations/practitioner.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { UnknownLabBooking } from "../../labs/booking/change-my-lab-booking.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";

/** `sharedAt`: since when the report is shared for it, in milliseconds since 1970; null: it is not. */
export type ReportAppointment = Pick<Booking, "id" | "start"> & {
  readonly practitioner: Practitioner["name"];
  readonly sharedAt: number | null;
};

/**
 * The appointments of a person for which what was found for them is or can be shared: those to come, the soonest first, then past ones, the
 * latest first. `member` null: the customer.
 */
export type PersonsReportShares = {
  readonly member: MemberId | null;
  readonly isConsented: boolean;
  readonly appointments: readonly ReportAppointment[];
};

/**
 * With whose appointments the report of a customer's own lab booking is shared, and for which it could be, person by person. Somebody
 * else's booking is refused like one that does not exist. Source: specification/labs.md, Sharing a report.
 */
export type ListLabReportShares = (
  customer: CustomerId,
  labBooking: PayableId,
) => Promise<Result<readonly PersonsReportShares[], UnknownLabBooking>>;
export const ListLabReportShares = useCase<ListLabReportShares>("assessments", "ListLabReportShares");

type Needs = {
  readonly labBookings: Pick<LabBookings, "withId">;
  readonly bookings: Pick<Bookings, "of">;
  readonly shares: Pick<LabReportShares, "ofLabBooking">;
  readonly consents: ListCareConsents;
  readonly now: Clock;
};

export const makeListLabReportShares = maker(
  ListLabReportShares,
  {
    bookings: Bookings,
    consents: ListCareConsents,
    shares: LabReportShares,
    labBookings: LabBookings,
    now: Clock,
  },
  ({ labBookings, bookings, shares, consents, now }: Needs) =>
    async (customer, labBooking) => {
      const stored = await labBookings.withId(labBooking);
      if (stored === null || stored.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      const [appointments, shared, consented] = await Promise.all([
        bookings.of(customer),
        shares.ofLabBooking(customer, labBooking),
        consents(customer),
      ]);
      const at = now();
      const since = new Map(shared.map((one) => [one.booking, one.at]));
      const latestFirst = appointments
        .filter(({ booking }) => since.has(booking.id) || canBeSharedFor(booking, at))
        .toSorted((one, other) => other.booking.start - one.booking.start);
      const isOver = ({ booking }: KeptBooking) => booking.start < at;
      const offered = [...latestFirst.filter((one) => !isOver(one)).toReversed(), ...latestFirst.filter(isOver)];
      return ok(
        stored.booking.basket.people.map(({ member }) => ({
          member,
          isConsented: consented.includes(member),
          appointments: offered
            .filter(({ booking }) => booking.member === member)
            .map(({ booking: { id, start }, consulted }) => ({
              id,
              start,
              practitioner: consulted.name,
              sharedAt: since.get(id) ?? null,
            })),
        })),
      );
    },
);
