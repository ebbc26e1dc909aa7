import { describe, expect, it } from "vitest";
import { LARGEST_WISHLIST, makeAddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { makePriceCartOf } from "#core/customer-cart/price-cart-of.use-case.ts";
import { makeRemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { makeShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { memoryWishlists } from "#adapters/memory/wishlist/wishlists.ts";
import { aMobile, aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { aCustomersCart } from "#tests/core/customer-cart/a-customers-cart.ts";

const goods = Array.from({ length: LARGEST_WISHLIST + 1 }, (_, at) =>
  aProduct(`Product ${at}`, { gst: 0, offer: { price: paise(10_000), stock: 9 } }),
);
const asha = customerId("asha");

describe("a wishlist", () => {
  it("holds 500 products of the shop, each once, until they are taken out", async () => {
    const wishlists = memoryWishlists(Object.assign(new Memory(), { products: goods }));
    const [add, remove, show] = [makeAddToWishlist({ wishlists }), makeRemoveFromWishlist({ wishlists }), makeShowWishlist({ wishlists })];
    const idAt = (at: number) => goods[at]?.id ?? "";
    expect(await add(asha, "nothing")).toEqual(refused({ kind: "unknown-product" }));
    for (let at = 0; at < 500; at++) expect(await add(asha, idAt(at))).toEqual(ok(null));
    expect(await add(asha, idAt(0))).toEqual(ok(null));
    expect(await add(asha, idAt(500))).toEqual(refused({ kind: "wishlist-full" }));
    expect((await show(asha)).length).toBe(500);
    await remove(asha, idAt(3));
    expect((await show(asha)).map(({ id }) => id)).not.toContain(idAt(3));
    expect((await show(asha)).length).toBe(499);
    expect(await add(asha, idAt(500))).toEqual(ok(null));
  });
});

describe("a customer's cart for staff", () => {
  it("is found by a mobile, however it is written", async () => {
    const cart = aCustomersCart({ products: goods });
    const customer = aNewCustomer({ mobile: aMobile("9876543210") });
    await memoryCustomers(cart.memory).register(customer, now);
    await cart.set(goods[0]?.id ?? "", 2);
    const requested: unknown[] = [];
    const priceCartOf = makePriceCartOf({
      customers: memoryCustomers(cart.memory),
      log: memoryAuditLog(cart.memory),
      now: () => now,
      priceMyCart: async (id) => {
        requested.push(id);
        return cart.bill();
      },
    });
    const bill = await priceCartOf("meera", { kind: "mobile", mobile: aMobile("9876543210") });
    expect([bill.kind, requested]).toEqual(["ok", [customer.id]]);
    expect(bill).toEqual(ok(await cart.bill()));
    expect(await priceCartOf("meera", { kind: "mobile", mobile: aMobile("9876543211") })).toEqual(refused({ kind: "unknown-customer" }));
    expect(requested).toHaveLength(1);
  });
});
