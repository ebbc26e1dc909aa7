import { reaction } from "mobx";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Screen as HomeScreen } from "#web/features/content/home/home-screen.tsx";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { siteWords } from "#web/design/site-words.ts";
import { loginWords } from "#web/features/sign-in/wording/login.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";

export const head = (): Head => ({ title: siteWords.titled(loginWords.title), description: loginWords.description, canonical: null });

/** Home, with sign-in open on it; leaving that leads to home itself. Source: specification/sign-in.md, Guards. */
export function Screen({ data }: { readonly data: FrontPage }) {
  const session = useStore(SessionStore);
  const navigate = useNavigate();
  useEffect(() => {
    void session.open().then(session.askAtTheDoor);
    return reaction(
      () => session.signInFor,
      (now) => {
        if (now === null && !session.isSignInLost && !session.isSignedIn && session.way === null) void navigate("/", { replace: true });
      },
    );
  }, [session, navigate]);
  return (
    <>
      <noscript>
        <p className="page-width no-script">{loginWords.needsScript}</p>
      </noscript>
      <HomeScreen data={data} />
    </>
  );
}
