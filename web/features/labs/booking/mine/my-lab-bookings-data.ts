import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** `patients`: whom it is for, null the customer; who is no longer a member of the family has no name and is left out. */
export type MyLabBooking = LabBookingView & { readonly patients: readonly (string | null)[] };

/** What somebody has booked. */
export async function readMyLabBookings(whole: Whole, customer: CustomerId): Promise<readonly MyLabBooking[]> {
  const [bookings, family] = await Promise.all([
    lateUseCase(whole, ListMyLabBookings)(customer),
    lateUseCase(whole, ListMembers)(customer),
  ]);
  const names = new Map<string | null, string | null>([[null, null], ...family.map(({ id, name }) => [id, name] as const)]);
  return bookings.map((booking) => ({
    ...booking,
    patients: booking.basket.people.map(({ member }) => names.get(member)).filter((name) => name !== undefined),
  }));
}
