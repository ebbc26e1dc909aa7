import { reaction } from "mobx";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { MindStore } from "./mind-store.ts";

/** Whoever signs out leaves no answer in the tab; whose session ended of itself finds it once they are back. */
export function keepMind(session: SessionStore, mind: () => MindStore): void {
  reaction(
    () => (session.state === "unread" || (session.isSignedIn && session.customer === null) ? "unknown" : session.customer),
    (whose) => {
      if (whose !== "unknown") void mind().follow(whose, session.wasEnded ? "ended" : "left");
    },
    { fireImmediately: true },
  );
}
