import type { ShowToStaff } from "#core/trackers/calls/show-to-staff.use-case.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

/** What staff may do with what customers noted. */
export type StaffTrackers = {
  readonly show: (wanted: Parameters<ShowToStaff>[1]) => ReturnType<ShowToStaff>;
  readonly troubles: () => AsyncIterable<TrackerTrouble>;
};
