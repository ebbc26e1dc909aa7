import { token } from "../../shared/token.ts";
import { bookingView } from "./booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { Bookings, KeptBooking } from "./bookings.port.ts";
import type { BookingView } from "./booking-view.ts";

/** `state` null: any. `after` null: from the latest start on. */
export type MyBookingsRequest = { readonly state: BookingState | null; readonly after: PayableId | null };

/** `next`: the booking after which there are more; null: these are the last. */
export type MyBookings = { readonly bookings: readonly BookingView[]; readonly next: PayableId | null };

/** A customer's bookings, the latest start first, 50 at a time; holds that were given up are left out. Source: specification/consultations.md, Calls. */
export type ListMyBookings = (customer: CustomerId, asked: MyBookingsRequest) => Promise<MyBookings>;
export const ListMyBookings = token<ListMyBookings>("ListMyBookings");

const A_PAGE = 50;

export const makeListMyBookings =
  ({ bookings }: { readonly bookings: Pick<Bookings, "all"> }): ListMyBookings =>
  async (customer, { state, after }) => {
    const found: KeptBooking[] = [];
    let from = after;
    while (found.length <= A_PAGE) {
      const read = await bookings.all({ state, customer, after: from, limit: A_PAGE });
      found.push(...read.filter(({ booking, payments }) => booking.state !== "expired" || payments.length > 0));
      from = read.at(-1)?.booking.id ?? null;
      if (read.length < A_PAGE) break;
    }
    const page = found.slice(0, A_PAGE);
    return { bookings: page.map(bookingView), next: found.length > A_PAGE ? (page.at(-1)?.booking.id ?? null) : null };
  };
