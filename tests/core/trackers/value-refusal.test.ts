import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kilogramsOf } from "#core/trackers/weigh-in.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { aDish, aGarba, aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { Girth, TypedGirth, TypedWeight } from "#core/trackers/weigh-in.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const aWeight = (typed: TypedWeight, kg = kilogramsOf(typed)): TrackedValue => ({ tracker: "weight", at: now, kg, typed });
const aGirth = (girth: Girth, unit: TypedGirth["unit"]) => (amount: number) => ({
  ...aWeight({ amount: 61.5, unit: "kg" }),
  girths: { [girth]: { amount, unit } },
});
const aNight = (quality: number): TrackedValue => ({ tracker: "sleep", start: now - 8 * 3_600_000, end: now, quality });
const aPart = (part: { readonly amount?: number; readonly grams?: number }): TrackedValue =>
  aDish({ recipe: [{ food: "toor-dal", amount: 1, unit: "katori", grams: 1, ...part }], yieldGrams: 0.1 });

/** A field by its name: the value that holds such a number there, numbers that are in its range, and its decimals. */
type Field = readonly [field: string, of: (number: number) => TrackedValue, from: number, to: number, decimals: number];
const FIELDS: readonly Field[] = [
  ["ml", (ml) => aGlass(ml), 10, 3_000, 0],
  ["quality", aNight, 1, 5, 0],
  ["met", (met) => aWalk({ met }), 0.9, 25, 2],
  ["minutes", (minutes) => aWalk({ minutes }), 1, 1_440, 0],
  ["kg", (kg) => aWalk({ kg }), 20, 400, 2],
  ["kg", (amount) => aWeight({ amount, unit: "kg" }), 20, 400, 2],
  ["typed", (amount) => aWeight({ amount, unit: "lb" }), 44.1, 881.8, 1],
  ["waist", aGirth("waist", "cm"), 40, 250, 1],
  ["hip", aGirth("hip", "cm"), 50, 250, 1],
  ["neck", aGirth("neck", "cm"), 20, 80, 1],
  ["waist", aGirth("waist", "in"), 15.7481, 98.4251, 2],
  ["hip", aGirth("hip", "in"), 19.6851, 98.4251, 2],
  ["neck", aGirth("neck", "in"), 7.8741, 31.496, 2],
  ["amount", (amount) => aRoti({ amount }), 0.01, 10_000, 2],
  ["grams", (grams) => aRoti({ grams }), 0.1, 5_000, 1],
  ["amount", (amount) => aPart({ amount }), 0.01, 10_000, 2],
  ["grams", (grams) => aPart({ grams }), 0.1, 5_000, 1],
  ["yield_g", (yieldGrams) => aDish({ yieldGrams }), 0.1, 957.3, 2],
  ["portions", (portions) => aDish({ portions }), 1, 100, 0],
  ["met", (met) => aGarba({ met }), 0.9, 25, 2],
];

describe("a number of an entry", () => {
  it.each(FIELDS)("%s is taken with the decimals that it may have, and refused with more", (field, of, from, to, decimals) => {
    const [least, most] = [from * 10_000, to * 10_000];
    fc.assert(
      fc.property(fc.integer({ min: Math.ceil(least), max: Math.floor(most) }), fc.integer({ min: 0, max: 4 }), (parts, has) => {
        const number = Math.trunc(parts / 10 ** (4 - has)) / 10 ** has;
        fc.pre(number >= from);
        const written = String(number).split(".")[1]?.length ?? 0;
        expect(valueRefusal(of(number), now)).toEqual(
          written <= decimals ? null : expect.objectContaining({ kind: "out-of-range", field, decimals }),
        );
      }),
    );
  });

  it.each(FIELDS.filter(([field]) => field !== "typed"))(
    "%s is refused below and above its range whatever its decimals, and the range is told",
    (field, of, from, to) => {
      for (const number of [from - 0.001, from - 1, to + 1, to + 2_000.5])
        expect(valueRefusal(of(number), now)).toMatchObject({
          kind: "out-of-range",
          field: field === "typed" ? "kg" : field,
          decimals: null,
        });
    },
  );

  it("of a weight are the kilograms of what was typed, whose range is that of kilograms", () => {
    for (const amount of [44, 882])
      expect(valueRefusal(aWeight({ amount, unit: "lb" }), now)).toMatchObject({ field: "kg", decimals: null });
    expect(valueRefusal(aWeight({ amount: 158, unit: "lb" }), now)).toBeNull();
    const said = { field: "kg", from: 71.67, to: 71.67, decimals: null };
    for (const kg of [71.66, 71.68, 158]) expect(valueRefusal(aWeight({ amount: 158, unit: "lb" }, kg), now)).toMatchObject(said);
    expect(valueRefusal(aWeight({ amount: 71.67, unit: "kg" }, 71.6), now)).toMatchObject(said);
  });

  it("of a recipe's parts are counted as well: 1 to 40", () => {
    const parts = (count: number) =>
      aDish({ recipe: Array.from({ length: count }, () => ({ food: "salt", amount: 1, unit: "g", grams: 30 })) });
    expect([1, 40].map((count) => valueRefusal({ ...parts(count), yieldGrams: 30 } as TrackedValue, now))).toEqual([null, null]);
    for (const count of [0, 41]) expect(valueRefusal(parts(count), now)).toMatchObject({ field: "recipe", decimals: null });
  });

  it("of a food's nutrients may have any decimals, as tables do", () => {
    const per100 = { ...aRoti().per100, kcal: 2_000 / 3 };
    expect(valueRefusal(aRoti({ per100 }), now)).toBeNull();
  });
});
