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
import { late } from "#web/platform/late/needs.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { Patient } from "#core/account/patient.ts";

const trackersNeeds = {
  device: late(DeviceTrackers),
  beforeConsent: late(BeforeConsent),
  news: late(NotificationStore),
  sync: SyncTrackers,
  changes: ListTrackerChanges,
  recent: ListRecentEntries,
  allow: AllowHealthData,
  pause: PauseTrackers,
  setBodyFigures: SetBodyFigures,
  setReminders: SetReminders,
  setGoal: SetGoal,
  now: Clock,
};

type Coming =
  | { readonly kind: "coming" }
  | { readonly kind: "here"; readonly store: TrackerStore }
  | { readonly kind: "unavailable"; readonly again: () => void };

/**
 * A patient's notes on this device. They are exchanged with the server at the start, once there is a line again, when the page is looked at
 * again, when the server tells of news, and every few minutes while something waits for its time.
 */
export function useTrackers(patient: Patient): Coming {
  const useCases = useNeeds(trackersNeeds);
  const key = patientKey(patient);
  const [coming, enter] = useState<Coming>({ kind: "coming" });
  const [tries, tryAgain] = useState(0);
  const made = useRef<TrackerStore | null>(null); // A page that is shown again, after its session had ended, keeps what stands in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew, and a patient is one by their key.
  useEffect(() => {
    let end = () => {};
    let isLeft = false;
    const { device, beforeConsent, news, ...needs } = useCases;
    Promise.all([device(), beforeConsent(), news()]).then(
      ([device, beforeConsent, news]) => {
        if (isLeft) return;
        const isSame = made.current !== null && patientKey(made.current.patient) === key;
        const store = isSame && made.current !== null ? made.current : new TrackerStore(patient, { ...needs, device, beforeConsent });
        made.current = store;
        end = exchangeOften(store, news);
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
  }, [useCases, key, tries]);
  return coming;
}

/** In milliseconds: how soon after midnight a page that stays open shows the new day. */
const LOOKED_AGAIN = 60_000;

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
