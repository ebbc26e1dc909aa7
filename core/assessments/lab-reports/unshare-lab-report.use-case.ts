import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { LabReportShares } from "./lab-report-shares.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { UnknownLabBooking } from "../../labs/booking/change-my-lab-booking.ts";
import type { Result } from "../../shared/result.ts";
import type { SharePlace } from "./lab-report-share.ts";

/**
 * Takes the report of a customer's own lab booking back from an appointment, at any time; one that is not shared stays so. Somebody else's
 * booking is refused like one that does not exist. Source: specification/labs.md, Sharing a report.
 */
export type UnshareLabReport = (customer: CustomerId, place: SharePlace) => Promise<Result<null, UnknownLabBooking>>;
export const UnshareLabReport = useCase<UnshareLabReport>("assessments", "UnshareLabReport");

type Needs = { readonly labBookings: Pick<LabBookings, "withId">; readonly shares: Pick<LabReportShares, "remove"> };

export const makeUnshareLabReport = maker(
  UnshareLabReport,
  { shares: LabReportShares, labBookings: LabBookings },
  ({ labBookings, shares }: Needs) =>
    async (customer, place) => {
      const tested = await labBookings.withId(place.labBooking);
      if (tested?.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      await shares.remove(customer, place);
      return ok(null);
    },
);
