import { useCase } from "../../shared/token.ts";
import { isBeingChecked } from "../../payments/payment-status.ts";
import { labPayable } from "./lab-booking-payable.ts";
import { labBookingView } from "./lab-booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { LabBookingView } from "./lab-booking-view.ts";

/** `isBeingChecked`: a payment of it is under way. */
export type ListedLabBooking = LabBookingView & { readonly isBeingChecked: boolean };

/** A customer's bookings of tests, the latest start first; holds that were given up are left out. Source: specification/labs.md, Calls. */
export type ListMyLabBookings = (customer: CustomerId) => Promise<readonly ListedLabBooking[]>;
export const ListMyLabBookings = useCase<ListMyLabBookings>("labs", "ListMyLabBookings");

export const makeListMyLabBookings = maker(
  ListMyLabBookings,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "of">; readonly now: Clock }) =>
    async (customer) => {
      const at = now();
      return (await bookings.of(customer))
        .filter(({ booking, payments }) => booking.state !== "expired" || payments.length > 0)
        .map((stored) => ({ ...labBookingView(stored.booking), isBeingChecked: isBeingChecked(labPayable(stored), at) }));
    },
);
