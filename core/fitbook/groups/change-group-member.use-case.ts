import { useCase } from "../../shared/token.ts";
import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../daily-limits.ts";
import { changeByGroupEvent } from "./group-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Limit } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { LimitPorts, TooMuch } from "../daily-limits.ts";
import type { GroupAnswer } from "./group-answer.ts";
import type { GroupEvent } from "./group-event.ts";

/**
 * A step in a group: one's own (`person` null), or of those who run it for somebody else. `withPosts`: whoever is banned has their posts
 * there taken down too, and whoever leaves takes along all that they wrote there. Answers how that person stands afterwards, as it is told.
 * Source: specification/fitbook.md, Groups.
 */
export type ChangeGroupMember = (
  customer: CustomerId,
  step: {
    readonly group: GroupId;
    readonly person: CustomerId | null;
    readonly event: GroupEvent;
    readonly withPosts?: boolean | undefined;
  },
) => Promise<GroupAnswer | Result<never, TooMuch>>;
export const ChangeGroupMember = useCase<ChangeGroupMember>("fitbook", "ChangeGroupMember");

/** How many one may invite a day. Source: specification/fitbook.md, Comments and likes. */
const INVITED: Limit = { name: "fitbook-invitations", most: 100, within: 24 * 60 * 60 * 1000 };

type Needs = LimitPorts & { readonly groups: Pick<Groups, "change">; readonly now: Clock; readonly newId: NewId };

export const makeChangeGroupMember = maker(
  ChangeGroupMember,
  { groups: Groups, limits: Limits, customers: Customers, now: Clock, newId: NewId },
  ({ groups, limits, customers, now, newId }: Needs) =>
    async (customer, { group, person, event, withPosts = false }) => {
      const at = now();
      if (event === "invite") {
        const counting = { limit: INVITED, whileNew: NEW_ACCOUNT_LIMITS.requests, by: customer, at };
        const counted = await withinDailyLimit({ limits, customers }, counting);
        if (counted.kind === "refused") return counted;
      }
      const subject = person ?? customer;
      const action = { customer, person: subject, event, id: newId(), link: null, withPosts };
      return groups.change({ group, customer, subject, at, decide: (seen) => changeByGroupEvent(seen, action) });
    },
);
