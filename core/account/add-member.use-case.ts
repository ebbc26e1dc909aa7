import { indianDay } from "../shared/indian-time.ts";
import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { memberId, withMember } from "./family-member.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Family, MemberId, MemberRefused, NewMember } from "./family-member.ts";
import type { HouseholdChange } from "./households.port.ts";

/** Source: specification/account.md, Members. */
export type AddMember = (customer: CustomerId, member: Omit<NewMember, "id">) => Promise<Result<MemberId, MemberRefused>>;
export const AddMember = useCase<AddMember>("account", "AddMember");

export const makeAddMember = maker(
  AddMember,
  { households: Households, now: Clock, newId: NewId },
  ({ households, now, newId }) =>
    (customer, member) => {
      const [id, at] = [memberId(newId()), now()];
      return households.changeFamily(customer, (family): HouseholdChange<Family, Result<MemberId, MemberRefused>> => {
        const next = withMember(family, { ...member, id }, { now: at, today: indianDay(at) });
        return next.kind === "refused" ? { kept: null, outcome: next } : { kept: next.value, outcome: ok(id) };
      });
    },
);
