import type { ResultVerdict } from "#core/labs/booking/lab-value.ts";

/** What a laboratory's report says on paper. It goes to practitioners of any language and is written in English, as prescriptions are. */
export const labReportPaperWords = {
  title: "Laboratory report",
  booking: "Booking",
  newest: "Newest values sent",
  laboratory: "Laboratory",
  patients: "For",
  unnamed: "A member of the family",
  sample: (taken: string, sent: string) => `Sample of ${taken}, values sent on ${sent}`,
  corrected: (version: number, day: string, reason: string) =>
    `CORRECTED: version ${version} of ${day} takes the place of the former. Reason: ${reason}`,
  value: "Value",
  result: "Result",
  unit: ["Unit,", "or words"],
  range: ["Range that the", "laboratory sent"],
  beside: ["Beside", "its range"],
  before: ["Before, in", "the same unit"],
  none: "–",
  noRange: "none sent",
  between: (low: string, high: string) => `${low} to ${high}`,
  atLeast: (low: string) => `from ${low}`,
  atMost: (high: string) => `up to ${high}`,
  rangeOf: { female: (age: string) => `women of ${age}`, male: (age: string) => `men of ${age}` },
  babies: { female: (age: string) => `girls of ${age}`, male: (age: string) => `boys of ${age}` },
  ages: {
    d: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    w: (count: number) => (count === 1 ? "1 week" : `${count} weeks`),
    m: (count: number) => (count === 1 ? "1 month" : `${count} months`),
  },
  earlier: (value: string, day: string) => `${value} on ${day}`,
  more: (count: number) => `and ${count} more`,
  awaited: (tests: string) => `Still to come: ${tests}`,
  undone: (tests: string) => `Could not be done: ${tests}`,
  meaning:
    "A figure outside its range is no illness by itself, and one within is no promise of health. The ranges are those that the laboratory sent with these values. What they mean for a patient a practitioner can tell.",
} as const;

/** How a value lies beside its range; `isSlight` by at most a tenth. */
export function verdictWritten({ flag, side, isSlight }: ResultVerdict): string {
  if (flag === "abnormal") return "NOT USUAL";
  if (side === null) return "within";
  const beyond = side === "low" ? "below" : "above";
  if (flag === "critical") return `CRITICAL: far ${beyond}`;
  return isSlight ? `a little ${beyond}` : beyond;
}
