import { observer } from "mobx-react-lite";
import { Fragment, useEffect, useState } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { accountWords } from "#web/wording/account.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ForCustomerProps = { readonly waiting: ReactNode; readonly children: (customer: CustomerId) => ReactNode };

/** What is for whoever is signed in. The server, and the window's first drawing, know nobody: they draw what waits. Another customer finds nothing of the former one's. */
export const ForCustomer = observer(function ForCustomer({ waiting, children }: ForCustomerProps) {
  const session = useStore(SessionStore);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  if (!isAwake || session.state === "unread" || (session.isSignedIn && session.customer === null)) return waiting;
  if (session.customer !== null) return <Fragment key={session.customer}>{children(session.customer)}</Fragment>;
  return (
    <div className="panel stack justify-items-start gap-3">
      <h2 className="h3">{accountWords.signedOut}</h2>
      <p className="mute">{accountWords.signedOutText}</p>
      <Button look="main" onPress={() => session.askToSignIn("account")}>
        {accountWords.signIn}
      </Button>
    </div>
  );
});
