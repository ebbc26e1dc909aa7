import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { granted, shopInMemory } from "#adapters/composition/shop-in-memory.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import type { ShopInMemory } from "#adapters/composition/shop-in-memory.ts";

const home = anAddress();
const places = [{ pincode: home.pincode, city: home.city, state: home.state, days: 3, cashOnDelivery: true }];
const products = [{ id: "triphala", title: "Triphala", offer: { price: paise(10_000), stock: 3 } }];
const coupons = [{ code: "Save10", promise: { kind: "percentage", percent: 10, cap: null } }] as const;
const [asha, ravi] = [customerId("asha"), customerId("ravi")];

describe("a shop in memory", () => {
  it("explains the bill of a cart with its coupon", async () => {
    const shop = shopInMemory({ products, coupons });
    await shop.addToCart(asha, { kind: "product", productId: "triphala", quantity: 2 });
    expect(await shop.priceMyCart(asha)).toMatchObject({ applied: { code: "Save10" }, explanation: { choice: { kind: "automatic" } } });
    expect(await shop.applyCoupon(asha, "save10")).toMatchObject({ kind: "ok" });
    const bill = await shop.priceMyCart(asha);
    expect([bill.subtotal, bill.discount, bill.total]).toEqual([20_000, 2_000, 18_000]);
    expect(bill.explanation.choice).toEqual({ kind: "typed", code: "SAVE10" });
  });

  it("gives each of its use cases the same goods: what one customer ordered, another can't", async () => {
    const shop = shopInMemory({ products, places, now: () => 1_000 });
    await ordered(shop, asha, 2);
    await shop.addToCart(ravi, { kind: "product", productId: "triphala", quantity: 2 });
    expect((await shop.showMyCart(ravi)).lines).toMatchObject([{ quantity: 1 }]);
    const { orders } = await shop.listMyOrders(asha, { text: null, filter: "all", after: null, limit: 10 });
    expect(orders).toMatchObject([{ total: 20_000, placedAt: 1_000 }]);
    expect(await shop.ports.carts.of(asha)).toMatchObject({ lines: [] });
  });

  it("knows each order by a number and an id of its own", async () => {
    const shop = shopInMemory({ products, places });
    await ordered(shop, asha, 1);
    await ordered(shop, asha, 1);
    const { orders } = await shop.listMyOrders(asha, { text: null, filter: "all", after: null, limit: 10 });
    expect(new Set(orders.flatMap(({ id, number }) => [id, number])).size).toBe(4);
    expect(granted(await shop.showMyOrder(asha, orders[1]?.id ?? payableId("none")))).toMatchObject({ number: orders[1]?.number });
  });

  it("sends nothing where it is not said that parcels go", async () => {
    const shop = shopInMemory({ products });
    await expect(ordered(shop, asha, 1)).rejects.toThrow("refused: undeliverable");
  });

  it("charges what its shipping says, and has no secret in common with another shop", async () => {
    const shipping = { basic: { minimumOrder: paise(50_000), charge: paise(4_000) }, weightExceed: null };
    const shop = shopInMemory({ products, places, shipping });
    await shop.addToCart(asha, { kind: "product", productId: "triphala", quantity: 1 });
    expect(await shop.priceMyCart(asha)).toMatchObject({ total: 14_000 });
    const seal = shopInMemory({ products }).ports.seals.of("a quote");
    expect([shop.ports.seals.fits("a quote", seal), shop.ports.seals.fits("a quote", shop.ports.seals.of("a quote"))]).toEqual([
      false,
      true,
    ]);
  });

  it("says of a product what was given, and what is usual of the rest", async () => {
    const shop = shopInMemory({ products: [...products, { id: "old", title: "Old", status: "inactive", offer: null }] });
    expect(granted(await shop.showProduct("triphala"))).toMatchObject({ slug: "triphala", gst: 0, cashOnDelivery: true });
    expect(granted(await shop.showProduct("old"))).toMatchObject({ title: "Old", status: "inactive" });
    expect(await shop.addToCart(asha, { kind: "product", productId: "old", quantity: 1 })).toMatchObject({ kind: "refused" });
  });
});

async function ordered(shop: ShopInMemory, customer: typeof asha, quantity: number): Promise<void> {
  await shop.addToCart(customer, { kind: "product", productId: "triphala", quantity });
  const address = granted(await shop.addAddress(customer, home));
  const { id: quote, signature } = granted(await shop.quoteMyOrder(customer, { address, way: "cash" }));
  granted(await shop.placeMyOrder({ customer, language: "en" }, { quote, signature, address, key: null }));
}
