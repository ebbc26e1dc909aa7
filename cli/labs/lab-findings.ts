import { onDatabase } from "#cli/database/composition.ts";
import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { labFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** Bookings of tests and their money, once the tables are as this program reads them. */
export const checkLabs: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const found: Finding[] = [];
  for await (const trouble of onDatabase.troublesOfLabBookings(db, Date.now())) {
    const text = labFindingWords.trouble(trouble);
    found.push(trouble.kind === "not-paid" ? fault("labs", text) : warning("labs", text));
  }
  if (found.length === 0) return [passed("labs", labFindingWords.well)];
  return firstFindings(found);
};
