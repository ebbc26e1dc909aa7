import { refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { notificationId } from "./notification.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { Requests, UnknownUser } from "./requests.port.ts";

/** Asks another customer to be followed; nobody follows themselves. Source: platform section 7, follow user. */
export type FollowUser = (customer: CustomerId, other: CustomerId) => Promise<Result<"requested" | "following", UnknownUser>>;
export const FollowUser = token<FollowUser>("FollowUser");

export const makeFollowUser =
  (requests: Requests, clock: Clock, newId: NewId): FollowUser =>
  async (customer, other) =>
    customer === other ? refused({ kind: "unknown-user" }) : requests.follow(customer, other, { id: notificationId(newId()), at: clock() });
