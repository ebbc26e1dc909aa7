import { token } from "../../shared/token.ts";
import { labBookingView } from "./lab-booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { LabBookingView } from "./lab-booking-view.ts";
import type { LabBookings } from "./lab-bookings.port.ts";

/** A customer's bookings of tests, the latest start first; holds that were given up are left out. Source: specification/labs.md, Calls. */
export type ListMyLabBookings = (customer: CustomerId) => Promise<readonly LabBookingView[]>;
export const ListMyLabBookings = token<ListMyLabBookings>("ListMyLabBookings");

export const makeListMyLabBookings =
  ({ bookings }: { readonly bookings: Pick<LabBookings, "of"> }): ListMyLabBookings =>
  async (customer) =>
    (await bookings.of(customer))
      .filter(({ booking, payments }) => booking.state !== "expired" || payments.length > 0)
      .map(({ booking }) => labBookingView(booking));
