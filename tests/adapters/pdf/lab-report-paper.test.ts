import { describe, expect, it } from "vitest";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { verdictOn } from "#core/labs/booking/lab-value.ts";
import { payableId } from "#core/ledger/entry.ts";
import { labReportPaper } from "#adapters/pdf/lab-report/lab-report-paper.ts";
import { now } from "#tests/fixtures.ts";
import { partsAs, readPaper, rowsOf, troublesOf } from "./read-paper.ts";
import type { LabResult, SentRange } from "#core/labs/booking/lab-value.ts";
import type { PrintedLabReport, PrintedPerson } from "#core/labs/reports/lab-report-paper.port.ts";
import type { EarlierValue, ShownLabValue, ShownReportedTest } from "#core/labs/reports/persons-lab-report.ts";

const DAY = 86_400_000;
const paper = labReportPaper();
const english = (text: string) => ({ english: text, hindi: null });
const none: SentRange = { low: null, high: null, criticalLow: null, criticalHigh: null, of: null };
const sugar: SentRange = { low: 4, high: 5.6, criticalLow: null, criticalHigh: 10, of: { sex: "female", age: 41 } };
const quantity = (value: number, unit: string | null, range = none): LabResult => ({ kind: "quantity", value, unit, range });

const aValue = (name: string, result: LabResult, earlier: readonly EarlierValue[] = []): ShownLabValue => ({
  code: name.toLowerCase(),
  name: english(name),
  result,
  earlier,
  verdict: verdictOn(result),
});

const aTest = (title: string, values: readonly ShownLabValue[], given: Partial<ShownReportedTest> = {}): ShownReportedTest => ({
  test: labTestId(`t-${title.toLowerCase()}`),
  title: english(title),
  values,
  at: now,
  takenAt: now - DAY,
  reason: null,
  version: 1,
  ...given,
});

const aPerson = (given: Partial<PrintedPerson> = {}): PrintedPerson => ({
  member: null,
  name: "आशा Kulkarni",
  tests: [],
  awaited: [],
  undone: [],
  ...given,
});

const aReport = (...people: readonly PrintedPerson[]): PrintedLabReport => ({
  id: payableId("l-1"),
  lab: { id: labId("sahyadri"), name: "Sahyadri Diagnostics", address: "12 Law College Road", city: "Pune", hindi: null },
  at: now,
  people,
});

async function read(report: PrintedLabReport) {
  const pages = await readPaper(await paper(report));
  const aloud = pages.flatMap((page) => page.aloud);
  const said = [...partsAs(aloud, "H1"), ...partsAs(aloud, "H2"), ...partsAs(aloud, "P")].map(({ text }) => text).join("\n");
  return { pages, said: said.replaceAll(/\s+/g, " ") };
}

describe("a lab report as PDF", () => {
  it("tells each value with its unit, its range, how it lies beside that, and what it was before", async () => {
    const before = [6.6, 6.4, 6.1, 5.9].map((value, nth) => ({
      takenAt: now - (400 - nth * 100) * DAY,
      found: { kind: "quantity", value, unit: "%" } as const,
    }));
    const { pages, said } = await read(
      aReport(
        aPerson({
          tests: [
            aTest("HbA1c", [aValue("HbA1c", quantity(5.8, "%", sugar), before), aValue("Look", { kind: "words", text: "Clear" })]),
            aTest("Blood count", [
              aValue("Leucocytes", quantity(104.5, "10*3/uL", { ...none, low: 4, high: 11, criticalHigh: 50 })),
              aValue("Red cells", quantity(4.4, "10*6/uL")),
              aValue("Platelets", quantity(100, "10*3/uL", { ...none, low: 150 })),
              aValue("INR", quantity(1, "{INR}", { ...none, high: 1 })),
            ]),
          ],
          awaited: [{ test: labTestId("t-tsh"), title: english("TSH") }],
          undone: [{ test: labTestId("t-d"), title: english("Vitamin D") }],
        }),
      ),
    );
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    for (const text of [
      "Laboratory report",
      "Booking l-1",
      "Newest values sent 20 Nov 2026",
      "Sahyadri Diagnostics 12 Law College Road Pune",
      "आशा Kulkarni",
      "Sample of 19 Nov 2026, values sent on 20 Nov 2026",
      "Still to come: TSH",
      "Could not be done: Vitamin D",
      "no illness by itself",
    ])
      expect(said).toContain(text);
    expect(said).not.toContain("CORRECTED");
    expect(pages.flatMap((page) => [0, 1].flatMap((table) => rowsOf(page, table).slice(1)))).toEqual([
      ["HbA1c", "5.8", "%", "4 to 5.6 women of 41", "a little above", "5.9 on 12 Aug 2026 6.1 on 4 May 2026 6.4 on 24 Jan 2026 and 1 more"],
      ["Look", "–", "Clear", "–", "–", "–"],
      ["Leucocytes", "104.5", "10³/µL", "4 to 11", "CRITICAL: far above", "–"],
      ["Red cells", "4.4", "10^6/µL", "none sent", "–", "–"],
      ["Platelets", "100", "10³/µL", "from 150", "below", "–"],
      ["INR", "1", "", "up to 1", "within", "–"],
    ]);
  });

  it("tells what is less than a figure, words that the laboratory judges, and the range of a newborn", async () => {
    const newborn = { ...sugar, of: { sex: "male", age: "18d" } } as const;
    const bound: LabResult = { kind: "bound", comparator: "<=", value: 1.5, unit: "%", range: newborn };
    const before: readonly EarlierValue[] = [
      { takenAt: now - 400 * DAY, found: { kind: "bound", comparator: "<", value: 2, unit: "%" } },
      { takenAt: now - 300 * DAY, found: { kind: "words", text: "Trace" } },
    ];
    const reactive: LabResult = { kind: "judged-words", text: "Reactive", isNormal: false };
    const tests = [aTest("HbA1c", [aValue("HbA1c", bound, before), aValue("HBsAg", reactive)])];
    const { pages } = await read(aReport(aPerson({ tests })));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(pages.flatMap((page) => rowsOf(page, 0).slice(1))).toEqual([
      ["HbA1c", "<=1.5", "%", "4 to 5.6 boys of 18 days", "below", "Trace on 24 Jan 2026 <2 on 16 Oct 2025"],
      ["HBsAg", "–", "Reactive", "–", "NOT USUAL", "–"],
    ]);
  });

  it("says which version it is of a test that was corrected, and why, and nothing of that beside another", async () => {
    const corrected = aTest("TSH", [aValue("TSH", quantity(2, "m[IU]/L"))], { version: 2, reason: "The tube was mixed up." });
    const { pages, said } = await read(aReport(aPerson({ tests: [corrected, aTest("HbA1c", [aValue("HbA1c", quantity(5, "%"))])] })));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(said.match(/CORRECTED: version 2 of 20 Nov 2026 takes the place of the former\. Reason: The tube was mixed up\./g)).toHaveLength(
      1,
    );
    expect(said.match(/CORRECTED/g)).toHaveLength(1);
  });

  it("keeps people apart, names also whom the account no longer knows, and tells what is all still to come", async () => {
    const [one, other] = [aTest("TSH", [aValue("TSH", quantity(2, null))]), aTest("TSH", [aValue("TSH", quantity(9, null))])];
    const waiting = aPerson({ name: "Ravi Rao", awaited: [{ test: labTestId("t-tsh"), title: english("TSH") }] });
    const { pages } = await read(aReport(aPerson({ tests: [one] }), aPerson({ name: null, tests: [other] }), waiting));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    const order = pages.flatMap(({ aloud }) =>
      aloud
        .flatMap(({ parts }) => parts)
        .filter(({ role }) => role === "H2" || role === "Table")
        .map(({ text }) => text),
    );
    expect(order.map((text) => text.replace(/^.*(?=TSH \d)/, ""))).toEqual([
      "आशा Kulkarni",
      "TSH 2 none sent – –",
      "A member of the family",
      "TSH 9 none sent – –",
      "Ravi Rao",
    ]);
  });

  it("stands on several pages where it has many values, each of them once", async () => {
    const many = Array.from({ length: 120 }, (_, nth) => aValue(`Value number ${nth + 1}`, quantity(nth, "mg/dL", sugar)));
    const { pages } = await read(aReport(aPerson({ tests: [aTest("Everything", many), aTest("Forty", many.slice(0, 40))] })));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    const names = pages.flatMap((page) => page.texts.map(({ text }) => text)).filter((text) => /^Value number \d+$/.test(text.trim()));
    expect(names.map((text) => text.trim()).toSorted()).toEqual([...many, ...many.slice(0, 40)].map(({ name }) => name.english).toSorted());
  });

  it("parts a long table between its rows, three at least on either side, each page with the columns' heads", async () => {
    const values = Array.from({ length: 45 }, (_, nth) => aValue(`Value number ${nth + 1}`, quantity(nth, "mg/dL", sugar)));
    for (const count of [15, 18, 19, 20, 21, 22, 23, 24, 40, 45]) {
      const { pages } = await read(aReport(aPerson({ tests: [aTest("Everything", values.slice(0, count))] })));
      const lying = pages.map(({ texts }) => texts.map(({ text }) => text.trim()));
      const named = lying.map((texts) => texts.filter((text) => /^Value number \d+$/.test(text)));
      expect(named.flat(), `${count} values`).toEqual(values.slice(0, count).map(({ name }) => name.english));
      expect(named[0]?.length, `the first page of ${count} values`).toBeGreaterThanOrEqual(Math.min(count, 15));
      for (const [page, names] of named.entries()) {
        expect(names.length, `page ${page + 1} of ${count} values`).toBeGreaterThanOrEqual(3);
        // A row's second line stands on the page of its first one.
        expect(lying[page]?.filter((text) => text === "women of 41")).toHaveLength(names.length);
        const [heads, firsts] = ["Result", names[0]].map((what) => pages[page]?.texts.filter(({ text }) => text.trim() === what));
        expect(heads, `heads on page ${page + 1} of ${count} values`).toHaveLength(1);
        expect(heads?.[0]?.y).toBeGreaterThan(firsts?.[0]?.y ?? 0);
      }
    }
  });

  it("never parts a short table", async () => {
    const values = Array.from({ length: 18 }, (_, nth) => aValue(`Value number ${nth + 1}`, quantity(nth, "mg/dL", sugar)));
    for (const count of [13, 14, 15, 16, 17, 18]) {
      const tests = [
        aTest("Most", values.slice(0, count)),
        aTest(
          "Six",
          values.slice(0, 6).map((value) => ({ ...value, name: english("Short") })),
        ),
      ];
      const { pages } = await read(aReport(aPerson({ tests })));
      const shorts = pages.map(({ texts }) => texts.filter(({ text }) => text.trim() === "Short").length);
      expect(
        shorts.filter((rows) => rows > 0),
        `below ${count} values`,
      ).toEqual([6]);
    }
  });

  it("ends with values above its last sentence, however many there are", async () => {
    const values = Array.from({ length: 45 }, (_, nth) => aValue(`Value number ${nth + 1}`, quantity(nth, "mg/dL", sugar)));
    const awaited = [{ test: labTestId("t-tsh"), title: english("TSH") }];
    const alone: string[] = [];
    for (const count of [1, 2, 3, 4, 15, 16, 17, 18, 19, 20, 21, 22, 23, 38, 39, 40, 41, 42, 43, 44])
      for (const [what, tests] of [
        ["one table", [aTest("Everything", values.slice(0, count))]],
        ["a second table of five", [aTest("Most", values.slice(5, 5 + count)), aTest("Five", values.slice(0, 5))]],
      ] as const) {
        const { pages } = await read(aReport(aPerson({ tests, awaited })));
        const texts = pages.at(-1)?.texts.map(({ text }) => text.trim()) ?? [];
        const isAlone = texts.filter((text) => /^Value number \d+$/.test(text)).length < Math.min(3, count);
        if (isAlone) alone.push(`${what}, ${count} values`);
      }
    expect(alone).toEqual([]);
  });

  it("is the same bytes for the same report", async () => {
    const report = aReport(aPerson({ tests: [aTest("TSH", [aValue("TSH", quantity(2, null))])] }));
    expect(await paper(report)).toEqual(await paper(report));
  });
});
