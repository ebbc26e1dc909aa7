import WifiOff from "lucide-react/icons/wifi-off";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";

/** Says quietly that there is no line. The region stands before its message, so that it is read out. */
export const DeskConnection = observer(function DeskConnection() {
  const line = useStore(ConnectionStore);
  useEffect(() => line.begin(), [line]);
  return (
    <div className="connection-notice no-print" role="status">
      {line.isOnline ? null : (
        <p>
          <WifiOff className="icon icon-small" aria-hidden="true" />
          {deskPhrases.offline}
        </p>
      )}
    </div>
  );
});
