import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { useGuards } from "./use-guards.ts";
import { useWay } from "./use-way.ts";

const SignInPopup = lazy(async () => ({ default: (await import("./sign-in-popup.tsx")).SignInPopup }));
const RecoverDialog = lazy(async () => ({ default: (await import("./recover-dialog.tsx")).RecoverDialog }));
const MobileDialog = lazy(async () => ({ default: (await import("./mobile-dialog.tsx")).MobileDialog }));

/** What sign-in shows over a page, and where it leads. Who is signed in is read once the page stands; the code of what opens comes when it opens. */
export const SignInHost = observer(function SignInHost() {
  const session = useStore(SessionStore);
  useEffect(() => session.begin(), [session]);
  useGuards();
  useWay();
  return (
    <Suspense>
      {session.signInFor === null ? null : <SignInPopup purpose={session.signInFor} />}
      {session.recovery === null ? null : <RecoverDialog />}
      {session.mobileFor === "nothing" ? null : <MobileDialog />}
    </Suspense>
  );
});
