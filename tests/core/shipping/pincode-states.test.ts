import { describe, expect, it } from "vitest";
import { CITIES } from "#core/shipping/cities.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { stateOfPincode, statesOfPincode } from "#core/shipping/pincode-states.ts";

describe("the states of a pincode", () => {
  it.each([
    ["600001", "Tamil Nadu"],
    ["110001", "Delhi"],
    ["201301", "Uttar Pradesh"],
    ["248001", "Uttarakhand"],
    ["194101", "Ladakh"],
    ["403001", "Goa"],
    ["500081", "Telangana"],
    ["737101", "Sikkim"],
    ["744101", "Andaman and Nicobar Islands"],
    ["793001", "Meghalaya"],
    ["834001", "Jharkhand"],
    ["823001", "Bihar"],
  ] as const)("of %s are %s alone", (code, state) => expect(stateOfPincode(pincode(code))).toBe(state));

  it.each([
    ["160017", ["Chandigarh", "Punjab"]],
    ["247667", ["Uttar Pradesh", "Uttarakhand"]],
    ["396210", ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"]],
    ["533464", ["Andhra Pradesh", "Puducherry"]],
    ["605001", ["Tamil Nadu", "Puducherry"]],
    ["673310", ["Kerala", "Puducherry"]],
    ["682555", ["Kerala", "Lakshadweep"]],
  ] as const)("of %s are several, as it crosses a border", (code, states) => {
    expect(statesOfPincode(pincode(code))).toEqual(states);
    expect(stateOfPincode(pincode(code))).toBeNull();
  });

  it("can be all where its first digits say nothing, as those of the army's post", () => {
    expect(statesOfPincode(pincode("900056"))).toEqual(INDIAN_STATES);
    expect(stateOfPincode(pincode("999999"))).toBeNull();
  });

  it("hold every city that is known, and name every state", () => {
    for (const { name, state, pincode: code } of CITIES)
      expect([name, statesOfPincode(code)]).toEqual([name, expect.arrayContaining([state])]);
    const named = new Set(
      Array.from({ length: 800 }, (_, first) => statesOfPincode(pincode(`${first + 100}001`)))
        .filter((states) => states.length < 36)
        .flat(),
    );
    expect(INDIAN_STATES.filter((state) => !named.has(state))).toEqual([]);
  });
});
