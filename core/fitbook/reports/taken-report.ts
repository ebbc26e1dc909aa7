import { isDecidedSoon } from "./report-steps.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { KeptReport, NewReport } from "./report.ts";

/** A report as it begins. Source: specification/moderation.md, Reports. */
export const takenReport = ({ pictures: _, ...report }: NewReport): KeptReport => ({
  ...report,
  isHold: false,
  urgentFrom: isDecidedSoon(report.reason) ? report.at : null,
  stoodBefore: false,
  state: { kind: "open" },
});

/**
 * A report that waits, after its reporter has reported the same thing again. A reason that is decided soon, given only now, has a clock of
 * its own from now on, and what was written and seen stands below what was there; anything else changes nothing. Self-harm stays the
 * reason, so that the thing is not hidden. Source: specification/moderation.md, Reports.
 */
export function reportedAgain(waiting: KeptReport, again: NewReport): KeptReport {
  if (waiting.urgentFrom !== null || !isDecidedSoon(again.reason)) return waiting;
  return {
    ...waiting,
    reason: waiting.reason === "self_harm" ? waiting.reason : again.reason,
    urgentFrom: again.at,
    words: [...new Set([waiting.words, again.words])].join("\n\n").trim(),
    snapshot: [...new Set([waiting.snapshot ?? "", again.snapshot])].join("\n\n").trim(),
  };
}

/** The pictures that a report shows after its thing was reported again: those of before, then what has come since. */
export const picturesAgain = (before: readonly WrittenPicture[], again: readonly WrittenPicture[]): readonly WrittenPicture[] => [
  ...before,
  ...again.filter(({ file }) => before.every((one) => one.file !== file)),
];
