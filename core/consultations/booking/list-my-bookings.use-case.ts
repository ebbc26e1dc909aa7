import { useCase } from "../../shared/token.ts";
import { isBeingChecked } from "../../payments/payment-status.ts";
import { bookingPayable } from "./booking-payable.ts";
import { bookingView } from "./booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { KeptBooking } from "./bookings.port.ts";
import type { BookingView } from "./booking-view.ts";

/** `state` null: any. `after` null: from the latest start on. */
export type MyBookingsRequest = { readonly state: BookingState | null; readonly after: PayableId | null };

/** `isBeingChecked`: a payment of it is under way. */
export type ListedBooking = BookingView & { readonly isBeingChecked: boolean };

/** `next`: the booking after which there are more; null: these are the last. */
export type MyBookings = { readonly bookings: readonly ListedBooking[]; readonly next: PayableId | null };

/**
 * A customer's bookings, the latest start first, 50 at a time; holds that were given up are left out. Source:
 * specification/consultations.md, Calls.
 */
export type ListMyBookings = (customer: CustomerId, request: MyBookingsRequest) => Promise<MyBookings>;
export const ListMyBookings = useCase<ListMyBookings>("consultations", "ListMyBookings");

const A_PAGE = 50;

export const makeListMyBookings = maker(
  ListMyBookings,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "all">; readonly now: Clock }) =>
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
      const at = now();
      const listed = page.map((stored) => ({ ...bookingView(stored), isBeingChecked: isBeingChecked(bookingPayable(stored), at) }));
      return { bookings: listed, next: found.length > A_PAGE ? (page.at(-1)?.booking.id ?? null) : null };
    },
);
