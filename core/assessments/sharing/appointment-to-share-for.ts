import { ok, refused } from "../../shared/result.ts";
import { takesSharedData } from "./takes-shared-data.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { Bookings } from "../../consultations/booking/bookings.port.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";

export type NotShareable =
  | UnknownBooking
  /** Nobody consented to the use of this patient's health data. */
  | { readonly kind: "consent-needed" }
  /** The appointment was cancelled or expired, was missed, or was completed too long ago. */
  | { readonly kind: "closed" };

export type SharingNeeds = {
  readonly bookings: Pick<Bookings, "own">;
  readonly consents: ListCareConsents;
  readonly now: Clock;
};

/**
 * An appointment of a customer's to which health data may be added at this moment, `at` in milliseconds since 1970. Source:
 * specification/assessments.md, Reports.
 */
export async function appointmentToShareFor(
  { bookings, consents, now }: SharingNeeds,
  customer: CustomerId,
  id: PayableId,
): Promise<Result<{ readonly booking: Booking; readonly at: number }, NotShareable>> {
  const [stored, consented] = await Promise.all([bookings.own(customer, id), consents(customer)]);
  if (stored === null) return refused({ kind: "unknown-booking" });
  const { booking } = stored;
  if (!consented.includes(booking.member)) return refused({ kind: "consent-needed" });
  const at = now();
  return takesSharedData(booking, at) ? ok({ booking, at }) : refused({ kind: "closed" });
}
