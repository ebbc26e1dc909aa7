import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "./session-store.ts";

/** Calls `read` once something that was pressed before sign-in has been done, while this is drawn. Called where the session is observed. */
export function useAfterIntent(read: () => void): void {
  const { intentsDone } = useStore(SessionStore);
  const before = useRef(intentsDone);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (before.current === intentsDone) return;
    before.current = intentsDone;
    readNow();
  }, [intentsDone]);
}
