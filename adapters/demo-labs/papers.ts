import { fileId } from "#core/files/file-id.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { isFigure, verdictOn } from "#core/labs/booking/lab-value.ts";
import { ageOn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { Day } from "#core/shared/day.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { LabValue, SentRange } from "#core/labs/booking/lab-value.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * The prescription that Asha's physician gave her on paper. Ids of files are random elsewhere. These are fixed, but only she and the
 * laboratory get to see them.
 */
export const DEMO_PRESCRIPTION = fileId("demo-lab-prescription-Tq4Rn8Wd1k");
/** What her laboratory sent beside its newest figures. */
export const DEMO_LAB_PAPER = fileId("demo-lab-report-paper-Gz6Yc2Pm9s");

/**
 * The prescription of a physician in Pune for the tests that need one, written two days before it was sent. Nobody of that name and number
 * is meant.
 */
export function demoPrescription(sentAt: number, birthdate: Day) {
  const day = indianDay(sentAt - 2 * DAY);
  return {
    title: "Prescription",
    from: {
      name: "Dr. Sandeep Joshi",
      lines: ["MBBS, MD (General Medicine) · Reg. No. MMC-DEMO-2008", "Joshi Clinic, 8 Prabhat Road, Pune 411004 · Mon to Sat, 5 to 8 pm"],
    },
    day,
    facts: [...ashaOn(day, birthdate), { label: "DATE", values: [written(day)] }],
    before: [
      { heading: "Complaint", lines: ["Pain and morning stiffness in the small joints of both hands for seven weeks. Tired since then."] },
      {
        heading: "Examination",
        lines: ["Both wrists and the second and third knuckles tender, no swelling, no rash. BP 118/76, pulse 74."],
      },
    ],
    tables: [
      {
        heading: "Investigations advised",
        heads: ["Test", "Why"],
        rows: [
          ["Antinuclear antibodies (ANA)", "Joint pain with stiffness, to rule out lupus"],
          ["HIV 1 and 2 antibodies", "Before treatment; explained, she agrees in writing"],
        ],
      },
    ],
    after: [
      {
        heading: "Advice",
        lines: ["No fasting is needed. Paracetamol 500 mg for pain, at most three a day. Come again with the reports."],
      },
    ],
    signed: ["Dr. Sandeep Joshi", "MBBS, MD (General Medicine)", "Reg. No. MMC-DEMO-2008"],
  };
}

type Reported = Pick<LabReport, "booking" | "takenAt" | "at" | "tests">;

/** A report of a laboratory under its own head, with the figures that it sent. */
export function demoLabPaper(
  lab: Pick<Lab, "name" | "address" | "city" | "accreditation">,
  { booking, takenAt, at, tests }: Reported,
  birthdate: Day,
) {
  return {
    title: "Laboratory report",
    from: { name: lab.name, lines: [`${lab.address}, ${lab.city}`, `NABL accreditation ${lab.accreditation} · Open all days`] },
    day: indianDay(at),
    facts: [
      ...ashaOn(indianDay(takenAt), birthdate),
      { label: "BOOKING", values: [booking] },
      { label: "SAMPLE TAKEN", values: [written(indianDay(takenAt))] },
      { label: "REPORTED", values: [written(indianDay(at))] },
    ],
    before: [],
    tables: tests.map(({ title, values }) => ({
      heading: title.english,
      heads: ["Investigation", "Result", "Unit", "Reference range", ""],
      rows: values.map(rowOf),
    })),
    after: [
      {
        heading: "Notes",
        lines: ["H: above the reference range, L: below it. Please read these results together with your history and examination."],
      },
    ],
    signed: ["Dr. Anjali Gokhale", "MD (Pathology), consultant pathologist", "Reg. No. MMC-DEMO-1997"],
  };
}

const ashaOn = (day: Day, birthdate: Day) => [
  { label: "PATIENT", values: ["Asha Kulkarni"] },
  { label: "AGE, SEX", values: [`${ageOn(day, birthdate)} years, female`] },
];

function rowOf({ name, result }: LabValue): readonly string[] {
  if (!isFigure(result)) return [name.english, result.text, "", "", ""];
  const side = verdictOn(result)?.side ?? null;
  return [
    name.english,
    `${result.kind === "bound" ? result.comparator : ""}${result.value}`,
    shownUnit(result.unit),
    rangeOf(result.range),
    side === null ? "" : MARKS[side],
  ];
}

function rangeOf({ low, high }: SentRange): string {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `at least ${low}`;
  return high === null ? "" : `up to ${high}`;
}

const MARKS = { high: "H", low: "L" } as const;

/** As an Indian clinic writes a day: 24/11/2026. */
const written = (day: string): string => day.split("-").toReversed().join("/");
