import { observer } from "mobx-react-lite";
import { useContext, useState } from "react";
import { HealthConsent } from "#web/features/account/consent/health-consent.tsx";
import { PatientName } from "#web/features/trackers/whose/patient-name.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type ConsentPanelProps = { readonly store: Pick<TrackerStore, "allow" | "asksForConsent"> };

/** Asks once whether we may keep the health data of whose tracker it is, and says in its place that the consent is kept. */
export const ConsentPanel = observer(function ConsentPanel({ store }: ConsentPanelProps) {
  const name = useContext(PatientName);
  const [isGiven, tell] = useState(false);
  const allow = () => {
    tell(true);
    void store.allow();
  };
  return (
    <>
      {store.asksForConsent ? <HealthConsent name={name} next={trackerPhrases.consent.allow} onAllow={allow} /> : null}
      <p role="status" className="tracker-news">
        {isGiven && !store.asksForConsent ? trackerPhrases.consent.kept : null}
      </p>
    </>
  );
});
