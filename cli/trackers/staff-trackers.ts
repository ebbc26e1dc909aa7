import type { ShowToStaff } from "#core/trackers/calls/show-to-staff.use-case.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

/** What staff may do with what customers noted. */
export type StaffTrackers = {
  readonly show: (wanted: Parameters<ShowToStaff>[1]) => ReturnType<ShowToStaff>;
  /** Puts days right that are not what their entries come to; answers how many there were. */
  readonly recount: () => Promise<number>;
  readonly troubles: () => AsyncIterable<TrackerTrouble>;
};
