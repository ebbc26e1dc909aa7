import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAssessmentFile } from "#tests/arbitraries/any-assessment-file.ts";
import { checkedAssessment } from "./checked-assessment.ts";
import { naiveAssessment } from "./naive-assessment.ts";

describe("an assessment", () => {
  it("is what a reading of the contract sentence by sentence gives", () => {
    fc.assert(
      fc.property(anyAssessmentFile(), (file) => {
        const wire = JSON.parse(JSON.stringify(file));
        expect(JSON.stringify(checkedAssessment(wire))).toBe(JSON.stringify(naiveAssessment(wire)));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is complete exactly where nothing is missing, and drops what is not asked alone", () => {
    fc.assert(
      fc.property(anyAssessmentFile(), (file) => {
        const { enabled, answered, required, percent, missing, dropped } = checkedAssessment(file);
        expect(answered + missing.length).toBe(required);
        expect(percent === 100).toBe(missing.length === 0);
        expect(missing.filter((linkId) => !enabled.includes(linkId))).toEqual([]);
        expect(dropped.filter((linkId) => enabled.includes(linkId))).toEqual([]);
      }),
    );
  });
});
