import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { keep } from "#adapters/composition/keep.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/over-http.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const notificationsLate: LateFeature = {
  overHttp: notificationsOverHttp,
  stores: (container) =>
    keep(container, NotificationStore, {
      session: SessionStore,
      list: ListNotifications,
      watch: WatchNotifications,
      markRead: MarkNotificationRead,
      markAllRead: MarkAllNotificationsRead,
    }),
};
