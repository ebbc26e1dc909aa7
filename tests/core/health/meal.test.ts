import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meal, NUTRIENTS } from "#core/health/tools/meal.ts";
import type { Exact } from "#core/shared/exact.ts";
import type { MealItem } from "#core/health/tools/meal.ts";

/** The same fraction in larger parts, which no quick way takes. */
const inThirds = ({ numerator, denominator }: Exact): Exact => ({ numerator: 3n * numerator, denominator: 3n * denominator });

/** Up to `most`, with at most two decimals and often at a half of what is rounded. */
const anyAmount = (most: number): fc.Arbitrary<Exact> =>
  fc
    .tuple(
      fc.oneof(
        fc.nat({ max: most * 100 }),
        fc.nat({ max: most * 2 }).map((halves) => halves * 50),
      ),
      fc.constantFrom(1, 10, 100),
    )
    .map(([hundredths, parts]) => ({ numerator: BigInt(Math.trunc((hundredths * parts) / 100)), denominator: BigInt(parts) }));

const anyItem = fc.record({
  food: fc.string({ minLength: 1, maxLength: 3 }),
  grams: anyAmount(5_000),
  per100: fc.record({
    kcal: fc.option(anyAmount(902)),
    protein_g: fc.option(anyAmount(100)),
    carbs_g: fc.option(anyAmount(100)),
    fat_g: fc.option(anyAmount(100)),
    fibre_g: fc.option(anyAmount(100)),
  }),
});

const slowly = ({ food, grams, per100 }: MealItem): MealItem => ({
  food,
  grams: inThirds(grams),
  per100: {
    kcal: per100.kcal && inThirds(per100.kcal),
    protein_g: per100.protein_g && inThirds(per100.protein_g),
    carbs_g: per100.carbs_g && inThirds(per100.carbs_g),
    fat_g: per100.fat_g && inThirds(per100.fat_g),
    fibre_g: per100.fibre_g && inThirds(per100.fibre_g),
  },
});

describe("a meal", () => {
  it("comes to the same in hundredths as in any other fractions, to the last digit", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 100 }), (items) => {
        expect(meal(items)).toEqual(meal(items.map(slowly)));
      }),
    );
  });

  it("is rounded half away from zero, once, where floats would fall short", () => {
    const of = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
    const food = (grams: Exact, kcal: Exact): MealItem => {
      const nothing = { protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
      return { food: "f", grams, per100: { ...nothing, kcal } };
    };
    const told = (items: readonly MealItem[]) => [
      meal(items).figures?.["kcal"],
      ...meal(items).items.map(({ grams, kcal }) => `${grams} ${kcal}`),
    ];
    expect(told([food(of(10_005n, 100n), of(50n, 1n))])).toEqual(["50", "100.1 50"]);
    expect(told([food(of(101n, 1n), of(50n, 1n))])).toEqual(["51", "101.0 51"]); // 50.5
    expect(told(Array.from({ length: 3 }, () => food(of(4n, 1n), of(10n, 1n))))).toEqual(["1", "4.0 0", "4.0 0", "4.0 0"]); // 0.4 each
    expect(told([food(of(999_995n, 10n), of(10_000n, 100n))])).toEqual(["100000", "99999.5 100000"]); // 99,999.5: still in doubles.
    expect(told([food(of(99_999_499n, 1_000n), of(10_000n, 100n))])).toEqual(["99999", "99999.5 99999"]);
    expect(told([food(of(1_000_005n, 10n), of(10_000n, 100n))])).toEqual(["100001", "100000.5 100001"]);
    expect(told([food(of(5_000n, 1n), of(10n ** 20n, 1n))])).toEqual(["5000000000000000000000", "5000.0 5000000000000000000000"]);
  });

  it("tells no figure of a nutrient that all lack, and which are incomplete, in their order", () => {
    const some = { numerator: 1n, denominator: 1n };
    const item = (known: readonly string[]): MealItem => {
      const of = (nutrient: string) => (known.includes(nutrient) ? some : null);
      const [kcal, protein_g, carbs_g, fat_g, fibre_g] = NUTRIENTS.map(of);
      const per100 = {
        kcal: kcal ?? null,
        protein_g: protein_g ?? null,
        carbs_g: carbs_g ?? null,
        fat_g: fat_g ?? null,
        fibre_g: fibre_g ?? null,
      };
      return { food: "f", grams: { numerator: 100n, denominator: 1n }, per100 };
    };
    const { figures, incomplete, notes, band, steps } = meal([item(["fat_g"]), item(["kcal", "protein_g"])]);
    expect(figures).toEqual({ kcal: "1", protein_g: "1.0", carbs_g: null, fat_g: "1.0", fibre_g: null });
    expect([incomplete, notes, band, steps]).toEqual([["kcal", "protein_g", "fat_g"], [], null, []]);
    const oil = meal([item(["protein_g", "carbs_g", "fat_g"])]);
    expect([oil.tool, oil.formula]).toEqual(["meal", "meal@1"]);
    expect(meal([item(["kcal"]), item(["protein_g", "carbs_g", "fat_g"])]).notes).toEqual(["energy_from_nutrients"]);
    expect([oil.figures?.["kcal"], oil.notes, oil.items]).toEqual([
      "17",
      ["energy_from_nutrients"],
      [{ food: "f", grams: "100.0", kcal: "17" }],
    ]);
    expect(meal([item(["protein_g", "carbs_g", "fat_g", "fibre_g"])]).figures?.["kcal"]).toBe("19");
  });
});
