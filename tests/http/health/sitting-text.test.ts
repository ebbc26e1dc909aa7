import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_OF_SITTING } from "#core/health/sitting/results-of-sitting.ts";
import { sittingText } from "#adapters/http-contract/health/sitting-text.ts";
import { now } from "#tests/fixtures.ts";

const aResult = (fields: object = {}) => ({ at: now, entered: { weight: "72.25", height: "170" }, ...fields });
const read = (given: unknown) => sittingText.read(typeof given === "string" ? given : JSON.stringify(given), now);

describe("the text that carries the results of a sitting", () => {
  it("says again what was written, the last of too many", () => {
    const anyEntered = fc.dictionary(fc.constantFrom("weight", "height", "waist"), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(fc.record({ at: fc.integer({ min: 1, max: now }), entered: anyEntered }), { maxLength: 30 }), (results) => {
        expect(read(sittingText.write(results))).toEqual({ results: results.slice(-MOST_OF_SITTING), unread: 0 });
      }),
    );
    expect(read("")).toEqual({ results: [], unread: 0 });
  });

  it.each([
    ["no JSON", "{"],
    ["no list", { 0: aResult() }],
    ["too long", " ".repeat(10_001)],
    ["null", "null"],
  ])("that is %s says nothing, and is counted as one", (_, given) => {
    expect(read(given)).toEqual({ results: [], unread: 1 });
  });

  it.each([
    ["of no moment", aResult({ at: "now" })],
    ["of a moment to come", aResult({ at: now + 1 })],
    ["of a moment before all", aResult({ at: -1 })],
    ["of half a moment", aResult({ at: 0.5 })],
    ["with a figure beside", aResult({ bmi: "18.5" })],
    ["with a number", aResult({ entered: { weight: 72 } })],
    ["with a long text", aResult({ entered: { weight: "7".repeat(41) } })],
    ["with a long name", aResult({ entered: { [`w${"x".repeat(20)}`]: "7" } })],
    ["without what was entered", { at: now }],
    ["that is null", null],
  ])("loses a result %s alone", (_, bad) => {
    const good = aResult();
    expect(read([good, bad, good])).toEqual({ results: [good, good], unread: 1 });
  });

  it("takes no field for a part of the language", () => {
    const { results } = sittingText.read(`[{"at":1,"entered":{"__proto__":"x","constructor":"y","weight":"60"}}]`, now);
    expect(results[0]?.entered["weight"]).toBe("60");
    expect(Object.getPrototypeOf(results[0]?.entered)).toBe(Object.prototype);
  });
});
