import { indianDay } from "../shared/indian-time.ts";
import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { withChangedMember } from "./family-member.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Family, MemberChangeRefused, NewMember } from "./family-member.ts";
import type { HouseholdChange } from "./households.port.ts";

/** Another customer's member is refused like one that does not exist. Source: specification/account.md, Members. */
export type ChangeMember = (customer: CustomerId, member: NewMember) => Promise<Result<null, MemberChangeRefused>>;
export const ChangeMember = useCase<ChangeMember>("account", "ChangeMember");

export const makeChangeMember = maker(ChangeMember, { households: Households, now: Clock }, ({ households, now }) => (customer, member) => {
  const at = now();
  return households.changeFamily(customer, (family): HouseholdChange<Family, Result<null, MemberChangeRefused>> => {
    const next = withChangedMember(family, member, { now: at, today: indianDay(at) });
    return next.kind === "refused" ? { kept: null, outcome: next } : { kept: next.value, outcome: ok(null) };
  });
});
