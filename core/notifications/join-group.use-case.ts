import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { changeByGroupEvent } from "../fitbook/groups/group-change.ts";
import { maker } from "../shared/use-case.ts";
import { Groups } from "../fitbook/groups/groups.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/** For this customer, there is no such group. */
export type UnknownGroup = { readonly kind: "unknown-group" };
/** The group, or the customer, has as many as they can have. */
export type GroupIsFull = { readonly kind: "group-full" | "too-many-joined" };

/** Joins an open group, or one to which the customer is invited. Source: specification/notifications.md, Calls. */
export type JoinGroup = (customer: CustomerId, group: GroupId) => Promise<Result<"member", UnknownGroup | GroupIsFull>>;
export const JoinGroup = useCase<JoinGroup>("notifications", "JoinGroup");

export const makeJoinGroup = maker(
  JoinGroup,
  { groups: Groups, now: Clock },
  ({ groups, now }: { readonly groups: Pick<Groups, "change">; readonly now: Clock }) =>
    async (customer, group) => {
      const action = { customer, person: customer, event: "join", id: "", link: null, withPosts: false } as const;
      const joined = await groups.change({
        group,
        customer,
        subject: customer,
        at: now(),
        decide: (seen) => changeByGroupEvent(seen, action),
      });
      if (joined.kind === "ok") return ok("member");
      const { kind } = joined.refusal;
      return refused({ kind: kind === "group-full" || kind === "too-many-joined" ? kind : "unknown-group" });
    },
);
