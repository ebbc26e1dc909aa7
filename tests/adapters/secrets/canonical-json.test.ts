import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "#adapters/secrets/canonical-json.ts";
import type { CanonicalValue } from "#adapters/secrets/canonical-json.ts";

describe("canonical JSON", () => {
  it("sorts keys as RFC 8785 shows it, section 3.2.3", () => {
    const keys = ["\u20ac", "\r", "\ufb33", "1", "\ud83d\ude00", "\u0080", "\u00f6"];
    const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect(Object.keys(JSON.parse(text) as object).filter((key) => key !== "1")).toEqual([
      "\r",
      "\u0080",
      "\u00f6",
      "\u20ac",
      "\ud83d\ude00",
      "\ufb33",
    ]);
    expect(text.startsWith('{"\\r":0,"1":0,')).toBe(true);
  });

  it("writes texts as RFC 8785 shows it, section 3.2.2.2", () => {
    expect(canonicalJson({ string: '\u20ac$\u000f\nA\'B"\\\\"/', literals: [null, true, false] })).toBe(
      '{"literals":[null,true,false],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it("says the same of whatever order a value was built in, and loses nothing", () => {
    const anyValue = fc.letrec<{ value: CanonicalValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.constant(null),
        fc.boolean(),
        fc.integer(),
        fc.string(),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((key) => key !== "__proto__"),
          tie("value"),
          { maxKeys: 4, noNullPrototype: true },
        ),
      ),
    })).value;
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text) as CanonicalValue)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("refuses a number that is not whole", () => expect(() => canonicalJson({ dose: 0.1 })).toThrow(TypeError));
});
