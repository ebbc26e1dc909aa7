import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { isOwn } from "./show-profile.use-case.ts";
import { maker } from "../shared/use-case.ts";
import { Profiles } from "./profiles.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Gender } from "../identity/customer.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownUser } from "./show-profile.use-case.ts";

/** `id` as in ShowProfile. Source: specification/account.md, Profile. */
export type SetGender = (
  customer: CustomerId,
  given: { readonly id: CustomerId | null; readonly gender: Gender },
) => Promise<Result<null, UnknownUser>>;
export const SetGender = useCase<SetGender>("account", "SetGender");

export const makeSetGender = maker(SetGender, { profiles: Profiles }, ({ profiles }) => async (customer, { id, gender }) => {
  if (!isOwn(customer, id)) return refused({ kind: "unknown-user" });
  await profiles.putGender(customer, gender);
  return ok(null);
});
