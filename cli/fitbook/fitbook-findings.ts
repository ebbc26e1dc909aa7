import { doctorWords } from "#cli/doctor/words.ts";
import { passed, warning } from "#cli/doctor/finding.ts";
import { fitbookTroubles } from "./boards/composition.ts";
import { fitbookFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

const TOLD = 10;

/** Ties, groups and boards of Fitbook, once the tables are as this program reads them. */
export const checkFitbook: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const found: Finding[] = [];
  for await (const trouble of fitbookTroubles(db, Date.now())) found.push(warning("fitbook", fitbookFindingWords.trouble(trouble)));
  if (found.length === 0) return [passed("fitbook", fitbookFindingWords.well)];
  return found.length > TOLD ? [...found.slice(0, TOLD), warning("fitbook", doctorWords.moreTroubles(found.length - TOLD))] : found;
};
