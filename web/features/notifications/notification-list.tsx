import { Clock } from "#core/shared/clock.port.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { useWhole } from "#web/platform/late/use-whole.ts";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { notificationWords } from "./notification-words.ts";
import { useFocusBeside } from "./use-focus-beside.ts";
import { NotificationItem } from "./notification-item.tsx";
import type { Notification, NotificationId } from "#core/notifications/notification.ts";

type NotificationListProps = {
  readonly notifications: readonly Notification[];
  /** Those that are shown as new though they count as read. */
  readonly fresh: ReadonlySet<NotificationId>;
  readonly onOpen: (id: NotificationId) => void;
};

export function NotificationList({ notifications, fresh, onOpen }: NotificationListProps) {
  const desk = useWhole(RequestStore);
  const now = useDependency(Clock)();
  const { list, leave } = useFocusBeside(notifications);
  return (
    <ul ref={list} className="notification-list" aria-label={notificationWords.title}>
      {notifications.map((told, place) => (
        <NotificationItem
          key={told.id}
          told={told}
          now={now}
          isNew={!told.isRead || fresh.has(told.id)}
          desk={desk.kind === "here" ? desk.value : null}
          onOpen={onOpen}
          onAnswer={() => leave(place)}
        />
      ))}
    </ul>
  );
}
