import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Profile } from "./profile.ts";
import type { Profiles } from "./profiles.port.ts";

export type UnknownUser = { readonly kind: "unknown-user" };

/**
 * The customer's own profile. `id` null: their own; the id of another customer is refused like one that does not exist.
 * Source: specification/account.md, Profile.
 */
export type ShowProfile = (customer: CustomerId, id: CustomerId | null) => Promise<Result<Profile, UnknownUser>>;
export const ShowProfile = token<ShowProfile>("ShowProfile");

type Needs = {
  readonly customers: Customers;
  readonly profiles: Profiles;
  readonly now: Clock;
};

export function makeShowProfile({ customers, profiles, now }: Needs): ShowProfile {
  return async (id, asked) => {
    const customer = isOwn(id, asked) ? await customers.withId(id) : null;
    return customer === null ? refused({ kind: "unknown-user" }) : ok({ customer, ...(await profiles.extras(id, now())) });
  };
}

export const isOwn = (customer: CustomerId, asked: CustomerId | null): boolean => asked === null || asked === customer;
