import { refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { changeByFollowing } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Limit, Limits } from "../shared/limits.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownUser } from "./follow-change.ts";
import type { Requests } from "./requests.port.ts";

/** Asks to follow another customer. Nobody can follow themselves. Source: specification/fitbook.md, Follow. */
export type FollowUser = (
  customer: CustomerId,
  other: CustomerId,
) => Promise<Result<"requested" | "following", UnknownUser | { readonly kind: "too-many-requests" }>>;
export const FollowUser = token<FollowUser>("FollowUser");

/** The limit stops people who ask hundreds of others. */
const ASKED: Limit = { name: "follow", most: 100, within: 24 * 60 * 60 * 1000 };

type Needs = { readonly requests: Requests; readonly limits: Limits; readonly now: Clock; readonly newId: NewId };

export function makeFollowUser({ requests, limits, now, newId }: Needs): FollowUser {
  return async (customer, other) => {
    if (customer === other) return refused({ kind: "unknown-user" });
    const at = now();
    const counted = await limits.count([{ limit: ASKED, by: customer }], at);
    if (counted.kind === "exhausted") return refused({ kind: "too-many-requests" });
    const id = notificationId(newId());
    return requests.change({ customer, about: { kind: "person", other }, at, decide: (seen) => changeByFollowing(seen, { customer, id }) });
  };
}
