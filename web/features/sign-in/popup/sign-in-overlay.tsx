import { observer } from "mobx-react-lite";
import { useCallback, useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { useGuards } from "#web/features/sign-in/guards/use-guards.ts";
import { useRedirect } from "#web/features/sign-in/guards/use-redirect.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const signInPopup = lateCode(() => import("./sign-in-popup.tsx"), "SignInPopup");
const recoverDialog = lateCode(() => import("#web/features/sign-in/recovery/recover-dialog.tsx"), "RecoverDialog");
const whoToBeDialog = lateCode(() => import("./who-to-be-dialog.tsx"), "WhoToBeDialog");
const mobileDialog = lateCode(() => import("#web/features/sign-in/mobile/mobile-dialog.tsx"), "MobileDialog");

/**
 * What sign-in shows over a page, and where it leads. Who is signed in is read once the page stands; the code of what opens comes when it
 * opens.
 */
export const SignInOverlay = observer(function SignInHost() {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const lostSignIn = useCallback(() => {
    session.loseSignIn();
    toasts.show({ kind: "not-opened" });
  }, [session, toasts]);
  const lostMobile = useCallback(() => {
    session.leaveMobile();
    toasts.show({ kind: "not-opened" });
  }, [session, toasts]);
  useEffect(() => session.begin(), [session]);
  useGuards();
  useRedirect();
  return (
    <>
      {session.signInFor === null ? null : (
        <Opened load={signInPopup} given={{ purpose: session.signInFor }} onLost={lostSignIn} onLeft={session.leaveSignIn} />
      )}
      {session.sent === null ? null : <Opened load={whoToBeDialog} given={NOTHING} onLost={session.leaveSent} />}
      {session.recovery === null ? null : <Opened load={recoverDialog} given={NOTHING} />}
      {session.mobileFor === "nothing" ? null : (
        <Opened load={mobileDialog} given={NOTHING} onLost={lostMobile} onLeft={session.leaveMobile} />
      )}
    </>
  );
});

const NOTHING = {};
