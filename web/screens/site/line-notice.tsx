import { WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { LineStore } from "#web/stores/line-store.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { siteWords } from "#web/wording/site.ts";

/** Says quietly that there is no line. The region stands before its message, so that it is read out. */
export const LineNotice = observer(function LineNotice() {
  const line = useStore(LineStore);
  const { isSignedIn } = useStore(SessionStore);
  useEffect(() => line.begin(), [line]);
  return (
    <div className="line-notice noprint" role="status">
      {line.isOnline ? null : (
        <p className="wrap">
          <WifiOff className="i s" aria-hidden="true" />
          {isSignedIn ? siteWords.offlineSignedIn : siteWords.offline}
        </p>
      )}
    </div>
  );
});
