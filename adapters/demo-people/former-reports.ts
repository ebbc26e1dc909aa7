import { fileId } from "#core/files/file-id.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { verdictOn } from "#core/labs/booking/lab-value.ts";
import { payableId } from "#core/ledger/entry.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { PrintedLabReport } from "#core/labs/reports/lab-report-paper.port.ts";
import type { ShownReportedTest } from "#core/labs/reports/persons-lab-report.ts";

const DAY = 24 * 60 * 60 * 1000;

/** `low`, `high` null: the range has no such end. */
type Found = readonly [name: string, value: number, unit: string, low: number | null, high: number | null];

function test(title: string, takenAt: number, found: readonly Found[]): ShownReportedTest {
  const values = found.map(([name, value, unit, low, high]) => {
    const range = { low, high, criticalLow: null, criticalHigh: null, of: { sex: "female", age: 41 } } as const;
    const result = { kind: "quantity", value, unit, range } as const;
    return { code: name, name: { english: name, hindi: null }, result, verdict: verdictOn(result), earlier: [] };
  });
  return { test: labTestId(title), title: { english: title, hindi: null }, values, takenAt, at: takenAt + DAY, reason: null, version: 1 };
}

/**
 * A paper that somebody sent for an appointment; `paper` is the same whenever it is asked with the same moment, in milliseconds since 1970.
 */
export type FormerReport = { readonly file: FileId; readonly paper: (sentAt: number) => PrintedLabReport };

const reportOf = (number: string, sentAt: number, tests: readonly ShownReportedTest[]): PrintedLabReport => ({
  id: payableId(number),
  lab: { id: labId("mulshi"), name: "Mulshi Road Pathology", address: "4 Paud Road", city: "Pune", hindi: null },
  at: Math.max(...tests.map(({ at }) => at), sentAt - 400 * DAY),
  people: [{ member: null, name: "Asha Kulkarni", tests, awaited: [], undone: [] }],
});

/**
 * What Asha had looked at elsewhere before her appointment. Ids of files are random elsewhere; these are told nobody but her and whom she
 * shows them.
 */
export const formerReports: readonly FormerReport[] = [
  {
    file: fileId("demo-report-thyroid-b1Qm7tZr0x"),
    paper: (sentAt) =>
      reportOf("M-20418", sentAt, [
        test("Thyroid profile", sentAt - 40 * DAY, [
          ["TSH", 5.2, "m[IU]/L", 0.4, 4.5],
          ["Free T4", 14.1, "pmol/L", 12, 22],
        ]),
      ]),
  },
  {
    file: fileId("demo-report-blood-Vh3Ks9Lw2c"),
    paper: (sentAt) =>
      reportOf("M-19377", sentAt, [
        test("Blood count", sentAt - 120 * DAY, [
          ["Haemoglobin", 11.4, "g/dL", 12, 15.5],
          ["Platelets", 262, "10*3/uL", 150, 410],
        ]),
        test("Vitamins", sentAt - 120 * DAY, [
          ["Vitamin D", 18.5, "ng/mL", 30, null],
          ["Vitamin B12", 322, "pg/mL", 197, 771],
        ]),
      ]),
  },
];
