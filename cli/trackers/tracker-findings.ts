import { fault, passed } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { troublesOfTrackers } from "./composition.ts";
import { troubleText, trackersWell } from "./wording/troubles.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** What can't be among what customers noted, once the tables are as this program reads them; the first few of it. */
export const checkTrackers: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const findings: Finding[] = [];
  for await (const trouble of troublesOfTrackers(db)) findings.push(fault("trackers", troubleText(trouble)));
  return findings.length === 0 ? [passed("trackers", trackersWell)] : firstFindings(findings);
};
