import { onDatabase } from "#cli/database/composition.ts";
import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { subscriptionFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** Plans that were bought and their money, once the tables are as this program reads them. */
export const checkSubscriptions: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const found: Finding[] = [];
  for await (const trouble of onDatabase.troublesOfSubscriptions(db, Date.now())) {
    const text = subscriptionFindingWords.trouble(trouble);
    found.push(trouble.kind === "not-paid" ? fault("plans", text) : warning("plans", text));
  }
  if (found.length === 0) return [passed("plans", subscriptionFindingWords.well)];
  return firstFindings(found);
};
