import { useCase } from "../shared/token.ts";
import { patientOf } from "./patient.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MemberId } from "./family-member.ts";
import type { Patient } from "./patient.ts";

/**
 * The patient of that name; null: the customer has no such member, whether or not somebody else has. `member` null: the customer. Source:
 * specification/account.md, Members.
 */
export type FindPatient = (customer: CustomerId, member: MemberId | null) => Promise<Patient | null>;
export const FindPatient = useCase<FindPatient>("account", "FindPatient");

export const makeFindPatient = maker(
  FindPatient,
  { households: Households },
  ({ households }: { readonly households: Pick<Households, "family"> }) =>
    async (customer, member) => {
      const isKnown = member === null || (await households.family(customer)).some(({ id }) => id === member);
      return isKnown ? patientOf(customer, member) : null;
    },
);
