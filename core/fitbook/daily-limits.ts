import { ok, refused } from "../shared/result.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { Limit, Limits } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";

const DAY = 24 * 60 * 60 * 1000;

/** For how long an account is new, in milliseconds. Source: specification/moderation.md, New accounts. */
export const NEW_FOR = 7 * DAY;

/** How much somebody may do a day while their account is new. `requests`: follows and invitations together. */
export const NEW_ACCOUNT_LIMITS = {
  posts: { name: "fitbook-new-posts", most: 10, within: DAY },
  comments: { name: "fitbook-new-comments", most: 30, within: DAY },
  requests: { name: "fitbook-new-requests", most: 20, within: DAY },
} as const satisfies Record<string, Limit>;

/** `until`: from when on there may be more, in milliseconds since 1970. */
export type TooMuch = { readonly kind: "too-much"; readonly until: number };

export type LimitPorts = { readonly limits: Limits; readonly customers: Pick<Customers, "joinedAt"> };

type Counting = {
  readonly limit: Limit;
  /** The one beside it for a new account. */
  readonly whileNew: Limit;
  readonly by: CustomerId;
  readonly at: number;
};

/** Counts under the limit of a day, and for a new account under its own as well. Source: specification/moderation.md, New accounts. */
export async function withinDailyLimit(
  { limits, customers }: LimitPorts,
  { limit, whileNew, by, at }: Counting,
): Promise<Result<null, TooMuch>> {
  const joinedAt = await customers.joinedAt(by);
  const oldFrom = joinedAt === null ? at : joinedAt + NEW_FOR;
  const attempts = [{ limit, by }, ...(at < oldFrom ? [{ limit: whileNew, by }] : [])];
  const counted = await limits.count(attempts, at);
  if (counted.kind === "counted") return ok(null);
  const until = counted.limit === whileNew.name ? Math.min(counted.until, oldFrom) : counted.until;
  return refused({ kind: "too-much", until });
}
