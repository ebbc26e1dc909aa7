import { reaction } from "mobx";
import { useEffect } from "react";
import { NotificationStore } from "#web/features/notifications/notification-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";

/** In milliseconds. What is heard within it is one reason to look again; long before 5 s are over. */
const GATHERED = 500;

/**
 * Looks again when something of the customer has changed elsewhere: whoever has blocked them, or is blocked by them in another window, goes
 * from what is open, and nothing is said of it. Source: specification/fitbook.md, Block.
 */
export function useLostSight(look: () => Promise<unknown>): void {
  const news = useStore(NotificationStore);
  useEffect(() => {
    const end = news.begin();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void look();
      }, GATHERED);
    };
    const stop = reaction(() => news.heard, lookSoon); // Also when it begins to hear: something may have changed just before.
    return () => {
      clearTimeout(timer);
      stop();
      end();
    };
  }, [news, look]);
}
