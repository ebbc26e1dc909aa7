import { indianDay } from "../shared/indian-time.ts";
import { refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { changeByJoining } from "./membership-change.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Requests } from "./requests.port.ts";

/** For this customer, there is no such group. */
export type UnknownGroup = { readonly kind: "unknown-group" };

/** Joins an open group, or one to which the customer is invited. Source: specification/notifications.md, Calls. */
export type JoinGroup = (customer: CustomerId, group: GroupId) => Promise<Result<"member", UnknownGroup>>;
export const JoinGroup = token<JoinGroup>("JoinGroup");

export const makeJoinGroup =
  ({ requests, now }: { readonly requests: Requests; readonly now: Clock }): JoinGroup =>
  async (customer, group) => {
    const at = now();
    const community = { kind: "group", id: group } as const;
    const joined = await requests.change({
      customer,
      about: { kind: "community", community, from: null },
      at,
      decide: (seen) => changeByJoining(seen, { customer, community, today: indianDay(at) }),
    });
    return joined.kind === "ok" ? joined : refused({ kind: "unknown-group" });
  };
