import { challengePhase } from "../fitbook/challenge.ts";
import { answeredInvitation, mayJoin } from "../fitbook/invitation.ts";
import { nextMembership } from "../fitbook/membership.ts";
import { ok, refused } from "../shared/result.ts";
import { NO_REQUEST_CHANGE } from "./request-change.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Day } from "../shared/day.ts";
import type { Result } from "../shared/result.ts";
import type { AlreadyAnswered } from "./follow-change.ts";
import type { NotificationId } from "./notification.ts";
import type { RequestChange } from "./request-change.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { Community, SeenCommunity, SeenRequest } from "./requests.port.ts";

/** For this customer, there is no such group or challenge. */
export type UnknownCommunity = { readonly kind: "unknown-community" };
export type ChallengeStarted = { readonly kind: "challenge-started" };

type Decided<Answer> = { readonly change: RequestChange | null; readonly answer: Answer };

/** Which customer, and which group or challenge. */
type Member = { readonly customer: CustomerId; readonly community: Community };

/**
 * The change when a customer is invited: they are notified once. A member stays a member.
 * Source: specification/notifications.md, What can be answered.
 */
export function changeByInviting(
  { isThere, other, community: seen }: SeenRequest,
  { customer, community, id }: Member & { readonly id: NotificationId },
): Decided<Result<"invited" | "member", UnknownCommunity>> {
  const after = seen === null ? null : nextMembership(seen.membership, "invite");
  if (seen === null || after === null || !isThere || other?.isBlocked === true || !isSeen(seen)) return UNKNOWN;
  const answer = ok(after === "member" ? ("member" as const) : ("invited" as const));
  if (after === seen.membership || after === "none" || after === "requested") return { change: null, answer };
  const added = [{ id, to: customer, from: other?.id ?? null, kind: "community-request", community }] as const;
  return { change: { ...NO_REQUEST_CHANGE, membership: after, told: added }, answer };
}

/**
 * The change when an invitation is answered. An invitation to a challenge can be answered until the end of its first day.
 * Source: specification/notifications.md, What can be answered.
 */
export function changeByAnsweringInvitation(
  { community: seen }: SeenRequest,
  { answer, today, ...member }: Member & { readonly answer: RequestAnswer; readonly today: Day },
): Decided<Result<RequestState, UnknownCommunity | AlreadyAnswered | ChallengeStarted>> {
  if (seen === null || !isSeen(seen)) return UNKNOWN;
  const answered = answeredInvitation(seen.membership, answer);
  if (answered.kind === "refused")
    return answered.refusal.kind === "not-invited" ? UNKNOWN : { change: null, answer: refused({ kind: "already-answered" }) };
  const state = answered.value === "member" ? "accepted" : "declined";
  if (answered.value === seen.membership) return { change: null, answer: ok(state) };
  if (hasStarted(seen, today)) return STARTED;
  return { change: membershipChange(member, answered.value), answer: ok(state) };
}

/**
 * The change when a customer joins by themselves: a community that is open, or one to which they are invited; a challenge until the end of
 * its first day. Source: specification/notifications.md, Calls.
 */
export function changeByJoining(
  { community: seen }: SeenRequest,
  { today, ...member }: Member & { readonly today: Day },
): Decided<Result<"member", UnknownCommunity | ChallengeStarted>> {
  if (seen === null || !isSeen(seen)) return UNKNOWN;
  if (!seen.isMaker && !mayJoin(seen.isOpen, seen.membership)) return UNKNOWN;
  if (seen.membership === "member") return { change: null, answer: ok("member") };
  if (hasStarted(seen, today)) return STARTED;
  return { change: membershipChange(member, "member"), answer: ok("member") };
}

const UNKNOWN = { change: null, answer: refused({ kind: "unknown-community" }) } as const;
const STARTED = { change: null, answer: refused({ kind: "challenge-started" }) } as const;

/** Whoever is in already keeps sight of it. Source: specification/challenges.md, Making one. */
const isSeen = ({ membership, isMakerThere, isGroupSeen }: SeenCommunity): boolean =>
  (isMakerThere && isGroupSeen) || membership === "member";

const hasStarted = ({ days }: SeenCommunity, today: Day): boolean =>
  days !== null && (days.isCancelled || challengePhase(days, today) !== "joinable");

/** Joining or declining answers all requests about this community. */
const membershipChange = ({ customer, community }: Member, membership: "member" | "declined"): RequestChange => ({
  ...NO_REQUEST_CHANGE,
  membership,
  answered: [{ to: customer, state: membership === "member" ? "accepted" : "declined", which: { community } }],
});
