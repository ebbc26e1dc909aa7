import { describe, expect, it } from "vitest";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { makeChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { makeRemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { makeShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { MOST_SYNCS } from "#core/customer-cart/sync-receipt.ts";
import { makeUndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CartChange, Carts } from "#core/customer-cart/carts.port.ts";
import type { CartContents, KeptCart } from "#core/customer-cart/kept-cart.ts";

export const goods = Array.from({ length: 200 }, (_, n) => aProduct(`Product ${n}`, { offer: { price: paise(10_000 + n), stock: 7 } }));
export const coupons = [
  aCoupon({ code: "Save10" }),
  aCoupon({ code: "SECRET", audience: "private" }),
  aCoupon({ code: "APPONLY", isForWeb: false }),
  aCoupon({ code: "GONE" }),
];

export type Kept = { readonly carts: Carts; readonly someone: () => Promise<CustomerId> };

export const id = (n: number) => `id-product-${n}`;
const clock = () => now;

/** Keeps what `decide` makes of the cart. */
function keeping(decide: (cart: KeptCart) => Partial<CartContents>, given: Partial<CartChange<null>> = {}): CartChange<null> {
  return {
    at: now,
    products: [],
    sync: null,
    decide: ({ cart }) => ({ keep: { ...cart, ...decide(cart) }, sync: null, answer: null }),
    ...given,
  };
}

const quantities = ({ lines }: Pick<KeptCart, "lines">) => Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));

export function cartsSuite(store: string, kept: () => Kept): void {
  describe(`carts kept in ${store}`, () => {
    it("are empty with an automatic choice where nothing is kept yet", async () => {
      const { carts, someone } = kept();
      const { coupons: offered, ...cart } = await carts.of(await someone());
      expect(cart).toEqual({ lines: [], choice: { kind: "automatic" }, notices: [] });
      expect(offered.map(({ code }) => code)).toEqual(["Save10"]);
    });

    it("are as they were put, in the order in which their lines came, and one customer's is no other's [ru-cart-server]", async () => {
      const { carts, someone } = kept();
      const [asha, ravi] = [await someone(), await someone()];
      const set = makeAddToCart({ carts, now: clock });
      for (const n of [5, 3, 9]) await set(asha, { kind: "product", productId: id(n), quantity: n - 2 });
      await set(asha, { kind: "product", productId: id(5), quantity: 1 });
      const cart = await carts.of(asha);
      expect(cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
        [id(5), 1],
        [id(3), 1],
        [id(9), 7],
      ]);
      expect(cart.lines[0]?.product).toMatchObject({ title: "Product 5", offer: { price: 10_005, stock: 7 } });
      expect((await carts.of(ravi)).lines).toEqual([]);
    });

    it("show the products that were asked for, and none that nobody knows", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      await carts.change(customer, {
        at: now,
        products: [id(1), "nobody-knows", id(2)],
        sync: "never-made",
        decide({ cart, products, sync }) {
          expect([...products.keys()].sort()).toEqual([id(1), id(2)]);
          expect(products.get(id(1))?.title).toBe("Product 1");
          expect([cart.lines, sync]).toEqual([[], null]);
          return { keep: null, sync: null, answer: null };
        },
      });
    });

    it("keep the choice with the coupon that it names, whatever its letter case, but none that is used up or not for the web", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const chosen = async (choice: KeptCart["choice"]) => {
        await carts.change(
          customer,
          keeping(() => ({ choice })),
        );
        const cart = await carts.of(customer);
        expect(cart.choice).toEqual(choice);
        return cart.coupons.map(({ code }) => code);
      };
      expect(await chosen({ kind: "typed", code: "SAVE10" })).toEqual(["Save10"]);
      expect(await chosen({ kind: "typed", code: "SECRET" })).toEqual(["SECRET"]);
      expect(await chosen({ kind: "typed", code: "GONE" })).toEqual([]);
      expect(await chosen({ kind: "typed", code: "APPONLY" })).toEqual([]);
      expect(await chosen({ kind: "none" })).toEqual([]);
      expect(await chosen({ kind: "automatic" })).toEqual(["Save10"]);
    });

    it("keep notices of every kind in their order, also of an empty cart, until they are gone", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const notices = [
        { kind: "removed", productId: id(2), title: "Product 2", hindi: "उत्पाद 2", slug: "product-2", reason: "no-seller" },
        { kind: "limited", productId: id(1), title: "Product 1", hindi: null, slug: "product-1", from: 999_999, to: 3 },
      ] as const;
      await carts.change(
        customer,
        keeping(() => ({ notices })),
      );
      expect((await carts.of(customer)).notices).toEqual(notices);
      await carts.change(
        customer,
        keeping(() => ({ notices: notices.slice(1) })),
      );
      expect((await carts.of(customer)).notices).toEqual(notices.slice(1));
      await carts.change(
        customer,
        keeping(() => ({ notices: [] })),
      );
      expect((await carts.of(customer)).notices).toEqual([]);
    });

    it("keep a sync with all that it tells", async () => {
      const { carts, someone } = kept();
      const [customer, other] = [await someone(), await someone()];
      const entry = {
        productId: id(1),
        title: null,
        hindi: null,
        slug: null,
        asked: 2,
        before: 0,
        after: 0,
        outcome: { kind: "dropped", reason: "unknown" },
      } as const;
      const made = {
        receipt: { cartId: "guest's cart 1", entries: [entry], isUndone: false },
        choiceBefore: { kind: "automatic" },
        choiceAfter: { kind: "typed", code: "X" },
      } as const;
      const about = (sync: string) => ({
        at: now,
        products: [],
        sync,
        decide: (seen: { sync: unknown }) => ({ keep: null, sync: null, answer: seen.sync }),
      });
      await carts.change(customer, { at: now, products: [], sync: null, decide: () => ({ keep: null, sync: made, answer: null }) });
      expect(await carts.change(customer, about("guest's cart 1"))).toEqual(made);
      expect(await carts.change(customer, about("guest's cart 2"))).toBeNull();
      expect(await carts.change(other, about("guest's cart 1"))).toBeNull();
    });

    it("know the last syncs of a customer, and no more of them however many are made", async () => {
      const { carts, someone } = kept();
      const [customer, other] = [await someone(), await someone()];
      const keep = (of: CustomerId, nth: number) => {
        const receipt = { cartId: `cart ${nth}`, entries: [], isUndone: false };
        const sync = { receipt, choiceBefore: { kind: "automatic" }, choiceAfter: { kind: "automatic" } } as const;
        return carts.change(of, { at: now + nth, products: [], sync: null, decide: () => ({ keep: null, sync, answer: null }) });
      };
      const isKnown = (of: CustomerId, nth: number) =>
        carts.change(of, {
          at: now,
          products: [],
          sync: `cart ${nth}`,
          decide: ({ sync }) => ({ keep: null, sync: null, answer: sync !== null }),
        });
      await keep(other, 0);
      for (let nth = 0; nth < MOST_SYNCS + 2; nth++) await keep(customer, nth);
      const known = [0, 1, 2, MOST_SYNCS + 1].map((nth) => isKnown(customer, nth));
      expect(await Promise.all(known)).toEqual([false, false, true, true]);
      expect(await isKnown(other, 0)).toBe(true);
    });

    it("tell the lines of those that changed last, and none that are empty", async () => {
      const { carts, someone } = kept();
      const [first, second, empty] = [await someone(), await someone(), await someone()];
      const later = (hours: number) => now + 1e9 + hours * 3_600_000;
      await makeAddToCart({ carts, now: () => later(1) })(first, { kind: "product", productId: id(1), quantity: 2 });
      await makeAddToCart({ carts, now: () => later(2) })(second, { kind: "product", productId: id(2), quantity: 3 });
      await carts.change(
        empty,
        keeping(() => ({}), { at: later(3) }),
      );
      const recent = (await carts.recent(2)).map((lines) => quantities({ lines }));
      expect(recent).toEqual([{ [id(2)]: 3 }, { [id(1)]: 2 }]);
      expect(await carts.recent(1)).toHaveLength(1);
    });

    it("lose none of 200 changes at once, and never hold more than there is", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const [set, change, show] = [
        makeAddToCart({ carts, now: clock }),
        makeChangeQuantity({ carts, now: clock }),
        makeShowMyCart({ carts, now: clock }),
      ];
      await Promise.all(goods.map((_, n) => set(customer, { kind: "product", productId: id(n), quantity: 1 + (n % 9) })));
      expect(quantities(await show(customer))).toEqual(Object.fromEntries(goods.map((_, n) => [id(n), Math.min(1 + (n % 9), 7)])));
      await Promise.all(goods.map((_, n) => change(customer, { productId: id(n % 20), quantity: 1 + (n % 10) })));
      const after = quantities(await show(customer));
      expect(Object.keys(after)).toHaveLength(200);
      for (const [productId, quantity] of Object.entries(after)) expect([productId, quantity <= 7]).toEqual([productId, true]);
    });

    it("keep what either of two tabs did, however their calls fall between each other", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const [set, remove, show] = [
        makeAddToCart({ carts, now: clock }),
        makeRemoveFromCart({ carts, now: clock }),
        makeShowMyCart({ carts, now: clock }),
      ];
      for (let n = 0; n < 20; n++) await set(customer, { kind: "product", productId: id(n), quantity: 1 });
      const one = Array.from({ length: 10 }, (_, n) => remove(customer, id(n)));
      const other = Array.from({ length: 10 }, (_, n) => set(customer, { kind: "product", productId: id(10 + n), quantity: 5 }));
      await Promise.all([...one, ...other]);
      expect(quantities(await show(customer))).toEqual(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [id(10 + n), 5])));
    });

    it("take a guest's cart in once, however many calls race, and undo it once [ru-cart-merge]", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const [add, undo, show] = [
        makeAddToCart({ carts, now: clock }),
        makeUndoSync({ carts, now: clock }),
        makeShowMyCart({ carts, now: clock }),
      ];
      await add(customer, { kind: "product", productId: id(0), quantity: 2 });
      const guest = {
        kind: "guest-cart",
        cartId: "tab",
        lines: [
          { productId: id(0), quantity: 3 },
          { productId: id(1), quantity: 1 },
        ],
      } as const;
      const answers = await Promise.all(Array.from({ length: 20 }, () => add(customer, guest)));
      expect(quantities(await show(customer))).toEqual({ [id(0)]: 5, [id(1)]: 1 });
      const receipts = answers.map((answer) => (answer.kind === "ok" ? answer.value.receipt : null));
      expect(receipts[0]?.entries).toMatchObject([
        { before: 2, after: 5 },
        { before: 0, after: 1 },
      ]);
      for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
      await Promise.all([
        undo(customer, "tab"),
        add(customer, guest),
        undo(customer, "tab"),
        add(customer, { kind: "product", productId: id(9), quantity: 4 }),
        undo(customer, "tab"),
      ]);
      expect(quantities(await show(customer))).toEqual({ [id(0)]: 2, [id(9)]: 4 });
    });

    it("keep nothing of a change whose decision fails", async () => {
      const { carts, someone } = kept();
      const customer = await someone();
      const failing = {
        at: now,
        products: [id(1)],
        sync: null,
        decide: () => {
          throw new TypeError("a slip");
        },
      };
      await expect(carts.change(customer, failing)).rejects.toThrow("a slip");
      expect((await carts.of(customer)).lines).toEqual([]);
    });
  });
}
