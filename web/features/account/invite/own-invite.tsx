import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { inviteWords } from "#web/features/account/wording/invite.ts";
import { InviteWays } from "./invite-ways.tsx";

/** The customer's own code, which no device keeps, and the ways to pass it on. */
export const OwnInvite = observer(function OwnInvite() {
  const session = useStore(SessionStore);
  const [isAsking, tell] = useState(true);
  const ask = useCallback(() => {
    tell(true);
    void session.refresh().then(() => tell(false));
  }, [session]);
  useEffect(ask, [ask]);
  const code = session.user?.inviteCode ?? null;
  if (code !== null) return <InviteWays code={code} came={session.user?.invited ?? 0} />;
  return isAsking ? <RowSkeletons rows={["ways"]} label={inviteWords.title} /> : <TryAgain what={inviteWords.unread} onPress={ask} />;
});
