import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigate, useNavigation } from "react-router-dom";
import { Guards, guardsOf, redirectByGuards } from "#web/platform/guards/guards.ts";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { purposeOf } from "#web/platform/session/sign-in-purpose.ts";

/**
 * Asks the guards of the page at hand where nothing was loaded: of the one that the server drew, and whenever somebody signs in or out on
 * it. Called where the session is observed.
 */
export function useGuards(): void {
  const session = useStore(SessionStore);
  const guards = useDependency(Guards);
  const navigate = useNavigate();
  const { pathname: path, search } = useLocation();
  const page = { calls: guardsOf(useMatches()), way: { path, search, on: "window" as const }, isLeft: useNavigation().state !== "idle" };
  const latest = useRef(page);
  latest.current = page;
  const { isSignedIn } = session;
  useEffect(() => {
    if (session.state === "read" && isSignedIn !== session.isSignedIn) return;
    if (session.way !== null) return; // They are led elsewhere already.
    const { calls, way } = latest.current;
    // If the session ended by itself, the customer signs in over the page and keeps what they filled in.
    const isAsked = () => session.wasEnded && calls.some(({ lets }) => lets === "customers");
    if (isAsked()) {
      if (session.signInFor === null) session.askToSignIn(calls.some(({ name }) => name === "checkout") ? "checkout" : purposeOf(way.path)); // Else it is open for what they pressed.
      return;
    }
    // Somebody who has followed a link meanwhile is not redirected: the new page asks the guards itself.
    const isHere = () => !latest.current.isLeft && latest.current.way.path === way.path && latest.current.way.search === way.search;
    void redirectByGuards(guards, calls, way)
      .then((elsewhere) => {
        if (elsewhere === null || session.way !== null || isAsked() || !isHere()) return;
        const isSamePage = new URL(elsewhere, location.origin).pathname === way.path; // Its address alone is cleaned: what was asked over it meanwhile stays.
        return navigate(elsewhere, { replace: true, ...(isSamePage ? { state: { stays: true }, preventScrollReset: true } : {}) });
      })
      .catch(() => {}); // If a guard can't be asked, the page stays. The server shows a stranger nothing private anyway.
  }, [session, guards, navigate, isSignedIn]);
}
