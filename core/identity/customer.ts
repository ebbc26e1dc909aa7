import type { Day } from "../shared/day.ts";
import type { AccountStatus } from "./account-status.ts";
import type { CustomerId } from "./customer-id.ts";
import type { EmailAddress } from "./email-address.ts";
import type { FullName } from "./full-name.ts";
import type { Mobile } from "./mobile.ts";

export const ROLES = ["customer", "practitioner", "seller", "lab", "support", "content", "finance", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const GENDERS = ["female", "male", "other"] as const;
export type Gender = (typeof GENDERS)[number];

/** A person with an account. Mobile and e-mail address are theirs: each was proved by a code and belongs to only one account. */
export type Customer = {
  readonly id: CustomerId;
  readonly name: FullName;
  readonly mobile: Mobile | null;
  readonly email: EmailAddress | null;
  readonly role: Role;
  readonly gender: Gender | null;
  readonly birthdate: Day | null;
  /** The name of the company whose app brought them; null: they came without one. */
  readonly aggregator: string | null;
  readonly status: AccountStatus;
};
