import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { inHindi } from "#tests/web/in-hindi.ts";
import type { Order } from "#core/orders/order/order.ts";

afterEach(cleanup);

const oil = { id: "oil", title: "Narayana Oil", hindi: "नारायण तेल", slug: "narayana-oil", size: "200 ml" };
const plain = { id: "plain", title: "Balm Nine", hindi: null, slug: "balm-nine", size: "for the neck" };
const ordered = { cart: aCheckoutCart({ lines: [anOrderedLine({ ...oil, quantity: 2 }), anOrderedLine(plain)] }), at: now };
const ORDER = payableId("order-1");

function keeping(order: Order): Memory {
  const memory = new Memory();
  memory.orders.set(ORDER, { ...aMemoryOrder({ ...order, id: ORDER }, asha, { number: "NM10000001" }), listedAt: now });
  return memory;
}

/** Asha's cart, to be delivered to Pune, where the brand of the oil takes no cash. */
function withCart(): Memory {
  const memory = new Memory();
  memory.products = [
    aProduct(oil.title, { ...oil, cashOnDelivery: false, offer: { price: paise(30_000), stock: 9 } }),
    aProduct(plain.title, plain),
  ];
  memory.shipping = { basic: { minimumOrder: paise(90_000), charge: paise(4_000) }, weightExceed: null };
  memory.places.set("411004", { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  memory.addresses.set(asha, [{ ...anAddress(), id: addressId("home"), isDefault: true }]);
  memory.carts.set(asha, {
    lines: [
      { productId: "oil", quantity: 2 },
      { productId: "plain", quantity: 1 },
    ],
    choice: { kind: "none" },
    notices: [],
    syncs: new Map(),
    changedAt: 0,
  });
  return memory;
}

/** All that a page says, to the eye and read aloud, save what is printed on drawn packs. */
function said(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const label of page.querySelectorAll("svg text")) label.remove();
  const names = [...page.querySelectorAll("[aria-label], [alt]")].map(
    (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("alt")}`,
  );
  return [page.textContent, ...names].join("\n");
}

function expectHindi(...more: readonly string[]): void {
  for (const text of [oil.hindi, ...more]) expect(said()).toContain(text);
  expect(said()).not.toContain(oil.title);
}

describe("to readers of Hindi products are called by their name in Hindi, where they have one, and sizes are in Hindi", () => {
  it("in the list of orders", async () => {
    inHindi();
    await openAsAsha("/shop/orders", { memory: keeping(aPlacedOrder(ordered)) });
    await screen.findByText(/नारायण तेल and 1 other product/);
    expectHindi();
  });

  it("on an order's page, where it is cancelled, and in what comes back of it", async () => {
    inHindi();
    await openAsAsha(`/shop/orders/${ORDER}`, { memory: keeping(aPlacedOrder(ordered)) });
    await screen.findByRole("link", { name: oil.hindi });
    expectHindi("200 मि.ली.", plain.title, plain.size);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: `Cancel ${oil.hindi}` })));
    await screen.findByRole("checkbox", { name: new RegExp(oil.hindi) });
    expectHindi();
  });

  it("where products go back", async () => {
    inHindi();
    await openAsAsha(`/shop/orders/${ORDER}/return`, { memory: keeping(delivered(aPlacedOrder(ordered), 0, now)) });
    await screen.findByText(oil.hindi, { selector: "b" });
    expectHindi("200 मि.ली.");
  });

  it("on the page of an order just placed", async () => {
    inHindi();
    await openAsAsha(`/shop/thankyou/${ORDER}`, { memory: keeping(aPlacedOrder(ordered)) });
    await screen.findByRole("img", { name: `${oil.hindi}, 200 मि.ली.` });
    expectHindi();
  });

  it("in the cart, with what its bill is made of", async () => {
    inHindi();
    await openAsAsha("/shop/cart", { memory: withCart() });
    const cart = within(await screen.findByRole("list", { name: "Products in your cart" }));
    cart.getByRole("link", { name: oil.hindi });
    await screen.findByRole("region", { name: "Bill" });
    expectHindi("200 मि.ली.", plain.title);
    await act(async () => void fireEvent.click(cart.getByRole("button", { name: `Remove ${oil.hindi}` })));
    await screen.findByRole("alertdialog", { name: `Remove ${oil.hindi}?` });
    expectHindi();
  });

  it("at checkout, with what can't be paid in cash", async () => {
    inHindi();
    await openAsAsha("/shop/checkout", { memory: withCart() });
    await screen.findByText(`${oil.hindi} × 2`);
    expectHindi("पुणे 411004, महाराष्ट्र");
    await screen.findByText(new RegExp(`Not for this cart: ${oil.hindi} is`));
    expectHindi();
  });
});
