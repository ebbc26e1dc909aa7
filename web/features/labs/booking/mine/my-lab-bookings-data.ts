import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { ListedLabBooking } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** What somebody has booked. */
export const readMyLabBookings = (allDependencies: AllDependencies, customer: CustomerId): Promise<readonly ListedLabBooking[]> =>
  lateUseCase(allDependencies, ListMyLabBookings)(customer);

/** The names of those for whom something can be booked, by their ids; null: the customer. Who is no longer a member of the family has none. */
export type PatientNames = ReadonlyMap<string | null, string | null>;

export async function readPatientNames(allDependencies: AllDependencies, customer: CustomerId): Promise<PatientNames> {
  const family = await lateUseCase(allDependencies, ListMembers)(customer);
  return new Map([[null, null], ...family.map(({ id, name }) => [id, name] as const)]);
}

/** Whom a booking is for, null the customer; who has no name is left out. */
export const patientsIn = ({ basket }: LabBookingView, names: PatientNames): readonly (string | null)[] =>
  basket.people.map(({ member }) => names.get(member)).filter((name) => name !== undefined);
