import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buyableLines, withBack, withOneMore, withQuantity, without } from "#core/cart/guest-lines.ts";
import { rangeOf } from "#core/cart/quantity-range.ts";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { paise } from "#core/shared/money.ts";
import { anyQuantity } from "#tests/arbitraries/any-cart.ts";
import { anyProduct } from "#tests/arbitraries/any-product.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Line = CartLine<ListedProduct>;

const inStock = (stock: number, minimumQuantity = 1, id = "p1"): ListedProduct =>
  aProduct("Triphala", { id, minimumQuantity, offer: { price: paise(10_000), stock } });
const anyListedProduct = (): fc.Arbitrary<ListedProduct> =>
  anyProduct().map((product) => aProduct("Honey", { ...product, title: "Honey", slug: "honey" }));

/** As a browser keeps them: a product stands on one line. */
const anyLines = (): fc.Arbitrary<readonly Line[]> =>
  fc.uniqueArray(fc.record<Line>({ product: anyListedProduct(), quantity: anyQuantity() }), {
    selector: ({ product }) => product.id,
    maxLength: 6,
  });

/** What a guest does to a cart. */
const anyStep = (): fc.Arbitrary<(lines: readonly Line[]) => readonly Line[]> =>
  fc.oneof(
    anyListedProduct().map((product) => (lines: readonly Line[]) => withOneMore(lines, product)),
    fc.tuple(fc.constantFrom("p1", "p2", "p3"), fc.integer({ min: -3, max: 40 })).map(
      ([id, wanted]) =>
        (lines: readonly Line[]) =>
          withQuantity(lines, id, wanted),
    ),
    fc.constantFrom("p1", "p2", "p3").map((id) => (lines: readonly Line[]) => without(lines, id)),
  );

const removedAs = ({ id, title, hindi, slug }: ListedProduct, reason: string | null) => ({ id, title, hindi, slug, reason });

const isInRange = ({ product, quantity }: Line): boolean => {
  const stock = product.offer?.stock ?? 0;
  return quantity <= stock && quantity >= Math.min(Math.max(product.minimumQuantity, 1), stock);
};

describe("a guest's cart", () => {
  it("never holds more than the stock nor, stock allowing, less than the minimum, whatever a guest does [ui-line-minus-min] [ui-line-plus-max]", () => {
    fc.assert(
      fc.property(anyLines(), fc.array(anyStep(), { maxLength: 12 }), (lines, steps) => {
        const cart = steps.reduce((sofar, step) => step(sofar), buyableLines(lines).lines);
        expect(cart.every(isInRange)).toBe(true);
        expect(cart.every(({ product }) => removalReasonOf(product) === null)).toBe(true);
        expect(new Set(cart.map(({ product }) => product.id)).size).toBe(cart.length);
      }),
    );
  });

  it("takes one piece more of a product that is in it [ru-cart-guest-add-existing]", () => {
    expect(withOneMore([{ product: inStock(10), quantity: 3 }], inStock(10))).toEqual([{ product: inStock(10), quantity: 4 }]);
  });

  it("starts a new line at the product's minimum quantity, at its end [ru-cart-guest-add-new] [ru-cart-increment]", () => {
    const lines = [{ product: inStock(10), quantity: 3 }];
    expect(withOneMore(lines, inStock(10, 2, "p2"))).toEqual([...lines, { product: inStock(10, 2, "p2"), quantity: 2 }]);
  });

  it("takes the product as it was added last", () => {
    const [line] = withOneMore([{ product: inStock(10), quantity: 3 }], inStock(5));
    expect(line).toEqual({ product: inStock(5), quantity: 4 });
  });

  it("takes no more than there is, and nothing that can't be bought", () => {
    expect(withOneMore([{ product: inStock(3), quantity: 3 }], inStock(3))[0]?.quantity).toBe(3);
    expect(withOneMore([], inStock(1, 4))[0]?.quantity).toBe(1);
    expect(withOneMore([], inStock(0))).toEqual([]);
    expect(withOneMore([], aProduct("Balm", { status: "inactive" }))).toEqual([]);
    expect(withOneMore([], aProduct("Balm", { offer: null }))).toEqual([]);
  });

  it("brings a wanted quantity into range, and knows only products that are in it", () => {
    const lines = [{ product: inStock(10, 2), quantity: 3 }];
    expect(withQuantity(lines, "p1", 1)[0]?.quantity).toBe(2);
    expect(withQuantity(lines, "p1", 5)[0]?.quantity).toBe(5);
    expect(withQuantity(lines, "p1", 11)[0]?.quantity).toBe(10);
    expect(withQuantity(lines, "p2", 5)).toEqual(lines);
  });

  it("keeps at least one piece where the minimum quantity is 0, and at most 9,99,999", () => {
    expect(withQuantity([{ product: inStock(10, 0), quantity: 3 }], "p1", 0)[0]?.quantity).toBe(1);
    expect(withQuantity([{ product: inStock(5_000_000), quantity: 3 }], "p1", 4_000_000)[0]?.quantity).toBe(999_999);
  });

  it("tells the quantities that may be chosen, which meet where the minimum is above stock", () => {
    expect(rangeOf(inStock(10, 2))).toEqual({ least: 2, most: 10 });
    expect(rangeOf(inStock(1, 2))).toEqual({ least: 1, most: 1 });
    expect(rangeOf(aProduct("Balm", { offer: null }))).toEqual({ least: 0, most: 0 });
  });

  it("loses one line alone, and takes it back at its former place unless it came back by itself", () => {
    const [one, two, three] = ["p1", "p2", "p3"].map((id) => ({ product: inStock(10, 1, id), quantity: 1 }));
    const lines = [one, two, three].filter((line) => line !== undefined);
    const left = without(lines, "p2");
    expect(left).toEqual([one, three]);
    expect(two && withBack(left, two, 1)).toEqual(lines);
    expect(two && withBack(lines, { ...two, quantity: 7 }, 0)).toEqual(lines);
  });
});

describe("a guest's cart brought up to today", () => {
  it("gives each line away that can't be bought, tells why, and keeps the rest in order", () => {
    fc.assert(
      fc.property(anyLines(), (lines) => {
        const { lines: stored, removed } = buyableLines(lines);
        expect(removed).toEqual(
          lines
            .filter(({ product }) => removalReasonOf(product) !== null)
            .map(({ product }) => removedAs(product, removalReasonOf(product))),
        );
        expect(stored.map(({ product }) => product)).toEqual(
          lines.filter(({ product }) => removalReasonOf(product) === null).map(({ product }) => product),
        );
      }),
    );
  });

  it("is the same again when brought up to the same day again", () => {
    fc.assert(
      fc.property(anyLines(), (lines) => {
        const { lines: stored } = buyableLines(lines);
        const again = buyableLines(stored);
        expect(again).toEqual({ lines: stored, removed: [], changed: [] });
        again.lines.forEach((line, place) => {
          expect(line).toBe(stored[place]);
        });
      }),
    );
  });

  it("takes today's product, lowers a quantity above its stock and raises one below its minimum, and tells both", () => {
    const lines = [
      { product: inStock(10, 1, "p1"), quantity: 8 },
      { product: inStock(10, 1, "p2"), quantity: 1 },
      { product: inStock(10, 1, "p3"), quantity: 2 },
    ];
    const today = [inStock(5, 1, "p1"), inStock(10, 3, "p2")];
    const answer = buyableLines(lines, (id) => today.find((product) => product.id === id));
    expect(answer).toEqual({
      lines: [{ product: today[0], quantity: 5 }, { product: today[1], quantity: 3 }, lines[2]],
      removed: [],
      changed: [
        { product: today[0], from: 8, to: 5 },
        { product: today[1], from: 1, to: 3 },
      ],
    });
  });

  it("takes today's price where the quantity stays", () => {
    const dearer = { ...inStock(10), offer: { price: paise(12_500), stock: 10 } };
    expect(buyableLines([{ product: inStock(10), quantity: 3 }], () => dearer).lines).toEqual([{ product: dearer, quantity: 3 }]);
  });

  it("gives a product away that nobody knows any more, and leaves one alone that was not asked for", () => {
    const lines = [
      { product: inStock(10, 1, "p1"), quantity: 2 },
      { product: inStock(10, 1, "p2"), quantity: 1 },
    ];
    const answer = buyableLines(lines, (id) => (id === "p1" ? null : undefined));
    expect(answer).toEqual({ lines: [lines[1]], removed: [removedAs(inStock(10, 1, "p1"), "unknown")], changed: [] });
  });
});
