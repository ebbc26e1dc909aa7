import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countIn, MOST_EMPLOYEES } from "#core/contact/company-size.ts";

describe("a count that somebody wrote", () => {
  it("is read with or without separators, in any digits of India", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_EMPLOYEES }), fc.constantFrom("en-IN", "hi-IN-u-nu-deva"), (count, locale) => {
        expect(countIn(` ${count.toLocaleString(locale)} `, MOST_EMPLOYEES)).toBe(count);
        expect(countIn(String(count), MOST_EMPLOYEES)).toBe(count);
      }),
    );
  });

  it.each(["", "0", "-3", "1.5", "many", "1e3", "1000001", "9".repeat(30), "NaN"])(
    "is none where it is no whole number within the bounds: %j",
    (text) => expect(countIn(text, MOST_EMPLOYEES)).toBeNull(),
  );
});
