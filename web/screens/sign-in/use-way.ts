import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "#web/frame/keeper.tsx";
import { SessionStore } from "#web/stores/session-store.ts";

/** Goes where signing in or out leads. Called where the session is observed. */
export function useWay(): void {
  const session = useStore(SessionStore);
  const navigate = useNavigate();
  const { way } = session;
  useEffect(() => {
    if (way === null) return;
    session.leadTo(null);
    void navigate(way, { replace: location.pathname === "/login" });
  }, [session, way, navigate]);
}
