import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "#core/consultations/prescriptions/prescription-changes.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";

const anyItem: fc.Arbitrary<PrescriptionItem> = fc
  .record({
    key: fc.constantFrom("a", "b", "c", "d"),
    days: fc.integer({ min: 1, max: 3 }),
    times: fc.subarray(["morning", "night"], { minLength: 1 }),
    details: fc.constantFrom<Record<string, string>>({}, { dose: "3 g" }, { dose: "3 g", form: "churna" }, { form: "churna", dose: "3 g" }),
  })
  .map(anItem);
const anyItems = fc.uniqueArray(anyItem, { selector: ({ key }) => key });

describe("what changed between two versions of a prescription", () => {
  it("is nothing where nothing was written otherwise", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const version = aPrescription({ items });
        expect(changesBetween(version, structuredClone(version))).toEqual({ texts: [], added: [], changed: [], removed: [] });
      }),
    );
  });

  it("names each item once: new, no longer there, changed, or the same", () => {
    fc.assert(
      fc.property(anyItems, anyItems, (before, after) => {
        const { added, changed, removed } = changesBetween(aPrescription({ items: before }), aPrescription({ items: after }));
        const keys = (items: readonly PrescriptionItem[]) => items.map(({ key }) => key);
        const same = after.filter((item) => before.some((was) => JSON.stringify(sorted(was)) === JSON.stringify(sorted(item))));
        expect([...keys(added), ...keys(changed.map((pair) => pair.after)), ...keys(same)].toSorted()).toEqual(keys(after).toSorted());
        expect([...keys(removed), ...keys(changed.map((pair) => pair.before)), ...keys(same)].toSorted()).toEqual(keys(before).toSorted());
      }),
    );
  });

  it("tells each text with what stood there before", () => {
    expect(changesBetween(aPrescription({ advice: "Rest." }), aPrescription({ advice: "Walk.", tests: "Haemoglobin" })).texts).toEqual([
      { text: "advice", before: "Rest.", after: "Walk." },
      { text: "tests", before: "", after: "Haemoglobin" },
    ]);
  });
});

const sorted = (item: PrescriptionItem) => ({ ...item, details: Object.entries(item.details).toSorted() });
