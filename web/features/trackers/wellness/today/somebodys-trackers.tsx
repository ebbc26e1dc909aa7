import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { ComponentType, ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type SomebodysTrackersProps = {
  readonly Own: ComponentType<{ readonly customer: CustomerId; readonly onStore: (store: TrackerStore | null) => void }>;
  readonly onStore: (store: TrackerStore | null) => void;
  /** For visitors, and on the server. */
  readonly children: ReactNode;
};

/** A public page's part for whoever is signed in; visitors, and the server, have another in its place. */
export const SomebodysTrackers = observer(function SomebodysTrackers({ Own, onStore, children }: SomebodysTrackersProps) {
  const { customer, isSignedIn } = useStore(SessionStore);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  if (!isAwake || !isSignedIn) return children;
  const waiting = <CardsSkeleton />;
  return customer === null ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <Own key={customer} customer={customer} onStore={onStore} />
    </Suspense>
  );
});
