import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** What the shop itself asks: its devices work their days out by the same rules. */
export function trackersOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/endpoints.ts"), {
    allowHealthData: AllowHealthData,
    listRecentEntries: ListRecentEntries,
    listTrackerChanges: ListTrackerChanges,
    pauseTrackers: PauseTrackers,
    setBodyFigures: SetBodyFigures,
    setReminders: SetReminders,
    syncTrackers: SyncTrackers,
  });
}
