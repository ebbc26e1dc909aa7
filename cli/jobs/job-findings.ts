import { onDatabase } from "#cli/database/composition.ts";
import { passed, warning } from "#cli/doctor/finding.ts";
import { jobFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";

/** Jobs that are parked, and those that nobody does. */
export const checkJobs: Check = async ({ db }) => {
  const { parked, late } = await onDatabase.jobTrouble(db);
  return [
    parked === 0 ? passed("jobs", jobFindingWords.noneParked) : warning("jobs", jobFindingWords.parked(parked)),
    ...(late === 0 ? [] : [warning("jobs", jobFindingWords.late(late))]),
  ];
};
