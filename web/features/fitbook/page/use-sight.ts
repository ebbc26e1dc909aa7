import { reaction } from "mobx";
import { useEffect } from "react";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";

/** In milliseconds. What is heard within it is one reason to look again; long before 5 s are over. */
const GATHERED = 500;
/** In milliseconds. So long what a page shows waits for the news; where they are later, it is read twice. */
const LATEST = 2_000;

type Look = () => Promise<unknown>;

/**
 * Looks again when something of the customer has changed elsewhere: whoever has blocked them, or is blocked by them in another window, goes
 * from what is open, and nothing is said of it. Source: specification/fitbook.md, Block.
 */
export function useLostSight(look: Look): void {
  const news = useStore(NotificationStore);
  useEffect(() => {
    const end = news.begin();
    const stop = lookAtNews(news, look);
    return () => {
      stop();
      end();
    };
  }, [news, look]);
}

/**
 * What is open as a page opens: it is asked for once every change after it will be heard, so that nothing is drawn anew under the thumb
 * only because a change could have been missed.
 */
export function useSight(ask: Look, lookAgain: Look = ask): void {
  const news = useStore(NotificationStore);
  useEffect(() => {
    const end = news.begin();
    let stop: (() => void) | null = null;
    const read = () => {
      if (stop !== null) return;
      stop = lookAtNews(news, lookAgain);
      void ask();
    };
    const late = setTimeout(read, LATEST);
    const cancel = reaction(
      () => news.hasBegun,
      (hasBegun) => hasBegun && read(),
      { fireImmediately: true },
    );
    return () => {
      clearTimeout(late);
      cancel();
      stop?.();
      end();
    };
  }, [news, ask, lookAgain]);
}

/** Also when the news begin: something may have changed just before. Answers what ends it. */
function lookAtNews(news: NotificationStore, look: Look): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void look();
    }, GATHERED);
  };
  const stop = reaction(() => news.heard, lookSoon);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
