import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Practitioners } from "./practitioners.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Practitioner } from "../practitioner.ts";

/**
 * Who an account is as a practitioner; null: nobody. It is the practitioner whose `account` is the account's own mobile, which a code
 * proved, whether or not they are verified or take appointments at present: those that were made are theirs to hold.
 * Source: specification/consultations.md, Staff commands.
 */
export type PractitionerOf = (account: CustomerId) => Promise<Practitioner | null>;
export const PractitionerOf = useCase<PractitionerOf>("consultations", "PractitionerOf");

type Needs = { readonly customers: Pick<Customers, "withId">; readonly practitioners: Pick<Practitioners, "withAccount"> };

export const makePractitionerOf = maker(
  PractitionerOf,
  { customers: Customers, practitioners: Practitioners },
  ({ customers, practitioners }: Needs) =>
    async (account) => {
      const mobile = (await customers.withId(account))?.mobile ?? null;
      return mobile === null ? null : practitioners.withAccount(mobile);
    },
);
