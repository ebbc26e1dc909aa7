import { token } from "../shared/token.ts";
import type { Challenge, ChallengeId } from "../fitbook/challenge.ts";
import type { FollowState } from "../fitbook/follow.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { Membership } from "../fitbook/membership.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NotificationId, NotificationKind } from "./notification.ts";
import type { RequestChange } from "./request-change.ts";
import type { RequestState } from "./request-state.ts";

/** Who follows whom and who is in which group and challenge, with the notifications that ask for it and report it. */
export type Requests = {
  /**
   * Changes a customer's relation to a person, to a group or to a challenge, as core decides. Atomic: nothing else changes what `decide`
   * sees before its answer is stored. Notifications and jobs are stored with it or not at all. `decide` may be called once only.
   */
  change<Answer>(transaction: RequestTransaction<Answer>): Promise<Answer>;
};
export const Requests = token<Requests>("Requests");

/** A group or a challenge, which customers can join. */
export type Community = { readonly kind: "group"; readonly id: GroupId } | { readonly kind: "challenge"; readonly id: ChallengeId };

/**
 * What a change is about: another customer, the person whom a notification is about, or a community (with the person who invites to it;
 * null: nobody in particular).
 */
export type RequestSubject =
  | { readonly kind: "person"; readonly other: CustomerId }
  | { readonly kind: "notification"; readonly id: NotificationId }
  | { readonly kind: "community"; readonly community: Community; readonly from: CustomerId | null };

export type RequestTransaction<Answer> = {
  /** The customer whose requests, follows and memberships change. */
  readonly customer: CustomerId;
  readonly about: RequestSubject;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves everything as it is. */
  readonly decide: (seen: SeenRequest) => { readonly change: RequestChange | null; readonly answer: Answer };
};

export type SeenRequest = {
  /** Whether others can see the customer. */
  readonly isThere: boolean;
  /** null: the change is not about a notification, or the customer has no such one. */
  readonly notification: SeenNotification | null;
  /** null: the change is not about another person. */
  readonly other: SeenPerson | null;
  /** null: the change is not about a community, or there is no such one. */
  readonly community: SeenCommunity | null;
};

export type SeenNotification = { readonly id: NotificationId; readonly kind: NotificationKind; readonly state: RequestState | null };

/** Another person and the relations of the two to each other, even if one blocked the other. */
export type SeenPerson = {
  readonly id: CustomerId;
  readonly isThere: boolean;
  readonly isBlocked: boolean;
  readonly followed: FollowState;
  readonly follower: FollowState;
  /** How many the customer follows or has asked to, whatever came of it, but for requests that were taken back and for whoever is gone. */
  readonly followedInAll: number;
};

/**
 * `days` null: the community is a group. `isMakerThere`: it has no maker, or one who is active and not blocked with the customer.
 * `isGroupSeen`: the customer sees in full the group for which the challenge is, or it is for none.
 */
export type SeenCommunity = {
  readonly isOpen: boolean;
  readonly days: (Pick<Challenge, "start" | "end"> & { readonly isCancelled: boolean }) | null;
  readonly membership: Membership;
  readonly isMaker: boolean;
  readonly isMakerThere: boolean;
  readonly isGroupSeen: boolean;
};
