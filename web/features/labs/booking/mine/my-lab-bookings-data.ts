import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { ListedLabBooking } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const readMyLabBookingsNeeds = { listMyLabBookings: ListMyLabBookings };
export const readPatientNamesNeeds = { listMembers: ListMembers };

/** What somebody has booked. */
export const readMyLabBookings = (
  useCases: NeedsOf<typeof readMyLabBookingsNeeds>,
  customer: CustomerId,
): Promise<readonly ListedLabBooking[]> => useCases.listMyLabBookings(customer);

/**
 * The names of those for whom something can be booked, by their ids; null: the customer. Who is no longer a member of the family has none.
 */
export type PatientNames = ReadonlyMap<string | null, string | null>;

export async function readPatientNames(useCases: NeedsOf<typeof readPatientNamesNeeds>, customer: CustomerId): Promise<PatientNames> {
  const family = await useCases.listMembers(customer);
  return new Map([[null, null], ...family.map(({ id, name }) => [id, name] as const)]);
}

/** Whom a booking is for, null the customer; who has no name is left out. */
export const patientsIn = ({ basket }: LabBookingView, names: PatientNames): readonly (string | null)[] =>
  basket.people.map(({ member }) => names.get(member)).filter((name) => name !== undefined);
