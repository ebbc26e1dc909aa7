import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const bell = lateCode(() => import("./bell.tsx"), "Bell");

/** A customer's bell; its code comes once somebody is signed in. Until it stands its place is kept. */
export const BellSlot = observer(function BellSlot() {
  const { isSignedIn } = useStore(SessionStore);
  if (!isSignedIn) return null;
  return (
    <div className="header-bell">
      <Opened load={bell} given={NOTHING} waits={<span className="icon-button" />} />
    </div>
  );
});

const NOTHING = {};
