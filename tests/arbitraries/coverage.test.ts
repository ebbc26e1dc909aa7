import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billFor } from "#core/pricing/price-cart.ts";
import { modelOf } from "#tests/laws/model/model.ts";
import { anyPricingRequest } from "./any-pricing-request.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/** Always the same ones, so that this never fails by chance. */
const requests = fc.sample(anyPricingRequest(), { numRuns: 3000, seed: 1 });

/** How many of them tell each thing. */
function counted(thingsIn: (request: PricingRequest, bill: ExplainedBill) => readonly string[]): Readonly<Record<string, number>> {
  const things = requests.flatMap((request) => [...new Set(thingsIn(request, modelOf(request)))]);
  return Object.fromEntries(Object.entries(Object.groupBy(things, (thing) => thing)).map(([thing, found]) => [thing, found?.length ?? 0]));
}

const expectEach = (found: Readonly<Record<string, number>>, things: readonly string[], atLeast: number) => {
  for (const thing of things) expect.soft(found[thing] ?? 0, thing).toBeGreaterThanOrEqual(atLeast);
};

describe("generated requests", () => {
  it("show coupons in every state, scope, hint and choice", () => {
    const found = counted((_request, { coupons, explanation }) => [
      ...coupons.flatMap(({ state, hint }) => [state, hint?.kind ?? "no hint"]),
      ...explanation.coupons.map(({ scope }) => scope.kind),
      explanation.choice.kind,
    ]);
    expectEach(found, ["locked", "unlocked", "applied", "expired", "product", "brand", "category", "everything"], 100);
    expectEach(found, ["only-so-many-products", "add-products-of", "add-products", "no hint"], 100);
    expectEach(
      found,
      ["automatic", "automatic-found-none", "none-wanted", "typed", "typed-too-long", "typed-unknown", "typed-without-discount"],
      50,
    );
  });

  it("show limits and cuts that bite, and minimums met exactly", () => {
    const found = counted((_request, { explanation }) =>
      explanation.coupons.flatMap(({ discount, lines, eligibleValue: { numerator, denominator }, minimum }) => [
        ...(discount.kind === "given" ? discount.limits.map(({ kind }) => kind) : []),
        ...lines.flatMap((line) => (line.kind === "counted" && line.piecesLeftOut > 0 ? [line.kind, "pieces left out"] : [line.kind])),
        ...(minimum > 0 && numerator === BigInt(minimum) * denominator ? ["exactly its minimum"] : []),
      ]),
    );
    expectEach(found, ["eligible-value", "cap", "subtotal", "exactly its minimum"], 25);
    expectEach(found, ["out-of-scope", "beyond-maximum-lines", "counted", "pieces left out"], 100);
  });

  it("show every reason to remove a line and every problem of a quantity", () => {
    const found = counted((_request, { lines, removed }) => [
      ...removed.map(({ reason }) => reason),
      ...lines.map(({ quantityProblem }) => quantityProblem ?? "none"),
    ]);
    expectEach(found, ["inactive", "no-seller", "out-of-stock", "below-minimum", "above-stock", "none"], 100);
  });

  it("show both shipping rules, both absent, free, paid and by a coupon's own charge, and weights at the limit", () => {
    const found = counted(({ shipping: { weightExceed } }, { shipping, weight, lines }) => [
      lines.length === 0 ? "empty" : (shipping.rule ?? "absent"),
      ...(shipping.rule === null ? [] : [shipping.leftForFree === null ? "free" : "paid"]),
      ...(shipping.priority > 0 ? ["priority"] : []),
      ...(weight > 0 && weightExceed?.above === weight / 100 ? ["at the limit"] : []),
      ...(shipping.leftForFree === 1 ? ["a paisa short"] : []),
    ]);
    expectEach(found, ["empty", "absent", "basic", "weight-exceed", "free", "paid", "priority", "at the limit", "a paisa short"], 50);
  });

  it("shrink to one line of one piece of p1 at ₹100 without tax", () => {
    const { counterexample } = fc.check(
      fc.property(anyPricingRequest(), (request) => billFor(request).lines.length === 0),
      { seed: 1 },
    );
    expect(counterexample?.[0]).toEqual({
      lines: [
        {
          quantity: 1,
          product: {
            id: "p1",
            title: "Honey",
            hindi: null,
            slug: "honey",
            brand: null,
            categories: [],
            gst: 0,
            status: "active",
            minimumQuantity: 1,
            weight: 0,
            offer: { price: 10_000, stock: 10 },
          },
        },
      ],
      coupons: [],
      choice: { kind: "automatic" },
      shipping: { basic: null, weightExceed: null },
      at: { seconds: Date.UTC(2026, 10, 20, 4, 30) / 1000, decimals: "" },
    });
  });
});
