import { reaction } from "mobx";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { siteWords } from "#web/design/site-words.ts";
import { loginWords } from "#web/features/sign-in/wording/login.ts";
import type { ReactNode } from "react";
import type { Head } from "#web/platform/page/head.ts";

export const loginHead = (): Head => ({ title: siteWords.titled(loginWords.title), description: loginWords.description, canonical: null });

/** A site's home, with sign-in open on it; leaving that leads to home itself. Source: specification/sign-in.md, Guards. */
export function LoginPage({ children: home }: { readonly children: ReactNode }) {
  const session = useStore(SessionStore);
  const navigate = useNavigate();
  const isLeft = useNavigation().state !== "idle";
  const latest = useRef(isLeft);
  latest.current = isLeft;
  useEffect(() => {
    void session.open().then(() => session.askAtTheDoor());
    return reaction(
      () => session.signInFor === null && session.recovery === null && !session.isSignInLost && !session.isSignedIn && session.way === null,
      (isOver) => {
        if (isOver && !latest.current) void navigate("/", { replace: true }); // Whoever goes elsewhere is led nowhere.
      },
    );
  }, [session, navigate]);
  return (
    <>
      <noscript>
        <p className="page-width no-script">{loginWords.needsScript}</p>
      </noscript>
      {home}
    </>
  );
}
