import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What somebody has booked. */
export const readMyLabBookings = (whole: Whole, customer: CustomerId): Promise<readonly LabBookingView[]> =>
  lateUseCase(whole, ListMyLabBookings)(customer);
