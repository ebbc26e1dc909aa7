import { indianDay } from "../shared/indian-time.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { isPossibleBirthdate } from "./birthdate.ts";
import { isOwn } from "./show-profile.use-case.ts";
import { maker } from "../shared/use-case.ts";
import { Profiles } from "./profiles.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Day } from "../shared/day.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownUser } from "./show-profile.use-case.ts";

/** `id` as in ShowProfile. Source: specification/account.md, Profile. */
export type SetBirthdate = (
  customer: CustomerId,
  given: { readonly id: CustomerId | null; readonly birthdate: Day },
) => Promise<Result<null, UnknownUser | { readonly kind: "impossible-birthdate" }>>;
export const SetBirthdate = useCase<SetBirthdate>("account", "SetBirthdate");

export const makeSetBirthdate = maker(
  SetBirthdate,
  { profiles: Profiles, now: Clock },
  ({ profiles, now }) =>
    async (customer, { id, birthdate }) => {
      if (!isOwn(customer, id)) return refused({ kind: "unknown-user" });
      if (!isPossibleBirthdate(birthdate, indianDay(now()))) return refused({ kind: "impossible-birthdate" });
      await profiles.putBirthdate(customer, birthdate);
      return ok(null);
    },
);
