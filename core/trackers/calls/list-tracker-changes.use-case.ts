import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { ChangedEntries } from "../trackers.port.ts";
import type { TrackerSettings } from "../tracker-settings.ts";

/** What changed, and what is set now. */
export type TrackerChanges = ChangedEntries & { readonly settings: TrackerSettings };

/**
 * The entries that changed after a place, the oldest change first, with all settings: a device that knows 0 gets everything. Source:
 * specification/trackers.md, Calls.
 */
export type ListTrackerChanges = (patient: Patient, after: number) => Promise<TrackerChanges>;
export const ListTrackerChanges = useCase<ListTrackerChanges>("trackers", "ListTrackerChanges");

/** The most entries of one answer. */
export const MOST_CHANGES = 1_000;

export const makeListTrackerChanges = maker(
  ListTrackerChanges,
  { trackers: Trackers },
  ({ trackers }: { readonly trackers: Pick<Trackers, "changesAfter" | "settingsOf"> }) =>
    async (patient, after) => {
      const settings = await trackers.settingsOf(patient);
      return { ...(await trackers.changesAfter(patient, after, MOST_CHANGES)), settings };
    },
);
