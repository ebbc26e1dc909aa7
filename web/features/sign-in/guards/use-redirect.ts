import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";

/** Goes where signing in or out leads, which outranks the guards until one is there. Called where the session is observed. */
export function useRedirect(): void {
  const session = useStore(SessionStore);
  const navigate = useNavigate();
  const { way } = session;
  useEffect(() => {
    if (way === null) return;
    void Promise.resolve(navigate(way, { replace: location.pathname === "/login" })).finally(() => {
      if (session.way === way) session.leadTo(null);
    });
  }, [session, way, navigate]);
}
