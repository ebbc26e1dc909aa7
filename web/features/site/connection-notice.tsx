import WifiOff from "lucide-react/icons/wifi-off";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { Viewer } from "#web/platform/window/viewer.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { siteWords } from "#web/design/site-words.ts";

/** Says quietly that there is no line. The region stands before its message, so that it is read out. */
export const ConnectionNotice = observer(function LineNotice() {
  const line = useStore(ConnectionStore);
  const { isSignedIn } = useDependency(Viewer);
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
