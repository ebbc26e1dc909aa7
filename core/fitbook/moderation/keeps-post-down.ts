import { isUndecided } from "../reports/report-steps.ts";
import type { KeptReport, ReportState } from "../reports/report.ts";

/**
 * Whether a report keeps a post down itself: it holds it until staff decide, or staff have hidden it by it. Once those who run the post's
 * group take it down as well, it stays down whatever staff decide. Source: specification/fitbook.md, Groups.
 */
export function keepsPostDown({ isHold, state }: Pick<KeptReport, "isHold" | "state">): boolean {
  if (isHold && isUndecided(state)) return true;
  return isInForce(state) && (isHold || ("sanction" in state && state.sanction === "hide"));
}

const isInForce = ({ kind }: ReportState): boolean => kind === "upheld" || kind === "appealed";
