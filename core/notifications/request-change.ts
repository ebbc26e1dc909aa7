import type { FollowState } from "../fitbook/follow.ts";
import type { Membership } from "../fitbook/membership.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { QueuedJob } from "../jobs/job.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { NotificationId } from "./notification.ts";
import type { RequestState } from "./request-state.ts";
import type { Community } from "./requests.port.ts";

/** A change of relations between customers. All of it is stored together or not at all. */
export type RequestChange = {
  readonly follows: readonly FollowChange[];
  /** The customer's new relation to the community that the change is about; null: as before. */
  readonly membership: Exclude<Membership, "none" | "requested"> | null;
  /** Pending requests that this change answers, before any notification is sent. */
  readonly answered: readonly AnsweredRequests[];
  /** The customer's notification that is shown differently now; null: none. */
  readonly refreshed: NotificationId | null;
  readonly told: readonly RequestNotification[];
  readonly jobs: readonly QueuedJob<MessageJob>[];
};

export type FollowChange = { readonly follower: CustomerId; readonly followed: CustomerId; readonly state: Exclude<FollowState, "none"> };

/** The customer's requests that come from one other person, or that are about a community. */
export type AnsweredRequests = {
  readonly to: CustomerId;
  readonly state: RequestState;
  readonly which: { readonly from: CustomerId } | { readonly community: Community };
};

/** A notification for a person; `from` null: it comes from nobody in particular. */
export type RequestNotification = { readonly id: NotificationId; readonly to: CustomerId; readonly from: CustomerId | null } & (
  | { readonly kind: "follow-request" | "follow-accepted" }
  | { readonly kind: "community-request"; readonly community: Community }
);

/** A change without notifications. */
export const NO_REQUEST_CHANGE: RequestChange = { follows: [], membership: null, answered: [], refreshed: null, told: [], jobs: [] };
