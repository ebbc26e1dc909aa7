import { token } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Rooms } from "../call/rooms.port.ts";
import { Households } from "../../account/households.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { KnownAllergies } from "./known-allergies.port.ts";
import type { Booking } from "../booking/booking.ts";
import type { PrescribedTo } from "./sign-prescription.use-case.ts";

/** Who the patient of a booking is to whoever prescribes for them. Source: specification/prescriptions.md, What it holds. */
export type PatientOf = (booking: Booking) => Promise<PrescribedTo>;
export const PatientOf = token<PatientOf>("PatientOf");

type Needs = {
  readonly rooms: Pick<Rooms, "find">;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly allergies: KnownAllergies;
};

/** The consent is the one that was given at the last check-in. */
export const makePatientOf = maker(
  PatientOf,
  { rooms: Rooms, households: Households, customers: Customers, allergies: KnownAllergies },
  ({ rooms, households, customers, allergies }: Needs) =>
    async (booking) => {
      const { id, customer, member } = booking;
      const [seen, account, family, known] = await Promise.all([
        rooms.find(id),
        customers.withId(customer),
        member === null ? [] : households.family(customer),
        allergies(booking),
      ]);
      const patient = member === null ? account : family.find((one) => one.id === member);
      const action = seen?.room.history.findLast((step) => step.deed.kind === "check-in")?.deed;
      return {
        name: patient?.name ?? "",
        birthdate: patient?.birthdate ?? null,
        gender: patient?.gender ?? null,
        consent: action?.kind === "check-in" ? `call-${action.consent.version}` : null,
        allergies: known,
      };
    },
);
