import type { EntryFault } from "#core/trackers/entries/entry-faults.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

export const trackersWell = "Entries of trackers are what their presses make, and results what their formulas say.";
export const allRightText = `${trackersWell}\n`;

export const recountedText = (count: number): string =>
  count === 0 ? "Every day is what its entries come to.\n" : count === 1 ? "1 day is put right.\n" : `${count} days are put right.\n`;

/** What `tracker recheck` and the doctor say of something that can't be. */
export function troubleText(trouble: TrackerTrouble): string {
  switch (trouble.kind) {
    case "entry":
      return `entry ${trouble.entry} of customer ${trouble.customer}: ${faultText(trouble.fault)}`;
    case "result-differs":
      return `result ${trouble.result} of customer ${trouble.customer}: the formulas of ${trouble.tool} say something else`;
    case "days-differ":
      return `${trouble.count === 1 ? "1 day is" : `${trouble.count} days are`} not what the entries come to; tracker recount puts that right`;
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
