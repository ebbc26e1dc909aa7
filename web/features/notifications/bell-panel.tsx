import { useCallback, useState } from "react";
import { observer } from "mobx-react-lite";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { notificationWords } from "./notification-words.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { NotificationStore } from "#web/platform/notifications/notification-store.ts";

/** It knows what every area tells of, so it comes behind what the page itself shows. */
export const bellList = lateCode(() => import("./notification-list.tsx"), "NotificationList");

type BellPanelProps = { readonly store: NotificationStore; readonly fresh: ReadonlySet<NotificationId> };

/** The latest notifications, and the way to all of them. */
export const BellPanel = observer(function BellPanel({ store, fresh }: BellPanelProps) {
  const { state, latest } = store;
  const [isLost, lose] = useState(false);
  const tellLost = useCallback(() => lose(true), []);
  const tryAgain = () => (isLost ? lose(false) : void store.ask());
  return (
    <>
      <h2 className="heading-3">{notificationWords.title}</h2>
      {state === "unread" || state === "reading" ? (
        <RowSkeletons rows={["first", "second", "third"]} label={notificationWords.reading} />
      ) : state === "unavailable" || isLost ? (
        <p className="muted">
          {notificationWords.unavailable}{" "}
          <button type="button" className="link roomy" onClick={tryAgain}>
            {notificationWords.tryAgain}
          </button>
        </p>
      ) : latest.length === 0 ? (
        <p className="muted">{notificationWords.none}</p>
      ) : (
        <Opened load={bellList} given={{ notifications: latest, fresh, onOpen: store.markRead }} onLost={tellLost} />
      )}
      <a className="button quiet wide" href={accountAddress.notifications}>
        {notificationWords.viewAll}
      </a>
    </>
  );
});
