import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { PersonPictures, PersonPicturesOfPage } from "#web/features/fitbook/people/person-pictures.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { notificationWords } from "./notification-words.ts";
import { useFocusBeside } from "./use-focus-beside.ts";
import { NotificationItem } from "./notification-item.tsx";
import { personPictureNeeds } from "#web/features/fitbook/people/person-picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notification, NotificationId } from "#core/notifications/notification.ts";

type NotificationListProps = {
  readonly notifications: readonly Notification[];
  /** Those that are shown as new though they count as read. */
  readonly fresh: ReadonlySet<NotificationId>;
  readonly onOpen: (id: NotificationId) => void;
};

const requestNeeds = { requests: late(RequestStore) };

/** What the customer is told, with the pictures of those whom they see. */
export const NotificationList = observer(function NotificationList(props: NotificationListProps) {
  const { customer } = useDependency(SessionStore);
  return customer === null ? null : <ListOf key={customer} customer={customer} {...props} />;
});

type ListOfProps = NotificationListProps & { readonly customer: CustomerId };

function ListOf({ customer, notifications, fresh, onOpen }: ListOfProps) {
  const useCases = useNeeds(personPictureNeeds);
  const [pictures] = useState(() => new PersonPictures(customer, useCases));
  const desk = useLoaded(useNeeds(requestNeeds).requests);
  const now = useDependency(Clock)();
  const { list, leave } = useFocusBeside(notifications);
  return (
    <PersonPicturesOfPage value={pictures}>
      <ul ref={list} className="notification-list" aria-label={notificationWords.title}>
        {notifications.map((notification, place) => (
          <NotificationItem
            key={notification.id}
            customer={customer}
            told={notification}
            now={now}
            isNew={!notification.isRead || fresh.has(notification.id)}
            desk={desk.kind === "here" ? desk.value : null}
            onOpen={onOpen}
            onAnswer={() => leave(place)}
          />
        ))}
      </ul>
    </PersonPicturesOfPage>
  );
}
