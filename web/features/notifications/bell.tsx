import BellMark from "lucide-react/icons/bell";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useAhead } from "#web/platform/late/use-ahead.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { notificationWords } from "./notification-words.ts";
import { bellList, BellPanel } from "./bell-panel.tsx";
import type { NotificationId } from "#core/notifications/notification.ts";

const bellNeeds = { notifications: late(NotificationStore) };

/** How many notifications wait, and below the button the latest of them. */
export function Bell() {
  const store = useLoaded(useNeeds(bellNeeds).notifications);
  if (store.kind === "here") return <RingingBell store={store.value} />;
  return (
    <span className="icon-button" aria-hidden="true">
      <BellMark className="icon icon-large" />
    </span>
  );
}

const NONE: ReadonlySet<NotificationId> = new Set();

/** What the panel draws, once there is something to draw; before that the line is the page's own. */
const AHEAD = [bellList];
const NOT_YET: typeof AHEAD = [];

const RingingBell = observer(function RingingBell({ store }: { readonly store: NotificationStore }) {
  const id = useId();
  const [fresh, note] = useState(NONE);
  const [isOpen, open] = useState(false);
  useEffect(() => store.begin(), [store]);
  const { state } = store;
  useAhead(state === "read" ? AHEAD : NOT_YET);
  // What is new is shown as new until the panel closes; the shop hears that it was shown.
  useEffect(() => {
    if (!isOpen || state !== "read") return;
    const latest = store.latest.filter(({ isRead }) => !isRead).map((notification) => notification.id);
    note((before) => new Set([...before, ...latest]));
    void store.markAllRead();
  }, [isOpen, state, store]);
  return (
    <>
      <button type="button" className="icon-button" popoverTarget={id} aria-label={notificationWords.bell(store.unread)}>
        <BellMark className="icon icon-large" aria-hidden="true" />
        {store.unread === 0 ? null : <span className="button-count">{notificationWords.count(store.unread)}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {store.unread === 0 || state !== "read" ? "" : notificationWords.news(store.unread)}
      </span>
      <div
        id={id}
        className="bell-popover"
        popover="auto"
        role="dialog"
        aria-label={notificationWords.title}
        onToggle={({ newState }) => {
          open(newState === "open");
          if (newState === "closed") note(NONE);
        }}
      >
        {isOpen ? <BellPanel store={store} fresh={fresh} /> : null}
      </div>
    </>
  );
});
