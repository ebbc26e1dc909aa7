import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { ShowProfile } from "./show-profile.use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FullProfile } from "./profile.ts";
import type { UnknownUser } from "./show-profile.use-case.ts";

/** The customer's own profile with addresses and family. `id` as in ShowProfile. Source: specification/account.md, Profile. */
export type ShowFullProfile = (customer: CustomerId, id: CustomerId | null) => Promise<Result<FullProfile, UnknownUser>>;
export const ShowFullProfile = useCase<ShowFullProfile>("account", "ShowFullProfile");

export const makeShowFullProfile = maker(
  ShowFullProfile,
  { showProfile: ShowProfile, households: Households },
  ({ showProfile, households }) =>
    async (customer, id) => {
      const profile = await showProfile(customer, id);
      if (profile.kind === "refused") return profile;
      const [addresses, family] = await Promise.all([households.addresses(customer), households.family(customer)]);
      return ok({ ...profile.value, addresses, family });
    },
);
