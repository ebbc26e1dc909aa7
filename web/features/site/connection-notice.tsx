import { WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { siteWords } from "#web/design/site-words.ts";

/** Says quietly that there is no line. The region stands before its message, so that it is read out. */
export const ConnectionNotice = observer(function LineNotice() {
  const line = useStore(ConnectionStore);
  const { isSignedIn } = useStore(SessionStore);
  useEffect(() => line.begin(), [line]);
  return (
    <div className="connection-notice no-print" role="status">
      {line.isOnline ? null : (
        <p className="page-width">
          <WifiOff className="icon icon-small" aria-hidden="true" />
          {isSignedIn ? siteWords.offlineSignedIn : siteWords.offline}
        </p>
      )}
    </div>
  );
});
