import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { SessionStore } from "#web/stores/session-store.ts";

const Bell = lazy(async () => ({ default: (await import("#web/screens/notifications/bell.tsx")).Bell }));

/** A customer's bell; its code comes once somebody is signed in. Until it stands its place is kept. */
export const BellSlot = observer(function BellSlot() {
  const { isSignedIn } = useStore(SessionStore);
  if (!isSignedIn) return null;
  return (
    <div className="bell-slot">
      <Suspense fallback={<span className="icon" />}>
        <Bell />
      </Suspense>
    </div>
  );
});
