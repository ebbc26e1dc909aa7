import { token } from "../shared/token.ts";
import type { Challenge, ChallengeId } from "../fitbook/challenge.ts";
import type { Follow } from "../fitbook/follow.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { Membership } from "../fitbook/membership.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NotificationId, NotificationKind } from "./notification.ts";
import type { RequestChange } from "./request-change.ts";
import type { RequestState } from "./request-state.ts";

/**
 * Who follows whom and who is in which group and challenge, with the notifications that ask for it and tell of it.
 */
export type Requests = {
  /**
   * Changes how a customer stands to somebody, to a group or to a challenge, by what core decides. Atomic: nothing else changes what `decide` sees
   * before what it answers is kept; what is told and put to be done is kept with it or not at all. `decide` may be asked once only.
   */
  change<Answer>(asked: RequestTransaction<Answer>): Promise<Answer>;
};
export const Requests = token<Requests>("Requests");

/** A group or a challenge, which customers come into. */
export type Community = { readonly kind: "group"; readonly id: GroupId } | { readonly kind: "challenge"; readonly id: ChallengeId };

/** What a change is about: another customer, whoever a notification tells of, or a community (with whoever invites to it; null: nobody in particular). */
export type RequestSubject =
  | { readonly kind: "person"; readonly other: CustomerId }
  | { readonly kind: "notification"; readonly id: NotificationId }
  | { readonly kind: "community"; readonly community: Community; readonly from: CustomerId | null };

export type RequestTransaction<Answer> = {
  /** Whose requests, follows and memberships they are. */
  readonly customer: CustomerId;
  readonly about: RequestSubject;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves all as it is. */
  readonly decide: (seen: SeenRequest) => { readonly change: RequestChange | null; readonly answer: Answer };
};

export type SeenRequest = {
  /** Whether the customer is there for others. */
  readonly isThere: boolean;
  /** Null: the change is about none, or the customer has no such one. */
  readonly notification: SeenNotification | null;
  /** Null: the change is about nobody else. */
  readonly other: SeenPerson | null;
  /** Null: the change is about none, or there is no such one. */
  readonly community: SeenCommunity | null;
};

export type SeenNotification = { readonly id: NotificationId; readonly kind: NotificationKind; readonly state: RequestState | null };

/** Somebody else and how the two stand to each other, whoever of them blocked the other. */
export type SeenPerson = {
  readonly id: CustomerId;
  readonly isThere: boolean;
  readonly isBlocked: boolean;
  readonly followed: Follow;
  readonly follower: Follow;
};

/** `days` null: it is a group. */
export type SeenCommunity = {
  readonly isOpen: boolean;
  readonly days: Pick<Challenge, "start" | "end"> | null;
  readonly membership: Membership;
};
