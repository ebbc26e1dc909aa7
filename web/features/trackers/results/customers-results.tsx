import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { ConsentPanel } from "#web/features/trackers/page/consent-panel.tsx";
import { TrackerWaiting } from "#web/features/trackers/page/tracker-waiting.tsx";
import { useTrackers } from "#web/features/trackers/page/use-trackers.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { ComponentType } from "react";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type Results = ComponentType<{ readonly store: TrackerStore }>;
type CustomersResultsProps = { readonly customer: CustomerId; readonly Results: Results };

/** What a customer keeps of a tool, once they allowed it. */
export const CustomersResults = ({ customer, Results }: CustomersResultsProps) => <PatientsNotes patient={customer} Results={Results} />;

/** What is kept of a customer, or of a member of the family. */
export function PatientsNotes({ patient, Results }: { readonly patient: Patient; readonly Results: Results }) {
  const coming = useTrackers(patient);
  if (coming.kind === "unavailable") return <TryAgain what={trackerPhrases.unavailable} onPress={coming.again} />;
  return coming.kind === "coming" ? <TrackerWaiting /> : <Allowed store={coming.store} Results={Results} />;
}

const Allowed = observer(function Allowed({ store, Results }: { readonly store: TrackerStore; readonly Results: Results }) {
  useEffect(() => store.begin(), [store]);
  if (store.state === "reading") return <TrackerWaiting />;
  return (
    <>
      <ConsentPanel store={store} />
      <Results store={store} />
      <p className="small muted">{trackerPhrases.noDiagnosis}</p>
    </>
  );
});
