import Bell from "lucide-react/icons/bell";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { notificationWords } from "./notification-words.ts";
import { NotificationList } from "./notification-list.tsx";
import { MorePlace } from "#web/platform/window/more-place.tsx";

const NONE = new Set<never>();
const waiting = () => <RowSkeletons rows={["first", "second", "third", "fourth"]} label={notificationWords.reading} />;

const allNotificationsNeeds = { notifications: late(NotificationStore) };

export function AllNotifications() {
  const store = useLoaded(useNeeds(allNotificationsNeeds).notifications);
  if (store.kind === "coming") return waiting();
  if (store.kind === "unavailable") return <TryAgain what={notificationWords.unavailable} onPress={store.again} />;
  return <Notifications store={store.value} />;
}

const Notifications = observer(function Notifications({ store }: { readonly store: NotificationStore }) {
  useEffect(() => store.begin(), [store]);
  const { state, notifications, unread, more } = store;
  if (state === "unread" || state === "reading") return waiting();
  if (state === "unavailable") return <TryAgain what={notificationWords.unavailable} onPress={() => void store.ask()} />;
  if (notifications.length === 0) return <NothingYet Icon={Bell} heading={notificationWords.none} text={notificationWords.noneText} />;
  return (
    <>
      <div className="row space-between flex-wrap">
        <p className="muted" role="status">
          {unread === 0 ? notificationWords.allRead : notificationWords.news(unread)}
        </p>
        {unread === 0 ? null : (
          <Button look="text" onPress={() => void store.markAllRead()}>
            {notificationWords.markAll}
          </Button>
        )}
      </div>
      <NotificationList notifications={notifications} fresh={NONE} onOpen={store.markRead} />
      {more === "none" ? null : (
        <MorePlace>
          <Button look="quiet" state={more === "reading" ? "busy" : "ready"} onPress={() => void store.askMore()}>
            {more === "unavailable" ? notificationWords.tryAgain : notificationWords.more}
          </Button>
        </MorePlace>
      )}
    </>
  );
});
