import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinedPending, withPending } from "#core/customer-cart/pending-line.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { PendingLine } from "#core/customer-cart/pending-line.ts";

const tea = aProduct("Tea", { id: "tea", minimumQuantity: 2, offer: { price: paise(10_000), stock: 6 } });
const oil = aProduct("Oil", { id: "oil" });

const anyQuantity = () => fc.integer({ min: 1, max: 9 });
const anyWish = (): fc.Arbitrary<PendingLine> =>
  fc.oneof(
    fc.option(anyQuantity()).map((quantity) => ({ kind: "added" as const, productId: "tea", product: tea, quantity })),
    anyQuantity().map((quantity) => ({ kind: "changed" as const, productId: "tea", quantity })),
    fc.constant({ kind: "gone" as const, productId: "tea" }),
  );
const anyLines = () =>
  fc
    .option(fc.integer({ min: 2, max: 6 }))
    .map((quantity) => [{ product: oil, quantity: 1 }, ...(quantity === null ? [] : [{ product: tea, quantity }])]);

const quantities = (lines: ReturnType<typeof withPending>) =>
  Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));

describe("a wish of a customer's line", () => {
  it("granted twice is granted once", () => {
    fc.assert(
      fc.property(anyLines(), anyWish(), (lines, pendingLine) => {
        const once = withPending(lines, pendingLine);
        expect(withPending(once, pendingLine)).toEqual(once);
      }),
    );
  });

  it("leaves the line within minimum and stock, and every other line alone", () => {
    fc.assert(
      fc.property(anyLines(), anyWish(), (lines, pendingLine) => {
        const { tea = null, ...others } = quantities(withPending(lines, pendingLine));
        expect(tea === null || (tea >= 2 && tea <= 6)).toBe(true);
        expect(others).toEqual({ oil: 1 });
      }),
    );
  });

  it("joined to an earlier one comes to the same as both, of which a window would tell one after the other", () => {
    const isPressed = (lines: ReturnType<typeof withPending>, earlier: PendingLine, later: PendingLine) =>
      later.kind === "changed" || later.kind === "gone" ? withPending(lines, earlier).some(({ product }) => product.id === "tea") : true;
    fc.assert(
      fc.property(anyLines(), anyWish(), anyWish(), (lines, earlier, later) => {
        fc.pre(isPressed(lines, earlier, later) && !(later.kind === "added" && later.quantity === null));
        expect(quantities(withPending(lines, joinedPending(earlier, later)))).toEqual(
          quantities(withPending(withPending(lines, earlier), later)),
        );
      }),
    );
  });

  it("adds nothing that can't be bought", () => {
    const gone = { ...tea, status: "inactive" as const };
    expect(withPending([], { kind: "added", productId: "tea", product: gone, quantity: 3 })).toEqual([]);
  });

  it("starts a new line at its minimum, and leaves one that is there, where no quantity is said [ru-cart-increment]", () => {
    const pendingLine: PendingLine = { kind: "added", productId: "tea", product: tea, quantity: null };
    expect(withPending([], pendingLine)).toEqual([{ product: tea, quantity: 2 }]);
    expect(withPending([{ product: tea, quantity: 5 }], pendingLine)).toEqual([{ product: tea, quantity: 5 }]);
  });
});
