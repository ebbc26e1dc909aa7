import { indianDay } from "../shared/indian-time.ts";
import { ok } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { memberId, withMember } from "./family-member.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { Family, MemberId, MemberRefused, NewMember } from "./family-member.ts";
import type { HouseholdChange, Households } from "./households.port.ts";

/** Source: specification/account.md, Members. */
export type AddMember = (customer: CustomerId, member: Omit<NewMember, "id">) => Promise<Result<MemberId, MemberRefused>>;
export const AddMember = token<AddMember>("AddMember");

type Needs = {
  readonly households: Households;
  readonly now: Clock;
  readonly newId: NewId;
};

export function makeAddMember({ households, now, newId }: Needs): AddMember {
  return (customer, member) => {
    const [id, at] = [memberId(newId()), now()];
    return households.changeFamily(customer, (family): HouseholdChange<Family, Result<MemberId, MemberRefused>> => {
      const next = withMember(family, { ...member, id }, { now: at, today: indianDay(at) });
      return next.kind === "refused" ? { kept: null, outcome: next } : { kept: next.value, outcome: ok(id) };
    });
  };
}
