import { describe, expect, it } from "vitest";
import { needsConsent } from "#core/labs/needs-consent.ts";
import { packageEntry } from "#core/labs/list/package-entry.ts";
import { labFindings } from "#core/labs/register/lab-finding.ts";
import { lineFaults } from "#core/labs/register/line-faults.ts";
import { tellsFoetalSex } from "#core/labs/tells-foetal-sex.ts";
import { paise } from "#core/shared/money.ts";
import { aLabPackage, aLabTest } from "#tests/core/labs/a-lab-test.ts";
import type { LabEntry } from "#core/labs/register/lab-line.ts";

const NOTHING = { labs: [], tests: [], packages: [], calendars: [] };
const lines = (...entries: readonly LabEntry[]) => entries.map((entry, nth) => ({ line: nth + 1, entry }));
const test = (...given: Parameters<typeof aLabTest>): LabEntry => ({ kind: "test", test: aLabTest(...given) });
const pack = (...given: Parameters<typeof aLabPackage>): LabEntry => ({ kind: "package", package: aLabPackage(...given) });

describe("words of a laboratory", () => {
  it.each([
    "Foetal sex determination",
    "fetal gender reveal",
    "Baby's gender (early)",
    "GENDER-TEST at 10 weeks",
    "sex_determination",
    "Know the sex of your unborn child",
    "boy or girl",
    "ladka ya ladki jaanch",
    "लिंग निर्धारण",
    "भ्रूण का लिंग",
    "लिंग की जाँच",
    "लिंग जांच",
    "लड़का या लड़की",
  ])("may not offer to tell the sex of a foetus: %s", (text) => expect(tellsFoetalSex(text)).toBe(true));

  it.each([
    "Sex hormone binding globulin",
    "Testosterone",
    "Double marker in pregnancy",
    "Essential check-up",
    "Alpha-fetoprotein",
    "शुगर की जाँच",
  ])("may name other things: %s", (text) => expect(tellsFoetalSex(text)).toBe(false));

  it("ask for written consent where they name HIV", () => {
    expect(needsConsent(aLabTest("a", { aliases: ["Anti-HIV"] }))).toBe(true);
    expect(needsConsent(aLabTest("a", { aliases: ["archive"] }))).toBe(false);
  });
});

describe("lines of a laboratory's file", () => {
  it("have ids and slugs of their own, also beside what is stored", () => {
    const stored = { ...NOTHING, tests: [aLabTest("old", { slug: "taken" })] };
    expect(lineFaults(lines(test("a"), test("a", { slug: "b" }), test("c", { slug: "b" }), test("d", { slug: "taken" })), stored)).toEqual([
      { line: 2, path: "test._id", expected: "an id once; line 1 has it too" },
      { line: 3, path: "test.slug", expected: "a slug once; line 2 has it too" },
      { line: 4, path: "test.slug", expected: "one that no other test has; old has it" },
    ]);
  });

  it("may swap slugs, and a package may bear the slug of a test", () => {
    const stored = { ...NOTHING, tests: [aLabTest("a"), aLabTest("b")] };
    expect(lineFaults(lines(test("a", { slug: "b" }), test("b", { slug: "a" }), pack("a", ["b"])), stored)).toEqual([]);
  });

  it("name tests that are stored or in the file, before or after them", () => {
    expect(lineFaults(lines(pack("p", ["old", "new", "none"]), test("new")), { ...NOTHING, tests: [aLabTest("old")] })).toEqual([
      { line: 1, path: "package.tests[2]", expected: "the id of a test" },
    ]);
  });
});

describe("a package", () => {
  it("costs apart what its tests cost, and needs what the strictest of them needs", () => {
    const tests = [
      aLabTest("a", { fastingHours: 8, reportHours: 12 }),
      aLabTest("b", { needsPrescription: true, isAtHome: false, reportHours: 48 }),
    ];
    const entry = packageEntry(aLabPackage("p", ["a", "b"]), new Map(tests.map((one) => [one.id, one])));
    expect(entry).toMatchObject({ apart: 40_000, fastingHours: 8, reportHours: 48, needsPrescription: true, isAtHome: false });
  });
});

describe("what staff should look at", () => {
  it("is what compares with nothing or with two ranges, comes from nowhere, saves nothing, or has a rate that was most likely meant otherwise", () => {
    const twice = { sex: "female", fromAge: 50, toAge: null, low: null, high: 30 } as const;
    const overlapping = { sex: "any", fromAge: 18, toAge: 50, low: null, high: 20 } as const;
    const name = { english: "x", hindi: null };
    const found = labFindings({
      calendars: [],
      labs: [],
      tests: [
        aLabTest("a", {
          gst: 0.18,
          source: null,
          parameters: [
            { code: "esr", name, unit: "mm/h", ranges: [overlapping, twice] },
            { code: "bare", name, unit: "mg/dL", ranges: [] },
            { code: "word", name, unit: null, ranges: [] },
          ],
        }),
      ],
      packages: [aLabPackage("dear", ["a"], { price: paise(20_000) }), aLabPackage("cheap", ["a"], { price: paise(19_999) })],
    });
    expect(found).toEqual([
      { kind: "rate-in-doubt", test: "a", gst: 0.18, likely: 18 },
      { kind: "ranges-overlap", test: "a", parameter: "esr" },
      { kind: "no-range", test: "a", parameter: "bare" },
      { kind: "no-source", test: "a" },
      { kind: "not-cheaper", package: "dear", price: 20_000, apart: 20_000 },
    ]);
  });
});
