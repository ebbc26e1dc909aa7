import { token } from "../shared/token.ts";
import type { Role } from "../identity/customer.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Mobile } from "../identity/mobile.ts";

export type RoleHolder = {
  readonly id: CustomerId;
  readonly name: FullName;
  readonly mobile: Mobile | null;
  readonly email: EmailAddress | null;
  readonly role: Role;
};

/** The people with an account who have more rights than a customer. */
export type Roles = {
  /** null: no account that stays has this id. */
  of(customer: CustomerId): Promise<Role | null>;
  /** All but customers, by name. */
  holders(): Promise<readonly RoleHolder[]>;
};
export const Roles = token<Roles>("Roles");
