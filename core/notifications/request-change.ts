import type { Follow } from "../fitbook/follow.ts";
import type { Membership } from "../fitbook/membership.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { NotificationId } from "./notification.ts";
import type { RequestState } from "./request-state.ts";
import type { Community } from "./requests.port.ts";

/** What changes between customers, all of it kept together or not at all. */
export type RequestChange = {
  readonly follows: readonly FollowChange[];
  /** How the customer stands to the community that it is about; null: as before. */
  readonly membership: Exclude<Membership, "none"> | null;
  /** Pending requests that are answered by it, before anything is told. */
  readonly answered: readonly AnsweredRequests[];
  /** A notification of the customer's that is shown differently now; null: none. */
  readonly refreshed: NotificationId | null;
  readonly told: readonly RequestNotification[];
  readonly jobs: readonly QueuedJob<MessageJob>[];
};

export type FollowChange = { readonly follower: CustomerId; readonly followed: CustomerId; readonly state: Exclude<Follow, "none"> };

/** The requests of one customer that come from another, or that are for a community. */
export type AnsweredRequests = {
  readonly to: CustomerId;
  readonly state: RequestState;
  readonly which: { readonly from: CustomerId } | { readonly community: Community };
};

/** What somebody is told; `from` null: nobody in particular. */
export type RequestNotification = { readonly id: NotificationId; readonly to: CustomerId; readonly from: CustomerId | null } & (
  | { readonly kind: "follow-request" | "follow-accepted" }
  | { readonly kind: "community-request"; readonly community: Community }
);

/** A change of which nothing is said yet. */
export const NO_REQUEST_CHANGE: RequestChange = { follows: [], membership: null, answered: [], refreshed: null, told: [], jobs: [] };
