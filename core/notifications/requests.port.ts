import { token } from "../shared/token.ts";
import type { ChallengeId } from "../fitbook/challenge.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Day } from "../shared/day.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";

/** The stamp of a change: its time in milliseconds since 1970, and the id of what it tells somebody. */
export type Stamp = { readonly id: NotificationId; readonly at: number };

export type AlreadyAnswered = { readonly kind: "already-answered" };
export type UnknownNotification = { readonly kind: "unknown-notification" };
export type UnknownUser = { readonly kind: "unknown-user" };
export type UnknownGroup = { readonly kind: "unknown-group" };
export type UnknownChallenge = { readonly kind: "unknown-challenge" };
export type ChallengeStarted = { readonly kind: "challenge-started" };

/** An invitation to a group or challenge; `from` null: nobody in particular. */
export type Invitation = { readonly from: CustomerId | null; readonly to: CustomerId };

/**
 * Who follows whom and who is in which group and challenge, with the notifications that ask for it and tell of it.
 *
 * Each method reads, decides by the tables of states, writes and tells as one step; called twice it does it once. Those who blocked each other
 * are missing to each other, and so is a closed group or challenge to who isn't invited.
 */
export type Requests = {
  follow(customer: CustomerId, other: CustomerId, stamp: Stamp): Promise<Result<"requested" | "following", UnknownUser>>;
  /** Accepting also follows the requester back, and tells them. */
  answerFollow(
    customer: CustomerId,
    answered: { readonly id: NotificationId; readonly answer: RequestAnswer },
    stamp: Stamp,
  ): Promise<Result<RequestState, UnknownNotification | AlreadyAnswered>>;
  /** Follows whoever a notification tells of: at once where they follow already, else by a request. */
  followBack(customer: CustomerId, id: NotificationId, stamp: Stamp): Promise<Result<"requested" | "following", UnknownNotification>>;
  inviteToGroup(group: GroupId, invitation: Invitation, stamp: Stamp): Promise<Result<"invited" | "member", UnknownGroup>>;
  answerGroup(
    customer: CustomerId,
    answered: { readonly group: GroupId; readonly answer: RequestAnswer },
    at: number,
  ): Promise<Result<RequestState, UnknownGroup | AlreadyAnswered>>;
  joinGroup(customer: CustomerId, group: GroupId, at: number): Promise<Result<"member", UnknownGroup>>;
  inviteToChallenge(challenge: ChallengeId, invitation: Invitation, stamp: Stamp): Promise<Result<"invited" | "member", UnknownChallenge>>;
  /** `today` is the Indian day: from the day after the first on nobody can answer any more. */
  answerChallenge(
    customer: CustomerId,
    answered: { readonly challenge: ChallengeId; readonly answer: RequestAnswer; readonly today: Day },
    at: number,
  ): Promise<Result<RequestState, UnknownChallenge | AlreadyAnswered | ChallengeStarted>>;
  joinChallenge(
    customer: CustomerId,
    joined: { readonly challenge: ChallengeId; readonly today: Day },
    at: number,
  ): Promise<Result<"member", UnknownChallenge | ChallengeStarted>>;
};
export const Requests = token<Requests>("Requests");
