import { doctorWords } from "#cli/doctor/words.ts";
import { fault, passed } from "#cli/doctor/finding.ts";
import { troublesOfTrackers } from "./composition.ts";
import { troubleText, trackersWell } from "./wording/troubles.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

const TOLD = 10;

/** What can't be among what customers noted, once the tables are as this program reads them; the first few of it. */
export const checkTrackers: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const findings: Finding[] = [];
  let count = 0;
  for await (const trouble of troublesOfTrackers(db)) {
    count += 1;
    if (findings.length < TOLD) findings.push(fault("trackers", troubleText(trouble)));
  }
  if (count === 0) return [passed("trackers", trackersWell)];
  return count > TOLD ? [...findings, fault("trackers", doctorWords.moreTroubles(count - TOLD))] : findings;
};
