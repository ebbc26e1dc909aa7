import { passed, warning } from "#cli/doctor/finding.ts";
import { unbuiltSites } from "./page-builds.ts";
import { notBuiltText, pagesBuiltText } from "./wording/serving.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** Whether the pages of every site are built in every language. */
export const pageFindings = (): readonly Finding[] => [
  unbuiltSites().length === 0 ? passed("pages", pagesBuiltText) : warning("pages", notBuiltText),
];
