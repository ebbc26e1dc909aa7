import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../fitbook/daily-limits.ts";
import { refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { changeByFollowing } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import { maker } from "../shared/use-case.ts";
import { Requests } from "./requests.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Customers } from "../identity/customers.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { LimitPorts, TooMuch } from "../fitbook/daily-limits.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { TooManyFollowed, UnknownUser } from "./follow-change.ts";

/** Asks to follow another customer. Nobody can follow themselves. Source: specification/fitbook.md, Follow. */
export type FollowUser = (
  customer: CustomerId,
  other: CustomerId,
) => Promise<Result<"requested" | "following", UnknownUser | TooManyFollowed | TooMuch>>;
export const FollowUser = useCase<FollowUser>("notifications", "FollowUser");

/** The limit stops people who ask hundreds of others. */
const FOLLOWS: Limit = { name: "follow", most: 100, within: 24 * 60 * 60 * 1000 };

type Needs = LimitPorts & { readonly requests: Requests; readonly now: Clock; readonly newId: NewId };

export const makeFollowUser = maker(
  FollowUser,
  { requests: Requests, limits: Limits, customers: Customers, now: Clock, newId: NewId },
  ({ requests, limits, customers, now, newId }: Needs) =>
    async (customer, other) => {
      if (customer === other) return refused({ kind: "unknown-user" });
      const at = now();
      const counting = { limit: FOLLOWS, whileNew: NEW_ACCOUNT_LIMITS.requests, by: customer, at };
      const counted = await withinDailyLimit({ limits, customers }, counting);
      if (counted.kind === "refused") return counted;
      const id = notificationId(newId());
      return requests.change({
        customer,
        about: { kind: "person", other },
        at,
        decide: (seen) => changeByFollowing(seen, { customer, id }),
      });
    },
);
