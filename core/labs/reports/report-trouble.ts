import { isCritical } from "../booking/lab-report.ts";
import type { LabBooking } from "../booking/lab-booking.ts";
import type { LabTrouble } from "../booking/lab-trouble.ts";
import type { LabReport } from "../booking/lab-report.ts";

const HOUR = 60 * 60 * 1000;
/** A critical value is told by telephone within so long, in milliseconds. */
const CALLED_WITHIN = HOUR;

/**
 * What is wrong with the reports on a booking: a critical value after which nobody has been called for an hour, and a booking whose reports
 * are missing. Empty: nothing. `at` in milliseconds since 1970. Source: specification/labs.md, Staff commands.
 */
export function labReportTroubles(
  { id, state, history }: Pick<LabBooking, "id" | "state" | "history">,
  reports: readonly LabReport[],
  at: number,
): readonly LabTrouble[] {
  const called = history.findLast(({ deed }) => deed.kind === "state" && deed.event === "call")?.at ?? 0;
  const uncalled = reports.find((report) => isCritical(report) && report.at > called && at - report.at > CALLED_WITHIN);
  const isEmpty = (state === "partial" || state === "ready") && reports.length === 0;
  return [
    ...(uncalled === undefined ? [] : [{ kind: "nobody-called", purchase: id, since: uncalled.at } as const]),
    ...(isEmpty ? [{ kind: "no-report", purchase: id } as const] : []),
  ];
}
