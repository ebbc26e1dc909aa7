import { observer } from "mobx-react-lite";
import { Activity, Suspense, useEffect, useRef, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { purposeOf } from "#web/platform/session/sign-in-purpose.ts";
import { ownPageWords } from "./wording/own-page.ts";
import type { ReactNode } from "react";
import type { Profile } from "#core/account/profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ForCustomerProps = { readonly waiting: ReactNode; readonly children: (customer: CustomerId, profile: Profile) => ReactNode };

/**
 * What is for whoever is signed in. The server, and the window's first drawing, know nobody: they draw what waits. Another customer finds
 * nothing of the former one's; whose session ended of itself finds what they filled in once they are back: until then it stands, unseen, as
 * they were last known.
 */
export const ForCustomer = observer(function ForCustomer({ waiting, children }: ForCustomerProps) {
  const session = useStore(SessionStore);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  const last = useRef<Profile | null>(null);
  const { customer, user } = session;
  if (user !== null) last.current = user;
  else if (!session.wasEnded) last.current = null;
  if (!isAwake)
    return (
      <>
        <noscript>
          <p className="no-script">{ownPageWords.needsScript}</p>
        </noscript>
        {waiting}
      </>
    );
  if (session.state === "unread" || (session.isSignedIn && customer === null)) return waiting;
  const whose = last.current;
  return (
    <>
      {whose === null ? null : (
        <Activity key={whose.customer.id} mode={customer === null ? "hidden" : "visible"}>
          <Suspense fallback={waiting}>{children(whose.customer.id, whose)}</Suspense>
        </Activity>
      )}
      {customer === null ? <PleaseSignIn onPress={() => session.askToSignIn(purposeOf(location.pathname))} /> : null}
    </>
  );
});

function PleaseSignIn({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="panel stack justify-items-start gap-3">
      <h2 className="heading-3">{ownPageWords.signedOut}</h2>
      <p className="muted">{ownPageWords.signedOutText}</p>
      <Button look="main" onPress={onPress}>
        {ownPageWords.signIn}
      </Button>
    </div>
  );
}
