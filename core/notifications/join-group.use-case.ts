import { token } from "../shared/token.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Requests, UnknownGroup } from "./requests.port.ts";

/** Comes into an open group, or one that the customer is invited to. Source: platform section 7, add group member. */
export type JoinGroup = (customer: CustomerId, group: GroupId) => Promise<Result<"member", UnknownGroup>>;
export const JoinGroup = token<JoinGroup>("JoinGroup");

export const makeJoinGroup =
  ({ requests, now }: { readonly requests: Requests; readonly now: Clock }): JoinGroup =>
  (customer, group) =>
    requests.joinGroup(customer, group, now());
