import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestCity } from "#core/shipping/city.ts";
import { CITIES } from "#core/shipping/cities.ts";

const named = (name: string) => CITIES.find((city) => city.name === name) ?? null;

describe("the nearest city", () => {
  it("is the city itself where one stands in it", () => {
    for (const city of CITIES) expect(nearestCity(CITIES, city.at)).toBe(city);
  });

  it.each([
    ["Lonavala", 18.75, 73.41, "Pune"],
    ["Sanchi", 23.48, 77.74, "Bhopal"],
    ["Greater Noida", 28.47, 77.5, "Noida"],
  ])("to %s is the one that lies least far along the ground", (_, latitude, longitude, city) => {
    expect(nearestCity(CITIES, { latitude, longitude })).toBe(named(city));
  });

  it.each([
    ["London", 51.5, -0.12],
    ["the Arabian Sea", 15, 65],
  ])("is none in %s", (_, latitude, longitude) => {
    expect(nearestCity(CITIES, { latitude, longitude })).toBeNull();
  });

  it("does not depend on the order of the list", () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: 8, max: 35, noNaN: true }),
      longitude: fc.double({ min: 68, max: 97, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (here) => {
        expect(nearestCity(CITIES.toReversed(), here)?.name).toBe(nearestCity(CITIES, here)?.name);
      }),
    );
  });
});
