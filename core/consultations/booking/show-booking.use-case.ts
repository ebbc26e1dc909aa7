import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { bookingView } from "./booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { Bookings } from "./bookings.port.ts";
import type { BookingView } from "./booking-view.ts";
import type { UnknownBooking } from "./change-my-booking.ts";

/** A booking of the customer's own. Source: specification/consultations.md, Calls. */
export type ShowBooking = (customer: CustomerId, id: PayableId) => Promise<Result<BookingView, UnknownBooking>>;
export const ShowBooking = token<ShowBooking>("ShowBooking");

export const makeShowBooking =
  ({ bookings }: { readonly bookings: Pick<Bookings, "withId"> }): ShowBooking =>
  async (customer, id) => {
    const kept = await bookings.withId(id);
    return kept === null || kept.booking.customer !== customer ? refused({ kind: "unknown-booking" }) : ok(bookingView(kept.booking));
  };
