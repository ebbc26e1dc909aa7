import type { ShowToStaff } from "#core/trackers/calls/show-to-staff.use-case.ts";
import type { RecountDays } from "#core/trackers/days/recount-days.use-case.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

/** What staff may do with what customers noted. */
export type StaffTrackers = {
  readonly show: (wanted: Parameters<ShowToStaff>[1]) => ReturnType<ShowToStaff>;
  readonly recount: () => ReturnType<RecountDays>;
  readonly troubles: () => AsyncIterable<TrackerTrouble>;
};
