import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";

/** `what`: "Health plans". */
export function importedText(what: string, { added, changed, removed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const counts = `${added} new, ${changed} changed, ${removed} no longer offered, ${unchanged} as before`;
  return run === "dry" ? `It would be ${counts}. ${NOTHING_CHANGED}` : `${what}: ${counts}.\n`;
}
