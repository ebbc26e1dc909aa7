import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { bookingView } from "./booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Bookings } from "./bookings.port.ts";
import type { BookingView } from "./booking-view.ts";
import type { UnknownBooking } from "./change-my-booking.ts";

/** `complaint`: what the patient wrote before it; null: nothing. `now`: when it was read, in milliseconds since 1970, by which its clock is counted. */
export type BookingDetails = BookingView & { readonly complaint: string | null; readonly now: number };

/** A booking of the customer's own. Source: specification/consultations.md, Calls. */
export type ShowBooking = (customer: CustomerId, id: PayableId) => Promise<Result<BookingDetails, UnknownBooking>>;
export const ShowBooking = token<ShowBooking>("ShowBooking");

export const makeShowBooking =
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "withId" | "complaint">; readonly now: Clock }): ShowBooking =>
  async (customer, id) => {
    const kept = await bookings.withId(id);
    if (kept === null || kept.booking.customer !== customer) return refused({ kind: "unknown-booking" });
    return ok({ ...bookingView(kept), complaint: await bookings.complaint(id), now: now() });
  };
