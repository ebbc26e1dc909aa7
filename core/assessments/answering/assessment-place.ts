import { ok, refused } from "../../shared/result.ts";
import type { Households } from "../../account/households.port.ts";
import type { Bookings } from "../../consultations/booking/bookings.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { AssessmentPlace } from "./assessment.ts";

/** There is no such thing, or it is somebody else's: nobody learns which. */
export type NotFound = { readonly kind: "not-found" };

export type PlaceNeeds = { readonly households: Pick<Households, "family">; readonly bookings: Pick<Bookings, "own"> };

/** Whether a customer may answer there: for themselves or a member, and for a booking of theirs with that patient. */
export async function placeOf(
  { households, bookings }: PlaceNeeds,
  customer: CustomerId,
  { member, booking }: Pick<AssessmentPlace, "member" | "booking">,
): Promise<Result<null, NotFound>> {
  if (member !== null && !(await households.family(customer)).some(({ id }) => id === member)) return refused({ kind: "not-found" });
  if (booking === null) return ok(null);
  const stored = await bookings.own(customer, booking);
  return stored?.booking.member === member ? ok(null) : refused({ kind: "not-found" });
}
