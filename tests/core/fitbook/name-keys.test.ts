import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKeysFor, nameKeysOf } from "#core/fitbook/people/name-keys.ts";

function isFound(name: string, typed: string): boolean {
  const keys = new Set(nameKeysOf(name));
  const groups = nameKeysFor(typed);
  return groups.length > 0 && groups.every((group) => group.some((key) => keys.has(key)));
}

describe("a person's name", () => {
  it.each([
    ["Meera Nair", "meera"],
    ["Meera Nair", "NAIR  mee"],
    ["Meera Nair", "mira nayr"],
    ["Lakshmi Iyer", "lakshmii"],
    ["Gurpreet Kaur", "gurpret"],
    ["Devanshi Patel", "देवांशी"],
    ["देवांशी पटेल", "devanshi"],
    ["देवांशी पटेल", "देव"],
  ])("%s is found by %s", (name, typed) => expect(isFound(name, typed)).toBe(true));

  it.each([
    ["Meera Nair", "ravi"],
    ["Meera Nair", "meera rao"],
    ["Meera Nair", "  "],
    ["Meera Nair", "nayara r"],
  ])("%s is not found by “%s”", (name, typed) => expect(isFound(name, typed)).toBe(false));

  it("is found by every beginning of each of its words", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Asha Kulkarni", "Farah Siddiqui", "सरिता त्रिपाठी"),
        fc.nat({ max: 1 }),
        fc.nat(),
        (name, word, length) => {
          const whole = [...(name.split(" ")[word] ?? "")];
          const begun = whole.slice(0, 1 + (length % whole.length)).join("");
          expect(isFound(name, begun)).toBe(true);
        },
      ),
    );
  });
});
