import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { patientKey } from "#core/account/patient.ts";
import { ForPatient } from "#web/features/trackers/whose/for-patient.tsx";
import { isOfChild } from "#core/trackers/body-figures.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { ConsentPanel } from "./consent-panel.tsx";
import { DayHistory } from "./day-history.tsx";
import { DayPicker } from "./day-picker.tsx";
import { DayView } from "./day-view.ts";
import { DaysChart } from "./days-chart.tsx";
import { EntryList } from "./entry-list.tsx";
import { GoalForm } from "./goal-form.tsx";
import { OutboxNotice } from "./outbox-notice.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { PauseForm } from "./pause-form.tsx";
import { TrackerWaiting } from "./tracker-waiting.tsx";
import { useTrackers } from "./use-trackers.ts";
import { TrackerSkeleton } from "./tracker-skeleton.tsx";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TrackerParts } from "./tracker-parts.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type TrackerDaysProps = { readonly customer: CustomerId; readonly tracker: OpenTracker; readonly parts: TrackerParts };

/** The days of one tracker, of a customer or of a member of the family. */
export const TrackerDays = ({ customer, ...shown }: TrackerDaysProps) => (
  <ForPatient customer={customer}>{(patient) => <PatientsDays key={patientKey(patient)} patient={patient} {...shown} />}</ForPatient>
);

function PatientsDays({ patient, tracker, parts }: Omit<TrackerDaysProps, "customer"> & { readonly patient: Patient }) {
  const coming = useTrackers(patient);
  if (coming.kind === "unavailable") return <TryAgain what={trackerPhrases.unavailable} onPress={coming.again} />;
  if (coming.kind === "coming") return <TrackerWaiting />;
  return <Days store={coming.store} tracker={tracker} parts={parts} />;
}

type DaysProps = { readonly store: TrackerStore; readonly tracker: OpenTracker; readonly parts: TrackerParts };

const HiddenWeight = () => (
  <div className="panel stack gap-3">
    <p>{trackerPhrases.hiddenWeight}</p>
    <p>
      <a className="link roomy" href="/wellness/entries">
        {trackerPhrases.showAgain}
      </a>
    </p>
  </div>
);

const Days = observer(function Days({ store, tracker, parts }: DaysProps) {
  const [view] = useState(() => new DayView(store, tracker));
  const List = parts.List ?? EntryList;
  useEffect(() => store.begin(), [store]);
  if (store.state === "reading") return <TrackerWaiting />;
  if (tracker === "weight" && view.isFigureHidden) return <HiddenWeight />;
  return (
    <>
      <ConsentPanel store={store} />
      <div className="split tracker-columns">
        <div className="tracker-day">
          <DayPicker view={view} />
          {parts.first === "entries" ? null : <parts.Add view={view} />}
          <OutboxNotice store={store} shown={view.day} saysNoted={parts.saysNoted} />{" "}
          {/* Behind what is pressed, which keeps its place when there is news. */}
          <List view={view} Change={parts.Change} Explained={parts.Explained} />
          {parts.first === "entries" ? <parts.Add view={view} /> : null}
        </div>
        <div className="tracker-aside">
          {store.isFirstReading ? <TrackerSkeleton /> : <DayHistory view={view} Chart={parts.Chart ?? DaysChart} />}
          <div className="accordions">
            {tracker === "weight" || view.isFigureHidden ? null : <GoalForm store={store} tracker={tracker} />}
            {parts.Goal === undefined || view.isFigureHidden ? null : <parts.Goal view={view} />}
            <ReminderForm store={store} tracker={tracker} />
            <PauseForm store={store} />
          </div>
        </div>
      </div>
      {tracker === "meal" && isOfChild(store.notes.settings, store.today) ? (
        <p className="small muted">{trackerPhrases.whose.child}</p>
      ) : null}
      {parts.Below === undefined ? null : <parts.Below view={view} />}
      <p className="small muted">{trackerPhrases.noDiagnosis}</p>
    </>
  );
});
