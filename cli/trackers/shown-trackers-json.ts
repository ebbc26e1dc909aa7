import { printedUtc } from "#core/shared/printed-utc.ts";
import type { ShownTrackers } from "#core/trackers/calls/show-to-staff.use-case.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

/** What a customer noted, with the names that the API has. */
export const shownTrackersJson = ({ customer, consent, trackers }: ShownTrackers) => ({
  patient: customer,
  consent,
  trackers: trackers.map(({ days, ...tracker }) => ({
    ...tracker,
    days: days.map(({ entries, ...day }) => ({
      ...day,
      entries: entries.map(({ entry, op, n, value, conflicts }) => ({
        entry,
        op,
        n,
        value: value === null ? null : written(value),
        conflicts: conflicts.map((other) => ({ op: other.op, value: other.value === null ? null : written(other.value) })),
      })),
    })),
  })),
});

function written(value: TrackedValue) {
  if ("none" in value) return value;
  if (value.tracker === "sleep") return { ...value, start: printedUtc(value.start), end: printedUtc(value.end) };
  const at = printedUtc(value.at);
  return "per100" in value ? { ...value, at, per_100: value.per100 } : { ...value, at }; // Programs written for the release before read `per100`.
}
