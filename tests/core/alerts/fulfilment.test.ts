import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANNOUNCED_AREAS } from "#core/alerts/coming-area.ts";
import { buyablePrice, isFulfilled, wishRefusal } from "#core/alerts/fulfilment.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import type { AlertWish } from "#core/alerts/alert.ts";

const noQuiz = { quiz: null, at: 0 };
const anyAmount = () => fc.integer({ min: 0, max: 10_000_000 }).map(paise);
const anyState = () =>
  fc
    .record({
      status: fc.constantFrom("active" as const, "inactive" as const),
      offer: fc.option(fc.record({ price: anyAmount(), stock: fc.integer({ min: 0, max: 50 }) })),
    })
    .map(aProduct);
const anyWish = (): fc.Arbitrary<AlertWish> =>
  fc.oneof(
    fc.constant({ kind: "back-in-stock", product: "p1" } as const),
    anyAmount().map((price) => ({ kind: "price-at-most", product: "p1", price }) as const),
    fc.constantFrom(...ANNOUNCED_AREAS).map((area) => ({ kind: "opening", area }) as const),
  );
const anyUpcoming = () => fc.subarray([...ANNOUNCED_AREAS]);

describe("a wish", () => {
  it("may be asked for exactly while it is of something known and has not come about", () => {
    fc.assert(
      fc.property(anyWish(), anyState(), anyUpcoming(), (alert, product, upcoming) => {
        const refusal = wishRefusal(alert, { product, upcoming, ...noQuiz });
        if (refusal === null) expect(isFulfilled(alert, { product, upcoming, ...noQuiz })).toBe(false);
        else
          expect(refusal.kind === "unknown-product" ? product.status : "already-so").toBe(
            refusal.kind === "unknown-product" ? "inactive" : "already-so",
          );
      }),
    );
  });

  it("of a higher price has come about wherever one of a lower price has", () => {
    fc.assert(
      fc.property(anyState(), anyAmount(), anyAmount(), (product, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const of = (price: typeof one) =>
          isFulfilled({ kind: "price-at-most", product: "p1", price }, { product, upcoming: [], ...noQuiz });
        if (of(low)) expect(of(high)).toBe(true);
      }),
    );
  });

  it("of a price has come about only where the product is back, and at its own price then", () => {
    fc.assert(
      fc.property(anyState(), anyAmount(), (product, price) => {
        const isBack = isFulfilled({ kind: "back-in-stock", product: "p1" }, { product, upcoming: [], ...noQuiz });
        const isCheap = isFulfilled({ kind: "price-at-most", product: "p1", price }, { product, upcoming: [], ...noQuiz });
        if (isCheap) expect(isBack).toBe(true);
        const own = buyablePrice(product);
        expect(own !== null).toBe(isBack);
        if (own !== null)
          expect(isFulfilled({ kind: "price-at-most", product: "p1", price: own }, { product, upcoming: [], ...noQuiz })).toBe(true);
      }),
    );
  });

  it("of a product that nobody knows is refused", () =>
    expect(wishRefusal({ kind: "back-in-stock", product: "none" }, { product: null, upcoming: [], ...noQuiz })).toEqual({
      kind: "unknown-product",
    }));

  it("of a product that nobody sells, or that is sold out, may be asked for", () => {
    for (const offer of [null, { price: paise(100), stock: 0 }])
      expect(wishRefusal({ kind: "back-in-stock", product: "p1" }, { product: aProduct({ offer }), upcoming: [], ...noQuiz })).toBeNull();
  });

  it("of an area is refused once the area is open", () =>
    expect(wishRefusal({ kind: "opening", area: "fitbook" }, { product: null, upcoming: ["quizzes"], ...noQuiz })).toEqual({
      kind: "already-so",
    }));

  it("of a quiz has come about from its opening until its close, and may be asked for before that alone", () => {
    const wish = { kind: "quiz-opens", quiz: quizId("salt") } as const;
    const told = (at: number, quiz: { readonly opensAt: number; readonly closesAt: number } | null = { opensAt: 10, closesAt: 20 }) => {
      const now = { product: null, upcoming: [], quiz, at };
      return [isFulfilled(wish, now), wishRefusal(wish, now)?.kind ?? null];
    };
    expect([told(9), told(10), told(19), told(20), told(9, null)]).toEqual([
      [false, null],
      [true, "already-so"],
      [true, "already-so"],
      [false, "unknown-quiz"],
      [false, "unknown-quiz"],
    ]);
  });
});
