import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { verdictOn } from "#core/labs/booking/lab-value.ts";
import { payableId } from "#core/ledger/entry.ts";
import { labReportPaper } from "#adapters/pdf/lab-report/lab-report-paper.ts";
import { now } from "#tests/fixtures.ts";
import { median } from "#tests/bench/asking.ts";
import { barePaper, parsedFonts, textsOf } from "#tests/bench/bare/bare-paper.ts";
import { atMost } from "#tests/bench/figure.ts";
import { awaitedCostOf } from "#tests/bench/processes/own-cost.ts";
import type { LabResult } from "#core/labs/booking/lab-value.ts";
import type { PrintedLabReport } from "#core/labs/reports/lab-report-paper.port.ts";
import type { ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";
import type { Placed } from "#tests/bench/bare/bare-paper.ts";
import type { Figure } from "#tests/bench/figure.ts";

const ROUNDS = 11;
const WARMING = 3;
const PAPERS = 15;
const [TESTS, VALUES] = [8, 5];
const DAY = 86_400_000;

/** A report of forty values as a PDF beside its texts alone, in processor time, alternating. */
export async function bench(): Promise<readonly Figure[]> {
  const write = labReportPaper();
  const reports = Array.from({ length: PAPERS }, (_, nth) => reportAt(nth));
  const written: (readonly Placed[])[] = [];
  for (const one of reports) written.push(await textsOf(() => write(one)));
  const fonts = parsedFonts(written.flat());
  const ratios: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const ours = await awaitedCostOf(() => each(reports, write));
    const ratio = ours / (await awaitedCostOf(() => each(written, (placed) => barePaper(placed, fonts))));
    if (round >= 0) ratios.push(ratio);
  }
  return [atMost(`a report of ${TESTS * VALUES} values with what they were before, as PDF, against its texts alone`, median(ratios), 1.5)];
}

/** No two alike. */
const reportAt = (nth: number): PrintedLabReport => ({
  id: payableId(`l-${nth}`),
  lab: { id: labId("sahyadri"), name: "Sahyadri Diagnostics", address: "12 Law College Road", city: "Pune", hindi: null },
  at: now,
  people: [
    {
      member: null,
      name: "Asha Kulkarni",
      awaited: [],
      undone: [],
      tests: Array.from({ length: TESTS }, (_, test) => ({
        test: labTestId(`t-${test}`),
        title: { english: `Test ${nth} of ${test}`, hindi: null },
        at: now,
        takenAt: now - DAY,
        reason: null,
        version: 1,
        values: Array.from({ length: VALUES }, (_, place) => valueAt(nth + test * VALUES + place)),
      })),
    },
  ],
});

function valueAt(nth: number): ShownLabValue {
  const range = { low: 4, high: 11, criticalLow: null, criticalHigh: 50, of: { sex: "female", age: 41 } } as const;
  const result: LabResult = { kind: "quantity", value: 3 + (nth % 90) / 10, unit: "10*3/uL", range };
  return {
    code: `c-${nth}`,
    name: { english: `Value ${nth}`, hindi: null },
    result,
    verdict: verdictOn(result),
    earlier: [4.4, 5.1, 6.2].map((value, place) => ({
      takenAt: now - (300 - place * 90) * DAY,
      found: { kind: "quantity", value: value + (nth % 7), unit: "10*3/uL" },
    })),
  };
}

async function each<Item>(items: readonly Item[], draw: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await draw(item);
}
