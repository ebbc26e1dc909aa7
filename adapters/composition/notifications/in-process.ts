import { Groups } from "#core/fitbook/groups/groups.port.ts";
import { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { makeTellOfAct, TellOfAct } from "#core/notifications/acts/tell-of-act.use-case.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { AcceptFollowRequest, makeAcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest, makeAnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest, makeAnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest, makeDeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack, makeFollowBack } from "#core/notifications/follow-back.use-case.ts";
import { FollowUser, makeFollowUser } from "#core/notifications/follow-user.use-case.ts";
import { JoinChallenge, makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { JoinGroup, makeJoinGroup } from "#core/notifications/join-group.use-case.ts";
import { ListNotifications, makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ChooseFitbookLetters, makeChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";
import { LeaveFitbookLetters, makeLeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { LetterSeals } from "#core/notifications/letters/letter-seals.port.ts";
import { makeWriteFitbookLetter, WriteFitbookLetter } from "#core/notifications/letters/write-fitbook-letter.use-case.ts";
import { ListFitbookKinds, makeListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { makeSwitchFitbookKind, SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { MarkAllNotificationsRead, makeMarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead, makeMarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { makeWatchNotifications, WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

const SIGHT = { notifications: Notifications, people: People, groups: Groups, posts: Posts, challenges: Challenges };

export function notificationsInProcess(container: Container): void {
  make(container, AcceptFollowRequest, makeAcceptFollowRequest, { requests: Requests, now: Clock, newId: NewId });
  make(container, AnswerChallengeRequest, makeAnswerChallengeRequest, { requests: Requests, now: Clock });
  make(container, AnswerGroupRequest, makeAnswerGroupRequest, { groups: Groups, now: Clock });
  make(container, DeclineFollowRequest, makeDeclineFollowRequest, { requests: Requests, now: Clock, newId: NewId });
  make(container, FollowBack, makeFollowBack, { requests: Requests, now: Clock, newId: NewId });
  make(container, FollowUser, makeFollowUser, { requests: Requests, limits: Limits, customers: Customers, now: Clock, newId: NewId });
  make(container, JoinChallenge, makeJoinChallenge, { requests: Requests, now: Clock });
  make(container, JoinGroup, makeJoinGroup, { groups: Groups, now: Clock });
  make(container, ListNotifications, makeListNotifications, SIGHT);
  make(container, ChooseFitbookLetters, makeChooseFitbookLetters, { notifications: Notifications, now: Clock });
  make(container, ListFitbookKinds, makeListFitbookKinds, { notifications: Notifications });
  make(container, SwitchFitbookKind, makeSwitchFitbookKind, { notifications: Notifications, now: Clock });
  make(container, MarkAllNotificationsRead, makeMarkAllNotificationsRead, { notifications: Notifications, now: Clock });
  make(container, MarkNotificationRead, makeMarkNotificationRead, { notifications: Notifications, now: Clock });
  make(container, WatchNotifications, makeWatchNotifications, SIGHT);
  make(container, WriteFitbookLetter, makeWriteFitbookLetter, {
    ...SIGHT,
    customers: Customers,
    letter: FitbookLetter,
    seals: LetterSeals,
  });
  make(container, LeaveFitbookLetters, makeLeaveFitbookLetters, { notifications: Notifications, seals: LetterSeals, now: Clock });
  make(container, TellOfAct, makeTellOfAct, { ...SIGHT, newId: NewId });
}
