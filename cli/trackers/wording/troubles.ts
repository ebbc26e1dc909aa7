import type { EntryFault } from "#core/trackers/entry-faults.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

export const trackersWell = "Entries of trackers agree with their presses, and results with their formulas.";
export const allRightText = `${trackersWell}\n`;

export const recountedText = (count: number): string =>
  count === 0 ? "Every day agrees with its entries.\n" : count === 1 ? "1 day is corrected.\n" : `${count} days are corrected.\n`;

/** What `tracker recheck` and the doctor say of something that can't be. */
export function troubleText(trouble: TrackerTrouble): string {
  switch (trouble.kind) {
    case "entry":
      return `entry ${trouble.entry} of customer ${trouble.customer}: ${faultText(trouble.fault)}`;
    case "result-differs":
      return `result ${trouble.result} of customer ${trouble.customer}: the formulas of ${trouble.tool} say something else`;
    case "days-differ":
      return `${trouble.count === 1 ? "1 day does" : `${trouble.count} days do`} not agree with their entries; tracker recount corrects that`;
    case "presses-astray":
      return trouble.count === 1 ? "1 press has no entry" : `${trouble.count} presses have no entry`;
    case "kept-too-long":
      return trouble.count === 1 ? "1 removed entry should be forgotten" : `${trouble.count} removed entries should be forgotten`;
    case "reminders-waiting":
      return trouble.count === 1 ? "1 reminder should have come" : `${trouble.count} reminders should have come`;
  }
}

const LACKING = { "unknown-food": "its food", "unknown-activity": "its activity", "unknown-unit": "its unit" } as const;

function faultText(fault: EntryFault): string {
  switch (fault.kind) {
    case "no-presses":
      return "it has no presses";
    case "differs":
      return `its ${fault.column} is not what its presses make`;
    case "not-in-table":
      return `the table lacks ${LACKING[fault.lacking]}`;
  }
}
