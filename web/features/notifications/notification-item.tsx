import { observer } from "mobx-react-lite";
import { notificationActionOf } from "#core/notifications/notification-action.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { Suspense } from "react";
import { Slot } from "#web/platform/slots/slot.tsx";
import { filledNotificationSlots } from "./filled-notification-slots.ts";
import { notificationWords } from "./notification-words.ts";
import { NotificationMark } from "./notification-mark.tsx";
import { RequestButtons } from "./request-buttons.tsx";
import { topicOf } from "./topics.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notification, NotificationId } from "#core/notifications/notification.ts";
import type { RequestStore } from "#web/features/fitbook/request-store.ts";

type NotificationItemProps = {
  readonly customer: CustomerId;
  readonly told: Notification;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly isNew: boolean;
  /** Null: its code is on its way. */
  readonly desk: RequestStore | null;
  readonly onOpen: (id: NotificationId) => void;
  readonly onAnswer: () => void;
};

/** What somebody is told, when, and what may be done about it. Opened, it is read. */
export const NotificationItem = observer(function NotificationItem({
  customer,
  told,
  now,
  isNew,
  desk,
  onOpen,
  onAnswer,
}: NotificationItemProps) {
  const sentence = notificationWords.sentence(told);
  const address = pageOf(told);
  return (
    <li className={isNew ? "notification is-new" : "notification"}>
      <NotificationMark told={told} customer={customer} />
      <div className="notification-text">
        <a href={address ?? accountAddress.notifications} onClick={() => onOpen(told.id)} data-stay={address === null ? true : undefined}>
          {sentence}
          {isNew ? <span className="visually-hidden"> {notificationWords.isNew}</span> : null}
        </a>
        <span className="small faint">
          {told.kind === "announcement"
            ? (topicOf(told.topic)?.title ?? notificationWords.announcement)
            : notificationWords.kinds[told.kind]}{" "}
          · <time dateTime={new Date(told.createdAt).toISOString()}>{notificationWords.when(told.createdAt, now)}</time>
        </span>
        <RequestButtons
          offer={notificationActionOf(told, indianDay(now))}
          about={sentence}
          sending={desk?.sending.get(told.id) ?? null}
          onAnswer={(answer) => {
            onAnswer();
            void desk?.answer(told, answer);
          }}
        />
        {told.kind === "announcement" && told.seat !== null && now < told.seat.until ? (
          <Suspense>
            <Slot of={filledNotificationSlots.seat} given={{ seat: told.seat, about: sentence }} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
});

/** The page that it tells of; null: none but the list. */
function pageOf(notification: Notification): string | null {
  switch (notification.kind) {
    case "order":
      return orderAddress.one(notification.order.id);
    case "announcement":
      return notification.path;
    case "post-liked":
    case "post-commented":
    case "comment-replied":
      return fitbookAddress.post(notification.post);
    case "group-joined":
      return fitbookAddress.groupMembers(notification.group.id);
    case "challenge-ended":
      return fitbookAddress.board(notification.challenge.id);
    case "badge-won":
      return fitbookAddress.badges;
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
      return fitbookAddress.challenge(notification.challenge.id);
    case "follow-request":
    case "follow-accepted":
    case "follow-suggestion":
    case "group-request":
    case "challenge-request":
      return null;
  }
}
