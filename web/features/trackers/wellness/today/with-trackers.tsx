import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { patientKey } from "#core/account/patient.ts";
import { ForPatient } from "#web/features/trackers/whose/for-patient.tsx";
import { ConsentPanel } from "#web/features/trackers/page/consent-panel.tsx";
import { OutboxNotice } from "#web/features/trackers/page/outbox-notice.tsx";
import { useTrackers } from "#web/features/trackers/page/use-trackers.ts";
import { Button } from "#web/design/button/button.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { mindPhrases } from "#web/features/trackers/wellness/wording/mind.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { ComponentType } from "react";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type WithTrackersProps = {
  readonly customer: CustomerId;
  readonly onStore: (store: TrackerStore | null) => void;
  readonly Shown: ComponentType<{ readonly store: TrackerStore }>;
};

/** What a customer, or a member of the family, noted on this device, read and exchanged as long as the page stands. */
export const WithTrackers = ({ customer, ...shown }: WithTrackersProps) => (
  <ForPatient customer={customer}>{(patient) => <OfPatient key={patientKey(patient)} patient={patient} {...shown} />}</ForPatient>
);

function OfPatient({ patient, onStore, Shown }: Omit<WithTrackersProps, "customer"> & { readonly patient: Patient }) {
  const coming = useTrackers(patient);
  const store = coming.kind === "here" ? coming.store : null;
  useEffect(() => {
    onStore(store);
    const end = store?.begin();
    return () => {
      onStore(null);
      end?.();
    };
  }, [store, onStore]);
  if (coming.kind === "unavailable")
    return (
      <p className="muted">
        {trackerPhrases.unavailable}{" "}
        <Button look="text" onPress={coming.again}>
          {mindPhrases.tryAgain}
        </Button>
      </p>
    );
  return store === null ? <Waiting /> : <Read store={store} Shown={Shown} />;
}

const Read = observer(function Read({ store, Shown }: Pick<WithTrackersProps, "Shown"> & { readonly store: TrackerStore }) {
  if (store.state === "reading" || store.isFirstReading) return <Waiting />;
  return (
    <>
      <ConsentPanel store={store} />
      <OutboxNotice store={store} shown={store.today} />
      <Shown store={store} />
    </>
  );
});

const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">{trackerPhrases.reading}</span>
    <CardsSkeleton />
  </div>
);
