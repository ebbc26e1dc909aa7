import { observer } from "mobx-react-lite";
import { accountAddress } from "#web/features/account/account-address.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { notificationWords } from "./notification-words.ts";
import { NotificationList } from "./notification-list.tsx";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { NotificationStore } from "./notification-store.ts";

type BellPanelProps = { readonly store: NotificationStore; readonly fresh: ReadonlySet<NotificationId> };

/** The latest notifications, and the way to all of them. */
export const BellPanel = observer(function BellPanel({ store, fresh }: BellPanelProps) {
  const { state, latest } = store;
  return (
    <>
      <h2 className="heading-3">{notificationWords.title}</h2>
      {state === "unread" || state === "reading" ? (
        <RowSkeletons rows={["first", "second", "third"]} label={notificationWords.reading} />
      ) : state === "unavailable" ? (
        <p className="muted">
          {notificationWords.unavailable}{" "}
          <button type="button" className="link roomy" onClick={() => void store.ask()}>
            {notificationWords.tryAgain}
          </button>
        </p>
      ) : latest.length === 0 ? (
        <p className="muted">{notificationWords.none}</p>
      ) : (
        <NotificationList notifications={latest} fresh={fresh} onOpen={store.markRead} />
      )}
      <a className="button quiet wide" href={accountAddress.notifications}>
        {notificationWords.viewAll}
      </a>
    </>
  );
});
