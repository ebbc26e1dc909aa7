import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Customers } from "../identity/customers.port.ts";
import { Profiles } from "./profiles.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Profile } from "./profile.ts";

export type UnknownUser = { readonly kind: "unknown-user" };

/**
 * The customer's own profile. `id` null: their own; the id of another customer is refused like one that does not exist.
 * Source: specification/account.md, Profile.
 */
export type ShowProfile = (customer: CustomerId, id: CustomerId | null) => Promise<Result<Profile, UnknownUser>>;
export const ShowProfile = useCase<ShowProfile>("account", "ShowProfile");

export const makeShowProfile = maker(
  ShowProfile,
  { customers: Customers, profiles: Profiles, now: Clock },
  ({ customers, profiles, now }) =>
    async (id, requested) => {
      const customer = isOwn(id, requested) ? await customers.withId(id) : null;
      return customer === null ? refused({ kind: "unknown-user" }) : ok({ customer, ...(await profiles.extras(id, now())) });
    },
);

export const isOwn = (customer: CustomerId, requested: CustomerId | null): boolean => requested === null || requested === customer;
