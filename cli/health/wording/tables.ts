import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";

export const FOODS_IMPORTED = "Foods";
export const ACTIVITIES_IMPORTED = "Activities";

/** `what`: "Foods". */
export function intakeText(what: string, { added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const counts = `${added} new, ${changed} changed, ${unchanged} as before`;
  return run === "dry" ? `It would be ${counts}. ${NOTHING_CHANGED}` : `${what}: ${counts}.\n`;
}

/** The table of what was imported. */
export const IMPORTED = "imported foods";
