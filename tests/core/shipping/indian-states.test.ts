import { describe, expect, it } from "vitest";
import { codeOfState, INDIAN_STATES, indianStateIn, stateOfCode } from "#core/shipping/indian-states.ts";
import { stateNames as inHindi } from "#web/design/wording/hindi/states.ts";

describe("a state of India", () => {
  it("is one of 36, each with its own code in GST law", () => {
    expect(INDIAN_STATES).toHaveLength(36);
    expect(new Set(INDIAN_STATES.map(codeOfState)).size).toBe(36);
    for (const state of INDIAN_STATES) expect(stateOfCode(codeOfState(state))).toBe(state);
    expect(["00", "25", "28", "39", "88", "97", "99", ""].map(stateOfCode)).toEqual(Array.from({ length: 8 }, () => null));
  });

  it("is read from its own name, its code, both together and its Hindi name", () => {
    for (const state of INDIAN_STATES) {
      const code = codeOfState(state);
      for (const written of [state, state.toUpperCase(), ` ${state} `, code, `${code}-${state}`, `${state.replaceAll(" and ", " & ")}`])
        expect([written, indianStateIn(written)]).toEqual([written, state]);
      expect([inHindi[state], indianStateIn(inHindi[state] ?? "")]).toEqual([inHindi[state], state]);
    }
  });

  it.each([
    ["Uttrakhand", "Uttarakhand"],
    ["Uttaranchal", "Uttarakhand"],
    ["tamilnadu", "Tamil Nadu"],
    ["TAMIL-NADU", "Tamil Nadu"],
    ["T.N.", "Tamil Nadu"],
    ["Orissa", "Odisha"],
    ["Pondicherry", "Puducherry"],
    ["New Delhi", "Delhi"],
    ["NCT of Delhi", "Delhi"],
    ["J&K", "Jammu and Kashmir"],
    ["J & K", "Jammu and Kashmir"],
    ["Jammu & Kashmir", "Jammu and Kashmir"],
    ["JK", "Jammu and Kashmir"],
    ["Chattisgarh", "Chhattisgarh"],
    ["MH", "Maharashtra"],
    ["Maharastra", "Maharashtra"],
    ["5-Uttarakhand", "Uttarakhand"],
    ["०५", "Uttarakhand"],
    ["छत्तीसगढ़", "Chhattisgarh"],
    ["Daman & Diu", "Dadra and Nagar Haveli and Daman and Diu"],
  ] as const)("%s is %s", (written, state) => expect(indianStateIn(written)).toBe(state));

  it.each(["", " ", "Bavaria", "Maharashtra Nagar", "88", "05-Maharashtra", "27 Uttarakhand", "123", "India"])(
    "is not what %j says",
    (written) => expect(indianStateIn(written)).toBeNull(),
  );

  it("has no spelling that another has too", () => {
    for (const state of INDIAN_STATES) expect(INDIAN_STATES.filter((other) => indianStateIn(other) === state)).toEqual([state]);
  });
});
