import { token } from "../../shared/token.ts";
import { bookingView } from "./booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Bookings } from "./bookings.port.ts";
import type { BookingView } from "./booking-view.ts";

/** A customer's bookings, the latest start first; holds that were given up are left out. Source: specification/consultations.md, Calls. */
export type ListMyBookings = (customer: CustomerId) => Promise<readonly BookingView[]>;
export const ListMyBookings = token<ListMyBookings>("ListMyBookings");

export const makeListMyBookings =
  ({ bookings }: { readonly bookings: Pick<Bookings, "of"> }): ListMyBookings =>
  async (customer) =>
    (await bookings.of(customer)).filter(({ booking, payments }) => booking.state !== "expired" || payments.length > 0).map(bookingView);
