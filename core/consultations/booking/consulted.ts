import type { PublicPractitioner } from "../practitioner.ts";

/** Whom a booking is with, as its customer reads it, whether or not they still consult. */
export type Consulted = Pick<PublicPractitioner, "name" | "therapy" | "qualifications" | "council" | "registration">;

export const consultedOf = ({ name, therapy, qualifications, council, registration }: PublicPractitioner): Consulted => ({
  name,
  therapy,
  qualifications,
  council,
  registration,
});
