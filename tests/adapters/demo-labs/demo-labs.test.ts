import { describe, expect, it } from "vitest";
import { labFindings } from "#core/labs/register/lab-finding.ts";
import { lineFaults } from "#core/labs/register/line-faults.ts";
import { tellsFoetalSex } from "#core/labs/tells-foetal-sex.ts";
import { demoLabOffer as demo } from "#adapters/demo-labs/offer.ts";
import type { LabEntry } from "#core/labs/register/lab-line.ts";

describe("the demo's laboratories", () => {
  it("offer 90 tests and 25 packages at 2 laboratories, in English and Hindi", () => {
    expect([demo.labs.length, demo.tests.length, demo.packages.length]).toEqual([2, 90, 25]);
    for (const { title, parameters, prepare } of demo.tests)
      for (const text of [title, prepare ?? title, ...parameters.map(({ name }) => name)])
        expect(text.hindi, text.english).toMatch(/[\u0900-\u097f]/);
  });

  it("are as an import would take them, and leave nothing to look at", () => {
    const entries: readonly LabEntry[] = [
      ...demo.labs.map((lab) => ({ kind: "lab" as const, lab })),
      ...demo.tests.map((test) => ({ kind: "test" as const, test })),
      ...demo.packages.map((one) => ({ kind: "package" as const, package: one })),
      ...demo.calendars.flatMap(({ id: lab, windows }) => windows.map((window) => ({ kind: "slots" as const, lab, window }))),
    ];
    expect(
      lineFaults(
        entries.map((entry, nth) => ({ line: nth + 1, entry })),
        { labs: [], tests: [], packages: [], calendars: [] },
      ),
    ).toEqual([]);
    expect(labFindings(demo)).toEqual([]);
    expect(
      [...demo.tests, ...demo.packages].filter(({ title }) => tellsFoetalSex(title.english) || tellsFoetalSex(title.hindi ?? "")),
    ).toEqual([]);
    expect(demo.tests.filter(({ price, mrp }) => price > mrp)).toEqual([]);
  });
});
