import { useContext } from "react";
import { HealthConsent } from "#web/features/account/consent/health-consent.tsx";
import { PatientName } from "#web/features/trackers/whose/patient-name.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** Asks once whether we may keep the health data of whose tracker it is. */
export function ConsentPanel({ store }: { readonly store: Pick<TrackerStore, "allow"> }) {
  return <HealthConsent name={useContext(PatientName)} next={trackerPhrases.consent.allow} onAllow={() => void store.allow()} />;
}
