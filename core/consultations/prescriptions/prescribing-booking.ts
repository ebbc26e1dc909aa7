import { ok, refused } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { Bookings, KeptBooking } from "../booking/bookings.port.ts";
import type { Practitioner } from "../practitioner.ts";
import type { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";

export type PrescribingNeeds = { readonly bookings: Pick<Bookings, "withId">; readonly practitionerOf: PractitionerOf };

/** "too-early": the consultation has not begun. */
export type NotPrescribing = UnknownBooking | { readonly kind: "too-early" };

/**
 * An appointment for which whoever is signed in may write, with who they are. Somebody else's is refused like one that does not exist.
 * Source: specification/prescriptions.md, States of a prescription.
 */
export async function prescribingBooking(
  { bookings, practitionerOf }: PrescribingNeeds,
  account: CustomerId,
  id: PayableId,
): Promise<Result<{ readonly writer: Practitioner; readonly kept: KeptBooking }, NotPrescribing>> {
  const [writer, stored] = await Promise.all([practitionerOf(account), bookings.withId(id)]);
  if (writer === null || stored === null || stored.booking.practitioner !== writer.id) return refused({ kind: "unknown-booking" });
  const { state } = stored.booking;
  return state === "in_progress" || state === "completed" ? ok({ writer, kept: stored }) : refused({ kind: "too-early" });
}
