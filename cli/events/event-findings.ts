import { onDatabase } from "#cli/database/composition.ts";
import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { eventFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";

/** Events and their seats, once the tables are as this program reads them. */
export const checkEvents: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const troubles = await onDatabase.troublesOfEvents(db, Date.now());
  if (troubles.length === 0) return [passed("events", eventFindingWords.well)];
  const found = troubles.map((trouble) => {
    const text = eventFindingWords.trouble(trouble);
    return trouble.kind === "miscounted" ? fault("events", text) : warning("events", text);
  });
  return firstFindings(found);
};
