import { isWithdrawn, MOST_FOLLOWED, nextFollow, shownFollow } from "../fitbook/follow.ts";
import { ok, refused } from "../shared/result.ts";
import { NO_REQUEST_CHANGE } from "./request-change.ts";
import { nextRequest } from "./request-state.ts";
import type { FollowState } from "../fitbook/follow.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { FollowChange, RequestChange } from "./request-change.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { SeenPerson, SeenRequest } from "./requests.port.ts";

export type AlreadyAnswered = { readonly kind: "already-answered" };
export type UnknownNotification = { readonly kind: "unknown-notification" };
export type UnknownUser = { readonly kind: "unknown-user" };
export type TooManyFollowed = { readonly kind: "too-many-followed" };

type Decided<Answer> = { readonly change: RequestChange | null; readonly answer: Answer };

/** Who acts, and the id for a notification about it. */
type FollowDeed = { readonly customer: CustomerId; readonly id: NotificationId };
type FollowAnswer = FollowDeed & { readonly answer: RequestAnswer };

/**
 * The change when one customer asks to follow another. The other is notified, once; if they already follow the customer, they are followed
 * at once. Source: specification/fitbook.md, Follow.
 */
export function changeByFollowing(
  { isThere, other }: SeenRequest,
  action: FollowDeed,
): Decided<Result<"requested" | "following", UnknownUser | TooManyFollowed>> {
  if (!isThere || other === null || !other.isThere || other.isBlocked) return { change: null, answer: refused({ kind: "unknown-user" }) };
  if (followsTooMany(other)) return { change: null, answer: refused({ kind: "too-many-followed" }) };
  const { change, answer } = following(other, action);
  return { change, answer: ok(answer) };
}

/**
 * The change when a customer follows back the person whom a notification is about: the notification is shown as done.
 * Source: specification/notifications.md, What can be answered.
 */
export function changeByFollowingBack(
  { notification, other }: SeenRequest,
  action: FollowDeed,
): Decided<Result<"requested" | "following", UnknownNotification | TooManyFollowed>> {
  const tells = notification !== null && TELL_OF_SOMEBODY.has(notification.kind);
  if (!tells || other === null || other.isBlocked) return { change: null, answer: refused({ kind: "unknown-notification" }) };
  if (followsTooMany(other)) return { change: null, answer: refused({ kind: "too-many-followed" }) };
  const { change, answer } = following(other, action);
  return { change: { ...(change ?? NO_REQUEST_CHANGE), refreshed: notification.id }, answer: ok(answer) };
}

const TELL_OF_SOMEBODY: ReadonlySet<string> = new Set(["follow-request", "follow-accepted", "follow-suggestion"]);

/**
 * The change when a customer answers a request to follow. Accepting also notifies the requester, and follows them back unless the customer
 * follows as many as they may.
 * Source: specification/notifications.md, What can be answered.
 */
export function changeByAnsweringFollow(
  { notification, other }: SeenRequest,
  { customer, id, answer }: FollowAnswer,
): Decided<Result<RequestState, UnknownNotification | AlreadyAnswered>> {
  if (notification?.kind !== "follow-request" || other === null) return { change: null, answer: refused({ kind: "unknown-notification" }) };
  const state = notification.state === null ? null : nextRequest(notification.state, answer);
  if (state === null) return { change: null, answer: refused({ kind: "already-answered" }) };
  if (state === notification.state) return { change: null, answer: ok(state) };
  return { change: answeredFollow(other, { customer, id, answer }, state), answer: ok(state) };
}

/**
 * The change when a customer answers somebody who asks to follow, whatever became of the notification of it. Without a request that waits
 * there is nobody to answer. Source: specification/notifications.md, What can be answered.
 */
export function changeByAnsweringFollower({ other }: SeenRequest, action: FollowAnswer): Decided<Result<RequestState, UnknownUser>> {
  if (other === null || !other.isThere || other.isBlocked || other.follower !== "requested")
    return { change: null, answer: refused({ kind: "unknown-user" }) };
  const state = action.answer === "accept" ? "accepted" : "declined";
  return { change: answeredFollow(other, action, state), answer: ok(state) };
}

/**
 * The change when a customer takes back what they asked of another. It is the same whether the other has declined, is gone or has blocked
 * them.
 * Source: specification/fitbook.md, Follow.
 */
export function changeByWithdrawing({ other }: SeenRequest, customer: CustomerId): Decided<null> {
  const after = other === null ? null : nextFollow(other.followed, "withdraw");
  if (other === null || after === null || after === other.followed) return { change: null, answer: null };
  const answered = [{ to: other.id, state: "declined", which: { from: customer } }] as const;
  return { change: { ...NO_REQUEST_CHANGE, follows: followChange(customer, other.id, after), answered }, answer: null };
}

function answeredFollow(other: SeenPerson, { customer, id, answer }: FollowAnswer, state: RequestState): RequestChange {
  const request = { to: customer, state, which: { from: other.id } } as const;
  const forth = followChange(other.id, customer, nextFollow(other.follower, answer));
  if (answer === "decline") return { ...NO_REQUEST_CHANGE, follows: forth, answered: [request] };
  const back = followsTooMany(other) ? [] : followChange(customer, other.id, nextFollow(other.followed, "agree"));
  return {
    ...NO_REQUEST_CHANGE,
    follows: [...forth, ...back],
    answered: [request, { to: other.id, state: "accepted", which: { from: customer } }],
    told: [{ id, to: other.id, from: customer, kind: "follow-accepted" }],
  };
}

/** Whether one more would be too many. Whom one has asked already is counted. */
const followsTooMany = ({ followed, followedInAll }: SeenPerson): boolean =>
  (followed === "none" || isWithdrawn(followed)) && followedInAll >= MOST_FOLLOWED;

/**
 * Asks another customer, who is notified the first time: whoever takes a request back and asks anew must not be able to ring again and
 * again. Or follows at once if the other already follows.
 */
function following(other: SeenPerson, { customer, id }: FollowDeed): Decided<"requested" | "following"> {
  const after = nextFollow(other.followed, other.follower === "following" ? "agree" : "ask") ?? other.followed;
  const answer = shownFollow(after) === "following" ? "following" : "requested";
  if (after === other.followed) return { change: null, answer };
  const isNew = after === "requested" && other.followed === "none";
  const added = isNew ? ([{ id, to: other.id, from: customer, kind: "follow-request" }] as const) : [];
  return { change: { ...NO_REQUEST_CHANGE, follows: followChange(customer, other.id, after), told: added }, answer };
}

/** Empty if the event did not fit, or if nobody follows. */
const followChange = (follower: CustomerId, followed: CustomerId, state: FollowState | null): readonly FollowChange[] =>
  state === null || state === "none" ? [] : [{ follower, followed, state }];
