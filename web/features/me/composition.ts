import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { keptInviteIn } from "#adapters/browser-storage/kept-invite.ts";
import { make } from "#adapters/composition/make.ts";
import { NotificationStore } from "#web/features/notifications/notification-store.ts";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import type { Container } from "#adapters/composition/container.ts";

/** The stores of a window that only customers need; their use cases are part of the whole. */
export function customerStores(container: Container): void {
  make(container, KeptInvite, () => keptInviteIn(() => globalThis.localStorage), {});
  make(
    container,
    NotificationStore,
    ({ session, list, watch, markRead, markAllRead }) => new NotificationStore(session, { list, watch, markRead, markAllRead }),
    {
      session: SessionStore,
      list: ListNotifications,
      watch: WatchNotifications,
      markRead: MarkNotificationRead,
      markAllRead: MarkAllNotificationsRead,
    },
  );
  make(
    container,
    RequestStore,
    ({ session, notifications, toasts, ...requests }) => new RequestStore(session, notifications, toasts, requests),
    {
      session: SessionStore,
      notifications: NotificationStore,
      toasts: ToastStore,
      acceptFollow: AcceptFollowRequest,
      declineFollow: DeclineFollowRequest,
      followBack: FollowBack,
      answerGroup: AnswerGroupRequest,
      answerChallenge: AnswerChallengeRequest,
    },
  );
}
