import * as z from "zod/mini";
import { challengeId } from "#core/fitbook/challenge.ts";
import { MOST_FOLLOWED } from "#core/fitbook/follow.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { JoinGroup } from "#core/notifications/join-group.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { FITBOOK_KINDS } from "#core/notifications/fitbook-kind.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { endpoint, fields, nothing, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { notification } from "./notification.ts";
import { message } from "#adapters/http-contract/acknowledged.ts";
import { boundedText, idOf, wholeUpTo } from "#adapters/http-contract/scalars.ts";
import { tooMuch } from "#adapters/http-contract/fitbook/too-much.ts";
import type { NotificationId } from "#core/notifications/notification.ts";

const MOST_LISTED = 50;
const LONGEST_KEY = 200;
const byId = only("_id", idOf(notificationId));
const answer = z.enum(["accept", "decline"]);
const state = z.enum(["pending", "accepted", "declined"]);
const follow = z.enum(["requested", "following"]);
const member = z.literal("member");
const unknownNotification = answerOf(404, "Notification not found");
const unknownGroup = answerOf(404, "Group not found");
const unknownChallenge = answerOf(404, "Challenge not found");
const full = {
  "group-full": answerOf(409, "This group is full."),
  "too-many-joined": answerOf(409, "You are in as many groups as one account can be."),
};
const tooManyFollowed = answerOf(409, `You follow or have asked ${MOST_FOLLOWED} people, as many as one account can.`);
const alreadyAnswered = answerOf(409, "Request is already answered");
const challengeStarted = answerOf(410, "Challenge has already started");

export const listNotifications = endpoint(ListNotifications, {
  method: "GET",
  path: "/notification/list",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ after: z.optional(idOf(notificationId)), limit: wholeUpTo(MOST_LISTED) }),
    ({ after = null, limit }): { readonly after: NotificationId | null; readonly limit: number } => ({ after, limit }),
    ({ after, limit }) => ({ limit, ...(after === null ? {} : { after }) }),
  ),
  response: fields({
    version: z.int(),
    notifications: ["user_notifications", z.array(notification)],
    unread: ["unread_count", z.number()],
    next: z.nullable(idOf(notificationId)),
  }),
});

export const markNotificationRead = endpoint(MarkNotificationRead, {
  method: "PUT",
  path: "/notification/read-one",
  in: "body",
  audience: "customer",
  request: byId,
  response: z.null(),
  refusals: { "unknown-notification": unknownNotification },
});

export const markAllNotificationsRead = endpoint(MarkAllNotificationsRead, {
  method: "PUT",
  path: "/notification/read-all",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.null(),
});

const kind = z.enum(FITBOOK_KINDS);

export const listFitbookKinds = endpoint(ListFitbookKinds, {
  method: "GET",
  path: "/notification/kinds",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(fields({ kind, isOn: ["on", z.boolean()], isByLetter: ["by_letter", z.boolean()] })),
});

export const switchFitbookKind = endpoint(SwitchFitbookKind, {
  method: "PUT",
  path: "/notification/kinds",
  in: "body",
  audience: "customer",
  request: fields({ kind, isOn: ["on", z.boolean()] }),
  response: z.null(),
});

export const chooseFitbookLetters = endpoint(ChooseFitbookLetters, {
  method: "PUT",
  path: "/notification/letters",
  in: "body",
  audience: "customer",
  request: fields({ kind, isByLetter: ["by_letter", z.boolean()], language: z.enum(LANGUAGES) }),
  response: z.null(),
});

export const acceptFollowRequest = endpoint(AcceptFollowRequest, {
  method: "PUT",
  path: "/notification/accept",
  in: "body",
  audience: "customer",
  request: byId,
  response: only("request_status", state),
  refusals: { "unknown-notification": unknownNotification, "already-answered": alreadyAnswered },
});

export const declineFollowRequest = endpoint(DeclineFollowRequest, {
  method: "PUT",
  path: "/notification/decline",
  in: "body",
  audience: "customer",
  request: byId,
  response: only("request_status", state),
  refusals: { "unknown-notification": unknownNotification, "already-answered": alreadyAnswered },
});

export const followBack = endpoint(FollowBack, {
  method: "PUT",
  path: "/notification/follow-back",
  in: "body",
  audience: "customer",
  request: byId,
  response: only("follow_status", follow),
  refusals: { "unknown-notification": unknownNotification, "too-many-followed": tooManyFollowed },
});

export const leaveFitbookLetters = endpoint(LeaveFitbookLetters, {
  method: "POST",
  path: "/notification/letters/leave", // Mail programs call it for their readers, with a form that holds nothing of ours. Source: specification/notifications.md, Letters.
  in: "query",
  audience: "anyone",
  request: only("token", boundedText(LONGEST_KEY)),
  response: message("You get no further letters of Fitbook."),
});

export const followUser = endpoint(FollowUser, {
  method: "POST",
  path: "/notification/follow-user",
  in: "body",
  audience: "customer",
  request: only("follower_id", idOf(customerId)),
  response: only("follow_status", follow),
  refusals: {
    "unknown-user": answerOf(404, "User not found"),
    "too-many-followed": tooManyFollowed,
    "too-much": tooMuch,
  },
});

export const answerGroupRequest = endpoint(AnswerGroupRequest, {
  method: "PUT",
  path: "/notification/group-status",
  in: "body",
  audience: "customer",
  request: fields({ answer: ["status", answer], group: ["group_id", idOf(groupId)] }),
  response: only("status", state),
  refusals: { "unknown-group": unknownGroup, "already-answered": alreadyAnswered, ...full },
});

export const joinGroup = endpoint(JoinGroup, {
  method: "POST",
  path: "/notification/group-member",
  in: "body",
  audience: "customer",
  request: only("group_id", idOf(groupId)),
  response: only("status", member),
  refusals: { "unknown-group": unknownGroup, ...full },
});

export const answerChallengeRequest = endpoint(AnswerChallengeRequest, {
  method: "PUT",
  path: "/notification/challenge-status",
  in: "body",
  audience: "customer",
  request: fields({ answer: ["status", answer], challenge: ["challenge_id", idOf(challengeId)] }),
  response: only("status", state),
  refusals: { "unknown-challenge": unknownChallenge, "already-answered": alreadyAnswered, "challenge-started": challengeStarted },
});

export const joinChallenge = endpoint(JoinChallenge, {
  method: "POST",
  path: "/notification/challenge-member",
  in: "body",
  audience: "customer",
  request: only("challenge_id", idOf(challengeId)),
  response: only("status", member),
  refusals: { "unknown-challenge": unknownChallenge, "challenge-started": challengeStarted },
});
