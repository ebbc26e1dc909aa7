import { passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { fitbookTroubles } from "./boards/composition.ts";
import { reportsDueBefore } from "./moderation/composition.ts";
import { fitbookFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** In milliseconds: what runs out so soon is named. A report of nudity is named from the beginning. */
const SOON = 48 * 60 * 60 * 1000;

/** Reports that run out, ties, groups and boards of Fitbook, once the tables are as this program reads them. */
export const checkFitbook: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const found: Finding[] = [];
  const now = Date.now();
  const late = await reportsDueBefore(db, now);
  const soon = (await reportsDueBefore(db, now + SOON)) - late;
  if (late > 0) found.push(warning("fitbook", fitbookFindingWords.late(late)));
  if (soon > 0) found.push(warning("fitbook", fitbookFindingWords.soon(soon)));
  for await (const trouble of fitbookTroubles(db, now)) found.push(warning("fitbook", fitbookFindingWords.trouble(trouble)));
  if (found.length === 0) return [passed("fitbook", fitbookFindingWords.well)];
  return firstFindings(found);
};
