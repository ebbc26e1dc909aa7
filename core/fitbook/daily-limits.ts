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

/**
 * Counts under the limit of a day, and for a new account under its own as well; answers whether it is one. Source:
 * specification/moderation.md, New accounts.
 */
export async function withinDailyLimit(
  { limits, customers }: LimitPorts,
  { limit, whileNew, by, at }: Counting,
): Promise<Result<{ readonly isNew: boolean }, TooMuch>> {
  const oldFrom = await notNewFrom(customers, { by, at });
  const isNew = at < oldFrom;
  const attempts = [{ limit, by }, ...(isNew ? [{ limit: whileNew, by }] : [])];
  const counted = await limits.count(attempts, at);
  if (counted.kind === "counted") return ok({ isNew });
  const until = counted.limit === whileNew.name ? Math.min(counted.until, oldFrom) : counted.until;
  return refused({ kind: "too-much", until });
}

type Account = Pick<Counting, "by" | "at">;

/** Whether somebody's account is new at `at`. One of which nobody knows since when it is there is not. */
export const isNewAccount = async (customers: LimitPorts["customers"], account: Account): Promise<boolean> =>
  account.at < (await notNewFrom(customers, account));

/** In milliseconds since 1970. */
async function notNewFrom(customers: LimitPorts["customers"], { by, at }: Account): Promise<number> {
  const joinedAt = await customers.joinedAt(by);
  return joinedAt === null ? at : joinedAt + NEW_FOR;
}
