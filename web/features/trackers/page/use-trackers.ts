import { reaction } from "mobx";
import { useEffect, useRef, useState } from "react";
import { patientKey } from "#core/account/patient.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { MOST_AHEAD } from "#core/trackers/moment-refusal.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { BeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import type { Patient } from "#core/account/patient.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Coming =
  | { readonly kind: "coming" }
  | { readonly kind: "here"; readonly store: TrackerStore }
  | { readonly kind: "unavailable"; readonly again: () => void };

/** A patient's notes on this device. They are exchanged with the server at the start, once there is a line again, when the page is looked at again, when the server tells of news, and every few minutes while something waits for its time. */
export function useTrackers(patient: Patient): Coming {
  const allDependencies = useDependency(AllDependencies);
  const key = patientKey(patient);
  const [coming, enter] = useState<Coming>({ kind: "coming" });
  const [tries, tryAgain] = useState(0);
  const made = useRef<TrackerStore | null>(null); // A page that is shown again, after its session had ended, keeps what stands in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew, and a patient is one by their key.
  useEffect(() => {
    let end = () => {};
    let isLeft = false;
    allDependencies().then(
      (keeper) => {
        if (isLeft) return;
        const store = made.current !== null && patientKey(made.current.patient) === key ? made.current : storeOf(patient, keeper);
        made.current = store;
        end = exchangeOften(store, keeper.get(NotificationStore));
        enter({ kind: "here", store });
      },
      (error: unknown) => {
        if (!(error instanceof PortUnavailable)) throw error;
        if (!isLeft) enter({ kind: "unavailable", again: () => tryAgain((before) => before + 1) });
      },
    );
    return () => {
      isLeft = true;
      end();
    };
  }, [allDependencies, key, tries]);
  return coming;
}

/** In milliseconds: how soon after midnight a page that stays open shows the new day. */
const LOOKED_AGAIN = 60_000;

const storeOf = (patient: Patient, keeper: Dependencies): TrackerStore =>
  new TrackerStore(patient, {
    device: keeper.get(DeviceTrackers),
    beforeConsent: keeper.get(BeforeConsent),
    sync: keeper.get(SyncTrackers),
    changes: keeper.get(ListTrackerChanges),
    recent: keeper.get(ListRecentEntries),
    allow: keeper.get(AllowHealthData),
    pause: keeper.get(PauseTrackers),
    setBodyFigures: keeper.get(SetBodyFigures),
    setReminders: keeper.get(SetReminders),
    setGoal: {
      water: keeper.get(SetGoal.water),
      sleep: keeper.get(SetGoal.sleep),
      exercise: keeper.get(SetGoal.exercise),
      meal: keeper.get(SetGoal.meal),
    },
    now: keeper.get(Clock),
  });

function exchangeOften(store: TrackerStore, news: NotificationStore): () => void {
  const over = new AbortController();
  const exchange = () => void store.exchange();
  for (const cause of ["online", "focus"]) globalThis.addEventListener(cause, exchange, { signal: over.signal });
  const unheard = reaction(() => news.heard, exchange);
  const tried = setInterval(() => store.isAhead && exchange(), MOST_AHEAD); // It is there by its time.
  const passing = setInterval(() => store.look(), LOOKED_AGAIN);
  return () => {
    clearInterval(passing);
    clearInterval(tried);
    over.abort();
    unheard();
  };
}
