import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Family, MemberId } from "./family-member.ts";
import type { HouseholdChange } from "./households.port.ts";

export type UnknownMember = { readonly kind: "unknown-member" };

/** Another customer's member is refused like one that does not exist. */
export type RemoveMember = (customer: CustomerId, id: MemberId) => Promise<Result<null, UnknownMember>>;
export const RemoveMember = useCase<RemoveMember>("account", "RemoveMember");

export const makeRemoveMember = maker(
  RemoveMember,
  { households: Households },
  ({ households }) =>
    (customer, removed) =>
      households.changeFamily(customer, (family): HouseholdChange<Family, Result<null, UnknownMember>> => {
        const left = family.filter(({ id }) => id !== removed);
        return left.length === family.length
          ? { kept: null, outcome: refused({ kind: "unknown-member" }) }
          : { kept: left, outcome: ok(null) };
      }),
);
