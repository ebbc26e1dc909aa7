import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import type { LineToSettle } from "#core/orders/quote/quote.ts";
import type { Container } from "inversify";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Mobile } from "#core/identity/mobile.ts";

const oil = aProduct("Narayana Oil", { id: "oil", gst: 5, offer: { price: paise(30_000), stock: 10 } });
const tea = aProduct("Tulsi Tea", {
  id: "tea",
  gst: 5,
  offer: { price: paise(10_050), stock: 5 },
  seller: { name: "Kaveri", address: "4 Sayyaji Rao Road, Mysuru", state: "Karnataka", gstin: "29AAACK2222B1Z6" },
});
const home = { ...anAddress(), id: addressId("home"), isDefault: true };
const leh = { ...anAddress({ line1: "Old Road", city: "Leh", state: "Ladakh", pincode: pincode("194101") }), id: addressId("leh") };

/** The checkout of Asha's cart of an oil and two teas; she lives in Pune and Leh, where the courier takes no cash. */
function aShop({
  lines = { oil: 1, tea: 2 },
  addresses = [home, leh],
}: Partial<{ lines: Record<string, number>; addresses: (typeof home)[] }> = {}) {
  const memory = new Memory();
  const goods = [oil, tea];
  memory.products = goods;
  memory.coupons = [];
  memory.shipping = { basic: null, weightExceed: null };
  memory.terms = { prepaid: { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) }, mostCash: paise(500_000) };
  memory.places.set("411004", { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  memory.places.set("194101", { pincode: pincode("194101"), state: "Ladakh", city: "Leh", days: 9, cashOnDelivery: false });
  memory.addresses.set(asha, addresses);
  memory.carts.set(asha, {
    lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
    choice: { kind: "none" },
    notices: [],
    syncs: new Map(),
    changedAt: 0,
  });
  return { memory, goods };
}

/** The shop sells it at another price from now on. */
function reprice(goods: ProductDetails[], id: string, price: number): void {
  for (const [place, product] of goods.entries())
    if (product.id === id && product.offer !== null) goods[place] = { ...product, offer: { ...product.offer, price: paise(price) } };
}

const bill = () => within(screen.getByRole("region", { name: "Bill" }));
const figure = (label: string) =>
  bill().getByText((_, element) => element?.tagName === "SUMMARY" && element.textContent?.startsWith(label) === true);
const place = /^(Pay ₹|Place order, ₹)/;
const placeButton = () => screen.getAllByRole("button", { name: place })[0] as HTMLButtonElement;
const pressPlace = () => act(async () => void fireEvent.click(placeButton()));
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));

afterEach(cleanup);

/** The checkout, once its bill stands. */
async function openCheckout(shop = aShop(), given: Parameters<typeof openAsAsha>[1] = {}) {
  const opened = await openAsAsha("/shop/checkout", { memory: shop.memory, ...given });
  await waitFor(() => expect(placeButton().disabled).toBe(false));
  await isQuoted();
  return { ...opened, ...shop };
}

const isQuoted = () => waitFor(() => expect(placeButton().getAttribute("aria-disabled")).toBeNull());
const stages = (memory: Memory) => [...memory.orders.values()].map(({ kept }) => kept.order.stage);
const told = () =>
  bill()
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ");

/** They sign in at a window that is open. */
async function signIn(session: SessionStore, product: Container, customer: CustomerId): Promise<void> {
  const { bearer } = await product.get(Sessions).open(customer, now);
  const user = await product.get(ShowUser)(customer);
  if (user.kind !== "ok") throw new Error(`${customer} is gone`);
  session.signIn({ user: user.value, bearer });
}

describe("checkout", () => {
  it("shows where it goes, when it comes, how it is paid and a bill that explains itself [gd-checkout-pass] [rt-shop-checkout] [gd-checkout-layout]", async () => {
    await openCheckout();
    expect(screen.getByRole("heading", { name: "Checkout", level: 1 })).toBeDefined();
    expect(figure("Total").textContent).toContain("₹476.00");
    expect(screen.getByRole("radio", { name: "Asha Kulkarni · Home", checked: true })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Arrives in 2 parcels" })).toBeDefined();
    expect(screen.getAllByText("Sun 22 Nov to Tue 24 Nov").length).toBe(2);
    expect(figure("Paying online").textContent).toContain("−₹25.05");
    expect(figure("Rounding").textContent).toContain("₹0.05");
    expect(bill().getByText("5% of ₹501.00 for paying online, rounded down.")).toBeDefined();
    expect(screen.getByText("Have ₹501 ready for the courier.")).toBeDefined();
    expect(placeButton().textContent).toBe("Pay ₹476");
    expect(screen.queryByRole("navigation", { name: "Shop" })).toBeNull();
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  it("asks about an address whose pincode lies in another state, and goes on after a press", async () => {
    const chennai = { ...home, city: "Chennai", pincode: pincode("600001") };
    const shop = aShop({ addresses: [chennai] });
    shop.memory.places.set("600001", { pincode: pincode("600001"), state: "Tamil Nadu", city: "Chennai", days: 3, cashOnDelivery: true });
    await openAsAsha("/shop/checkout", { memory: shop.memory });
    expect(
      await screen.findByText("The pincode 600001 is in Tamil Nadu, but this address says Maharashtra. Which is right?"),
    ).toBeDefined();
    expect(told()).toContain("There is no bill yet: the pincode of this address is in another state.");
    await press("Change the state to Tamil Nadu");
    await isQuoted();
    expect(placeButton().textContent).toBe("Pay ₹476");
    expect(shop.memory.addresses.get(asha)).toMatchObject([{ id: "home", state: "Tamil Nadu", pincode: "600001" }]);
    expect(screen.queryByText(/Which is right/)).toBeNull();
  });

  it("lets the pincode of such an address be changed instead", async () => {
    const shop = aShop({ addresses: [{ ...home, pincode: pincode("600001") }] });
    await openAsAsha("/shop/checkout", { memory: shop.memory });
    await press("Change the pincode");
    expect(screen.getByLabelText<HTMLSelectElement>("State").value).toBe("Tamil Nadu");
    await fill("Pincode", "411004");
    expect(screen.getByLabelText<HTMLSelectElement>("State").value).toBe("Maharashtra");
    await press("Save and deliver here");
    await isQuoted();
    expect(shop.memory.addresses.get(asha)).toMatchObject([{ id: "home", state: "Maharashtra", pincode: "411004" }]);
  });

  it("names each line that can't be bought as it is, and why", async () => {
    const shop = aShop({ lines: { oil: 1, tea: 2 } });
    const settle: readonly LineToSettle[] = [
      { place: 0, productId: "oil", title: "Narayana Oil", hindi: null, problem: "out-of-stock", minimum: 1, stock: 0 },
      { place: 1, productId: "tea", title: "Tulsi Tea", hindi: null, problem: "above-stock", minimum: 1, stock: 1 },
      { place: 2, productId: "rub", title: "Rub", hindi: null, problem: "inactive", minimum: 1, stock: 4 },
      { place: 3, productId: "gel", title: "Gel", hindi: null, problem: "below-minimum", minimum: 3, stock: 4 },
      { place: 4, productId: "balm", title: "Balm", hindi: null, problem: "no-seller", minimum: 1, stock: 0 },
    ];
    await openAsAsha("/shop/checkout", {
      memory: shop.memory,
      change: (product) =>
        product
          .rebind(QuoteMyOrder)
          .toConstantValue(async () => ({ kind: "refused", refusal: { kind: "lines-to-settle", lines: settle } })),
    });
    expect(await bill().findByText("There is no bill yet. Please change the cart:")).toBeDefined();
    expect(
      bill()
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Narayana Oil is sold out.",
      "Only 1 left of Tulsi Tea.",
      "Rub is no longer sold.",
      "The minimum order for Gel is 3 pieces.",
      "Balm is sold out.",
    ]);
  });

  it("places an order to be paid in cash, once however often it is pressed", async () => {
    const { memory } = await openCheckout();
    await choose(/^Cash/);
    await waitFor(() => expect(placeButton().textContent).toBe("Place order, ₹501"));
    await isQuoted();
    await act(async () => {
      fireEvent.click(placeButton());
      fireEvent.click(placeButton());
    });
    expect(await screen.findByRole("heading", { name: "Thank you, your order is placed" })).toBeDefined();
    expect(screen.getByText("Please keep ₹501 ready for the courier.")).toBeDefined();
    expect(stages(memory)).toEqual(["placed"]);
    expect(memory.carts.get(asha)?.lines).toEqual([]);
  });

  it("tells line by line what changed, and orders nothing until it is pressed again", async () => {
    const { memory, goods } = await openCheckout();
    await choose(/^Cash/);
    await isQuoted();
    reprice(goods, "oil", 32_000);
    await pressPlace();
    await waitFor(() => expect(told()).toContain("The bill changed. Please check it before you order."));
    expect(told()).toContain("Narayana Oil: ₹320.00 each instead of ₹300.00.");
    expect(told()).toContain("Total: ₹521.00 instead of ₹501.00.");
    expect(document.activeElement?.textContent).toContain("The bill changed");
    expect(stages(memory)).toEqual(["quoted"]);
    expect(placeButton().textContent).toBe("Place order, ₹521");
    await isQuoted();
    await pressPlace();
    await screen.findByRole("heading", { name: "Thank you, your order is placed" });
    expect(stages(memory)).toEqual(["placed"]);
  });

  it("says why cash is not taken, and takes the order back to paying online where another address takes none", async () => {
    await openCheckout();
    await choose(/^Cash/);
    await isQuoted();
    await act(async () => void fireEvent.click(screen.getAllByRole("radio", { name: "Asha Kulkarni · Home" })[1] as HTMLElement));
    await screen.findByText("The courier doesn't take cash at 194101.", { selector: "p" });
    expect(screen.getByRole("radio", { name: /^Cash/ })).toHaveProperty("disabled", true);
    await waitFor(() => expect(told()).toContain("This order can't be paid in cash any more, so it is paid online now."));
    expect(placeButton().textContent).toBe("Pay ₹476");
    expect(screen.getAllByText("Sun 29 Nov to Tue 1 Dec").length).toBe(2);
  });

  it("names an address to which nobody delivers, and orders nothing there", async () => {
    const shop = aShop();
    shop.memory.places.delete("411004");
    await openAsAsha("/shop/checkout", { memory: shop.memory });
    await screen.findByText("We don't deliver to 411004 yet. Please choose another address.");
    expect(screen.getAllByRole("button", { name: "Pay" })[0]).toHaveProperty("disabled", true);
    await act(async () => void fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement));
    await waitFor(() => expect(placeButton().disabled).toBe(false));
  });

  it("takes a new address, whose typed fields are there again after a reload and gone once it is saved", async () => {
    const shop = aShop({ addresses: [] });
    await openAsAsha("/shop/checkout", { memory: shop.memory });
    await screen.findByText("Enter the address to see when it arrives.");
    expect((await bill().findByText(/^Pay online and save ₹/)).textContent).toMatch(/₹\d+(\.\d\d)?\.$/); // It depends on no address.
    expect(screen.queryAllByText("Save the address first, or close it.")).toEqual([]); // There is none to go back to.
    await fill("Flat, house, building", "Flat 9");
    await fill("City or town", "Pune");
    await press("Save and deliver here");
    expect(screen.getByText("A pincode has 6 digits")).toBeDefined();
    expect(location.href).not.toContain("Flat");
    cleanup();
    await openAsAsha("/shop/checkout", { memory: shop.memory });
    await waitFor(() => expect(screen.getByLabelText("Flat, house, building")).toHaveProperty("value", "Flat 9"));
    await fill("Pincode", "411004");
    await waitFor(() => expect(screen.getByLabelText("State")).toHaveProperty("value", "Maharashtra"));
    expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Asha Kulkarni");
    screen.getByRole("button", { name: "Save and deliver here" }).focus();
    await press("Save and deliver here");
    await waitFor(() => expect(placeButton().disabled).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Deliver to" }));
    expect(screen.getByRole("radio", { name: "Asha Kulkarni · Home", checked: true })).toBeDefined();
    expect(sessionStorage.getItem("checkout")).not.toContain("Flat 9");
    expect(shop.memory.addresses.get(asha)?.map(({ line1 }) => line1)).toEqual(["Flat 9"]);
  });

  it("keeps what was chosen over a reload, for its customer alone and until they sign out", async () => {
    const { session } = await openCheckout();
    await choose(/^Cash/);
    await isQuoted();
    cleanup();
    const again = await openCheckout();
    expect(screen.getByRole("radio", { name: /^Cash/ })).toHaveProperty("checked", true);
    expect(JSON.parse(sessionStorage.getItem("checkout") ?? "{}")).toMatchObject({ customer: asha, way: "cash", address: "home" });
    await act(() => again.session.signOut());
    expect(sessionStorage.getItem("checkout")).toBeNull();
    expect(session.customer).toBe(asha);
  });

  it("asks to sign in where the session ends of itself, over what was typed, which waits for its customer alone", async () => {
    const shop = aShop({ addresses: [] });
    const { memory, session, product } = await openAsAsha("/shop/checkout", { memory: shop.memory });
    const house = () => screen.findByLabelText<HTMLInputElement>("Flat, house, building");
    await house();
    await fill("Flat, house, building", "Flat 9");
    const end = async () => {
      await act(async () => session.ended(session.bearerOf(null) ?? ""));
      const dialog = await screen.findByRole("dialog", { name: "Sign in or sign up" });
      expect(within(dialog).getByText("Sign in to check out. Your cart stays with you.")).toBeDefined();
      expect(screen.getByRole("heading", { name: "Checkout", level: 1 })).toBeDefined();
    };
    await end();
    await act(() => signIn(session, product, asha));
    expect((await house()).value).toBe("Flat 9");
    await fill("City or town", "Pune"); // It goes on as before.

    await end();
    const ravi = customerId("ravi");
    putCustomer(memory, { id: ravi, name: name("Ravi Menon"), mobile: mobileIn("9820012346") });
    const cart = memory.carts.get(asha);
    if (cart !== undefined) memory.carts.set(ravi, cart);
    await act(() => signIn(session, product, ravi));
    await waitFor(async () =>
      expect([(await house()).value, screen.getByLabelText("Full name")]).toMatchObject(["", { value: "Ravi Menon" }]),
    );
    expect(document.body.innerHTML + sessionStorage.getItem("checkout")).not.toMatch(/Flat 9|Pune/);
  });

  it("stays where the session ends of itself while it is asked who may be here", async () => {
    const over = Promise.withResolvers<never>();
    over.promise.catch(() => {});
    let isSlow = false;
    const { session, product } = await openCheckout(aShop(), {
      change: (product) => {
        const show = product.get(ShowMyCart);
        const showUser = product.get(ShowUser); // It reads the cart, too.
        product.rebind(ShowUser).toConstantValue(showUser);
        product.rebind(ShowMyCart).toConstantValue((customer) => (isSlow ? over.promise : show(customer)));
      },
    });
    await act(async () => session.ended(session.bearerOf(asha) ?? ""));
    isSlow = true;
    await act(() => signIn(session, product, asha));
    await act(async () => session.ended(session.bearerOf(asha) ?? ""));
    await act(async () => {
      over.reject(new SignedOut());
      await new Promise((next) => setTimeout(next, 50));
    });
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    expect(screen.getByRole("heading", { name: "Checkout", level: 1 })).toBeDefined();
  });

  it("is left by whoever signs out there [gd-checkout-logged-out]", async () => {
    const { session } = await openCheckout();
    await act(() => session.signOut());
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Checkout", level: 1 })).toBeNull());
  });

  it("leads back to the shop from a cart that was emptied meanwhile", async () => {
    const { memory } = await openCheckout();
    memory.carts.delete(asha);
    await choose(/^Cash/);
    expect((await screen.findByRole("link", { name: "Shop all products" })).getAttribute("href")).toBe("/shop");
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeDefined();
  });

  it("stays one order where the shop's answer was lost and it is pressed again", async () => {
    const { memory } = await openCheckout(aShop(), {
      change: (product) => {
        const place = product.get(PlaceMyOrder);
        let isLost = true;
        product.rebind(PlaceMyOrder).toConstantValue(async (...asked) => {
          const answer = await place(...asked);
          if (!isLost) return answer;
          isLost = false;
          throw new PortUnavailable("placing", "a test");
        });
      },
    });
    await choose(/^Cash/);
    await isQuoted();
    await pressPlace();
    await waitFor(() => expect(screen.getAllByText(/The shop did not answer. Please press again/).length).toBeGreaterThan(0));
    expect(stages(memory)).toEqual(["placed"]);
    await pressPlace();
    await screen.findByRole("heading", { name: "Thank you, your order is placed" });
    expect(stages(memory)).toEqual(["placed"]);
  });

  it("asks whoever has no mobile for theirs, and orders nothing without [gd-checkout-needs]", async () => {
    const { memory } = await openCheckout(aShop(), { customer: { mobile: null } });
    expect(await screen.findByRole("dialog", { name: "Verify your mobile number" })).toBeDefined();
    await pressPlace();
    expect(stages(memory)).toEqual(["quoted"]);
  });

  it("is left for the payment page, once it is placed to be paid online; back, it tells of the order that waits", async () => {
    const sent: string[] = [];
    HTMLFormElement.prototype.submit = function submit() {
      sent.push(this.action);
    };
    const shop = aShop();
    const { memory } = await openCheckout(shop);
    await pressPlace();
    await screen.findByRole("heading", { name: "Taking you to the payment page" });
    expect(screen.getByRole("button", { name: "Pay now" })).toBeDefined();
    await waitFor(() => expect(sent.length).toBe(1));
    expect(stages(memory)).toEqual(["pending-payment"]);
    cleanup();
    await openCheckout({ ...shop, memory });
    expect(
      await screen.findByText(/^Order NM\d+ of ₹476 with the same products is waiting for its payment\. You can pay it until/),
    ).toBeDefined();
  });
});

describe("the cart's way to checkout", () => {
  const toCart = async (mobile: Mobile | null) => openAsAsha("/shop/cart", { memory: aShop().memory, customer: { mobile } });

  it("is Checkout for whoever is signed in, and leads there [ui-drawer-checkout-in] [ru-checkout-entry-go]", async () => {
    const { keeper } = await toCart(mobileIn("9820012345"));
    const [link] = await screen.findAllByRole("link", { name: "Checkout" });
    act(() => keeper.get(CartStore).openDrawer());
    await act(async () => void fireEvent.click(link as HTMLElement));
    expect(await screen.findByRole("heading", { name: "Checkout", level: 1 })).toBeDefined();
    expect(keeper.get(CartStore).isDrawerOpen).toBe(false);
  });

  it("opens sign-in for a visitor, who stays where they are [ru-checkout-entry-out] [ui-drawer-checkout-out]", async () => {
    localStorage.setItem("cart_product", JSON.stringify([storedLineOf({ product: oil, quantity: 1 })]));
    await openShop("/shop/cart", composeMemory(aShop().memory));
    const [button] = await screen.findAllByRole("button", { name: "Login and Checkout" });
    await act(async () => void fireEvent.click(button as HTMLElement));
    expect(await screen.findByRole("dialog", { name: "Sign in or sign up" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Your cart", level: 1 })).toBeDefined();
  });

  it("asks whoever has no mobile for theirs first [ru-checkout-entry-no-mobile]", async () => {
    const { session } = await toCart(null);
    const [button] = await screen.findAllByRole("button", { name: "Checkout" });
    await act(async () => void fireEvent.click(button as HTMLElement));
    expect(await screen.findByRole("dialog", { name: "Verify your mobile number" })).toBeDefined();
    expect(session.mobileFor).toBe("checkout");
  });
});
