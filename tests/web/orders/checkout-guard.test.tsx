import { afterEach, describe, expect, it } from "vitest";
import { storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CheckoutDrafts } from "#web/features/orders/checkout-drafts.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { checkoutGuard, checkoutGuardNeeds } from "#web/features/orders/checkout/checkout-guard.ts";
import { composeMemory } from "#tests/composition.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const tea = aProduct("Tulsi Tea", { id: "tea" });
const asha = customerId("asha");
const stops: (() => void)[] = [];

/** A visitor's window, with what stands in their cart. */
function aVisitor(...goods: readonly (typeof tea)[]) {
  localStorage.setItem("cart_product", JSON.stringify(goods.map((product) => storedLineOf({ product, quantity: 1 }))));
  const product = composeMemory({ products: [tea], coupons: [] });
  const window = aWindow(product);
  stops.push(window.cart.begin());
  const { keeper, session, cart } = window;
  return {
    product,
    keeper,
    session,
    cart,
    leads: () => checkoutGuard({ session, carts: cart, ...lateNeeds(keeper.get(AllDependencies), checkoutGuardNeeds) }),
  };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("the way to checkout", () => {
  it("is open to somebody who has just signed in with a cart, once the server has it [gd-checkout-pass]", async () => {
    const { product, session, leads } = aVisitor(tea);
    const add = product.get(AddToCart);
    let hear = () => {};
    const heard = new Promise<void>((go) => {
      hear = go;
    });
    product.rebind(AddToCart).toConstantValue(async (...asked) => heard.then(() => add(...asked)));
    session.signIn(aSignedIn({ id: asha }));
    const way = leads();
    expect(await Promise.race([way, new Promise((go) => setTimeout(() => go("waits"), 30))])).toBe("waits");
    hear();
    expect(await way).toBeNull();
    expect((await product.get(ShowMyCart)(asha)).lines).toHaveLength(1);
  });

  it("leads to the shop with nothing in the cart, and whoever is not signed in", async () => {
    const { session, leads } = aVisitor();
    expect(await leads()).toBe("/shop");
    session.signIn(aSignedIn({ id: asha }));
    expect(await leads()).toBe("/shop");
  });

  it("leads to the order that was placed although its answer did not come, once", async () => {
    const { product, session, keeper, leads } = aVisitor();
    session.signIn(aSignedIn({ id: asha }));
    const drafts = (await keeper.get(AllDependencies)()).get(CheckoutDrafts);
    const sent = { address: null, way: "cash", typed: null, sent: "order-1" } as const;
    drafts.put(asha, sent);
    expect([await leads(), drafts.of(asha).sent]).toEqual(["/shop", null]); // It was never placed.
    drafts.put(asha, sent);
    const order = { id: payableId("order-1") };
    product.rebind(ShowParentOrder).toConstantValue(async () => ok({ totals: {}, order } as ParentOrder));
    expect(await leads()).toBe(shopAddress.thanks("order-1"));
    expect(await leads()).toBe("/shop");
  });

  it("leads to the shop whose session turns out to have ended", async () => {
    const { product, session, leads } = aVisitor();
    session.signIn(aSignedIn({ id: asha }));
    product.rebind(ShowMyCart).toConstantValue(async () => {
      session.ended(session.bearerOf(asha) ?? "");
      throw new SignedOut();
    });
    expect(await leads()).toBe("/shop");
  });

  it("is not decided while the shop can't be asked", async () => {
    const { product, session, leads } = aVisitor();
    product.rebind(ShowMyCart).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", 500)));
    session.signIn(aSignedIn({ id: asha }));
    await expect(leads()).rejects.toThrow(PortUnavailable);
  });
});
