import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isConsented } from "../sharing/current-data.ts";
import { canBeSharedFor } from "./lab-report-share.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { LabReportShares } from "./lab-report-shares.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { UnknownLabBooking } from "../../labs/booking/change-my-lab-booking.ts";
import type { Result } from "../../shared/result.ts";
import type { SharePlace } from "./lab-report-share.ts";

/** `no-consent`: the patient's health data may not be used; `not-shareable`: the appointment is not confirmed, or over for too long. */
export type ShareRefusal = UnknownLabBooking | { readonly kind: "no-consent" | "not-shareable" };

/**
 * Shares what a customer's own lab booking found for the patient of an own appointment with its practitioner, from now on. A booking or an
 * appointment of somebody else, and one for whose patient nothing was tested, is refused like one that does not exist. Source:
 * specification/labs.md, Sharing a report.
 */
export type ShareLabReport = (customer: CustomerId, place: SharePlace) => Promise<Result<null, ShareRefusal>>;
export const ShareLabReport = useCase<ShareLabReport>("assessments", "ShareLabReport");

type Needs = {
  readonly labBookings: Pick<LabBookings, "withId">;
  readonly bookings: Pick<Bookings, "withId">;
  readonly shares: Pick<LabReportShares, "put">;
  readonly consents: ListCareConsents;
  readonly now: Clock;
};

export const makeShareLabReport = maker(
  ShareLabReport,
  {
    bookings: Bookings,
    consents: ListCareConsents,
    shares: LabReportShares,
    labBookings: LabBookings,
    now: Clock,
  },
  ({ labBookings, bookings, shares, consents, now }: Needs) =>
    async (customer, { labBooking, booking }) => {
      const [tested, stored] = await Promise.all([labBookings.withId(labBooking), bookings.withId(booking)]);
      if (tested?.booking.customer !== customer || stored?.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      const { member } = stored.booking;
      if (!tested.booking.basket.people.some((one) => one.member === member)) return refused({ kind: "unknown-booking" });
      const at = now();
      if (!canBeSharedFor(stored.booking, at)) return refused({ kind: "not-shareable" });
      if (!(await isConsented(consents, stored.booking))) return refused({ kind: "no-consent" });
      await shares.put({ labBooking, booking, customer, at });
      return ok(null);
    },
);
