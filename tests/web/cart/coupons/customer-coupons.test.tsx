import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { instantAt } from "#core/shared/instant.ts";
import { paise } from "#core/shared/money.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { CartDrawer } from "#web/features/cart/drawer/cart-drawer.tsx";
import { Screen as CartScreen } from "#web/features/cart/page/cart-screen.tsx";
import { Toasts } from "#web/platform/toasts/toasts.tsx";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import "#tests/web/browser-setup.ts";
import type { Container } from "inversify";
import type { Memory } from "#adapters/memory/memory.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", gst: 0, brand: "Aranya", offer: { price: paise(10_000), stock: 20 } });
const oil = aProduct("Brahmi Oil", { id: "oil", gst: 0, brand: "Dhatri", offer: { price: paise(40_000), stock: 10 } });
const asha = customerId("asha");

const coupons = [
  aCoupon({ code: "TEN", promise: { kind: "rupee", amount: paise(1_000) } }),
  aCoupon({
    code: "FIFTY",
    promise: { kind: "rupee", amount: paise(5_000) },
    minimum: paise(20_000),
    priorityShipping: paise(4_000),
    terms: { english: "<p>Once a customer.</p>", hindi: null },
  }),
  aCoupon({ code: "TWENTY", promise: { kind: "rupee", amount: paise(2_000) } }),
  aCoupon({ code: "BIG", promise: { kind: "rupee", amount: paise(30_000) }, minimum: paise(100_000), brands: ["Dhatri"] }),
  aCoupon({ code: "GONE", end: { kind: "day", nextBegins: instantAt(now - 1000) } }),
  aCoupon({ code: "SECRET", audience: "private", promise: { kind: "rupee", amount: paise(9_000) } }),
  aCoupon({ code: "LATER", audience: "private", promise: { kind: "rupee", amount: paise(9_000) }, minimum: paise(900_000) }),
];
const shipping = { basic: { minimumOrder: paise(199_900), charge: paise(6_000) }, weightExceed: null };
const stops: (() => void)[] = [];

function aShop(goods: Partial<Memory> = {}): Container {
  return composeMemory({ products: [tea, oil], coupons, shipping, ...goods });
}

/** Asha's cart, with two teas in it and no coupon on it, shown on the cart page or in the drawer. */
async function herCart(product = aShop(), place: "page" | "drawer" = "page", clear = true) {
  await product.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity: 2 });
  if (clear) await product.get(ApplyCoupon)(asha, "");
  return shown(product, place);
}

async function shown(product: Container, place: "page" | "drawer" = "page") {
  const window = aWindow(product);
  window.session.signIn(aSignedIn({ id: asha }));
  stops.push(window.cart.begin());
  render(
    <DependenciesProvider value={window.keeper}>
      {place === "page" ? <CartScreen /> : <CartDrawer />}
      <Toasts />
    </DependenciesProvider>,
  );
  await screen.findByRole("heading", { name: /^(Coupons for you|Applied Coupons)$/ });
  await waitFor(() => expect(window.cart.freshness).toBe("today"));
  return { ...window, served: () => product.get(ShowMyCart)(asha) };
}

const codes = () =>
  screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.querySelector("h3")?.firstChild?.textContent);
const card = (code: string) => within(screen.getByRole("heading", { name: new RegExp(code), level: 3 }).closest("li") ?? document.body);
const figure = (label: string) =>
  screen.getByText((_, element) => element?.tagName === "SUMMARY" && element.textContent?.startsWith(label) === true).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Coupon code" });
const enter = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  press("Apply");
};
const applied = () => screen.findByRole("heading", { name: "Applied Coupons" });

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

describe("the coupon that is selected of itself", () => {
  it("is the first of the list, which is sorted by what each saves, with the toast and under the keys coupon and cart_coupon [ru-coupon-autoselect] [ru-coupon-sorted] [ru-coupon-load] [ru-coupon-toast] [er-toast-coupon-applied] [ru-coupon-selection-applies] [ru-storage-coupon] [ru-storage-cart-coupon]", async () => {
    const { served } = await herCart();
    await screen.findByText("Coupon applied"); // First: it goes again after a moment.
    await applied();
    expect(codes()).toEqual(["FIFTY"]);
    await waitFor(async () => expect((await served()).applied).toEqual({ code: "FIFTY", discount: 5_000 }));
    expect([figure("Discount"), figure("Total")]).toEqual(["Discount −₹50.00", "Total ₹190.00"]);
    await waitFor(() => expect(JSON.parse(localStorage.getItem("coupon") ?? "")).toEqual({ id: "FIFTY", coupon: "FIFTY", discount: 50 }));
    expect(JSON.parse(localStorage.getItem("cart_coupon") ?? "")).toEqual({ coupon: "FIFTY", discount: 50 });
    press("Remove FIFTY");
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect(codes()).toEqual(["FIFTY", "TWENTY", "TEN", "BIG", "GONE"]);
  });

  it("is none where one is on the cart already [ru-coupon-autoselect-not] [ru-cart-coupon-stored]", async () => {
    const product = aShop();
    await product.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity: 2 });
    await product.get(ApplyCoupon)(asha, "TEN");
    const { served } = await shown(product);
    await applied();
    expect(codes()).toEqual(["TEN"]);
    cleanup();
    expect((await served()).applied?.code).toBe("TEN");
    await shown(product);
    await applied();
    expect(codes()).toEqual(["TEN"]);
  });

  it("stays off once it was taken off, until the page is loaded anew [ru-coupon-applied-clear] [ru-coupon-clear-resets]", async () => {
    const product = aShop();
    const { cart, served } = await herCart(product);
    await applied();
    expect(figure("Shipping")).toBe("Shipping ₹40.00");
    press("Remove FIFTY");
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect([figure("Discount"), figure("Shipping")]).toEqual(["Discount None", "Shipping ₹60.00"]);
    await waitFor(async () => expect((await served()).applied).toBeNull());
    await waitFor(() => expect([localStorage.getItem("coupon"), localStorage.getItem("cart_coupon")]).toEqual([null, null]));
    act(() => cart.setQuantity("tea", 3));
    await waitFor(async () => expect((await served()).lines[0]?.quantity).toBe(3));
    expect(screen.getByRole("heading", { name: "Coupons for you" })).toBeDefined();
    cleanup();
    await shown(product);
    await applied();
  });

  it("comes with signing in, when the lists are asked for again [ru-coupon-login-reload]", async () => {
    const product = aShop();
    const listed: string[] = [];
    const list = product.get(ListMyCoupons);
    product.rebind(ListMyCoupons).toConstantValue((...given) => {
      listed.push("hers");
      return list(...given);
    });
    const window = aWindow(product);
    stops.push(window.cart.begin());
    window.cart.add(tea);
    render(
      <DependenciesProvider value={window.keeper}>
        <CartScreen />
      </DependenciesProvider>,
    );
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect(screen.queryByRole("textbox", { name: "Coupon code" })).toBeNull();
    expect(listed).toEqual([]);
    window.session.signIn(aSignedIn({ id: asha }));
    await applied();
    expect([codes(), listed]).toEqual([["TWENTY"], ["hers"]]);
  });
});

describe("a customer's coupons", () => {
  const taken = async (product = aShop(), place: "page" | "drawer" = "page") => {
    const window = await herCart(product, place);
    await applied();
    press(/^Remove [A-Z]+$/);
    await screen.findByRole("heading", { name: "Coupons for you" });
    return window;
  };

  it("stand under their heading with a field for codes; locked, open and ended ones look apart [ui-coupon-heading] [ui-coupon-input] [ui-coupon-card-variants] [ui-coupon-card-date] [ui-coupon-card-terms]", async () => {
    await taken();
    expect(field().placeholder).toBe("Enter Coupon Code");
    expect(screen.getByRole("button", { name: "Apply" })).toBeDefined();
    expect(card("FIFTY").getByText("Best offer")).toBeDefined();
    expect(card("FIFTY").getByRole("button", { name: "Apply FIFTY" })).toBeDefined();
    expect(card("FIFTY").getByText("Once a customer.")).toBeDefined();
    expect(card("BIG").getByText("Add products of Dhatri worth ₹1,000 more to unlock")).toBeDefined();
    expect(card("BIG").getByText("Prices count before tax.")).toBeDefined();
    expect(card("BIG").queryByRole("button", { name: /^Apply/ })).toBeNull();
    expect(card("BIG").getByRole("progressbar", { name: "On the way to BIG" })).toMatchObject({ value: 0, max: 100_000 });
    expect(card("GONE").getByText("Ended")).toBeDefined();
    expect(card("GONE").getByText(/^Valid till 20 Nov 2026/)).toBeDefined();
    const looks = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.dataset["look"]);
    expect(looks).toEqual(["open", "open", "open", "shut", "shut"]);
  });

  it("are applied by a press, stand alone then, and are cleared [ru-coupon-unlocked-apply] [ui-coupon-heading-applied] [ui-coupon-chosen]", async () => {
    const { served } = await taken();
    press("Apply TWENTY");
    expect(screen.getByRole("heading", { name: "Applied Coupons" })).toBeDefined();
    expect([codes(), figure("Discount")]).toEqual([["TWENTY"], "Discount −₹20.00"]);
    expect(card("TWENTY").getByText("Saves ₹20 on this cart")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: "Coupon code" })).toBeNull();
    await waitFor(async () => expect((await served()).applied).toEqual({ code: "TWENTY", discount: 2_000 }));
    press("Have another code?");
    expect(screen.getByRole("textbox", { name: "Coupon code" })).toBeDefined();
    press("Remove TWENTY");
    expect(screen.getByRole("heading", { name: "Coupons for you" })).toBeDefined();
  });

  it("are worked out again at every change, and fall off where their value falls below the minimum [ru-cart-reeval-add] [ru-cart-reeval-remove] [ru-cart-reeval-quantity] [ru-coupon-locks]", async () => {
    const product = aShop({ coupons: [aCoupon({ code: "TENTH", minimum: paise(20_000) })] });
    const { cart, served } = await herCart(product);
    await applied();
    expect(figure("Discount")).toBe("Discount −₹20.00");
    act(() => cart.setQuantity("tea", 3));
    expect(figure("Discount")).toBe("Discount −₹30.00");
    act(() => cart.add(oil));
    expect(figure("Discount")).toBe("Discount −₹70.00");
    act(() => cart.remove("oil"));
    expect(figure("Discount")).toBe("Discount −₹30.00");
    act(() => cart.setQuantity("tea", 1));
    expect([figure("Discount"), screen.getByRole("heading", { name: "Coupons for you" }).tagName]).toEqual(["Discount None", "H2"]);
    expect(card("TENTH").getByText("Add products worth ₹100 more to unlock")).toBeDefined();
    await waitFor(async () => expect((await served()).applied).toBeNull());
  });

  it("are forgotten with an empty cart [ru-cart-empty-clears]", async () => {
    const { cart, served } = await herCart();
    await applied();
    await waitFor(() => expect(localStorage.getItem("cart_coupon")).not.toBeNull());
    act(() => cart.remove("tea"));
    await screen.findByRole("heading", { name: "Your cart is empty" });
    await waitFor(() => expect([localStorage.getItem("coupon"), localStorage.getItem("cart_coupon")]).toEqual([null, null]));
    await waitFor(async () => expect((await served()).applied).toBeNull());
  });

  it("set the shipping where they say so, and else leave it [ru-coupon-priority-shipping]", async () => {
    await taken();
    press("Apply FIFTY");
    expect(figure("Shipping")).toBe("Shipping ₹40.00");
    press("Remove FIFTY");
    press("Apply TEN");
    expect(figure("Shipping")).toBe("Shipping ₹60.00");
  });

  it("leave the way to a free delivery counted after them, and it says so", async () => {
    await taken();
    const left = () => document.querySelector(".free-delivery p")?.textContent;
    expect(left()).toBe("Add ₹1,799 more for free delivery");
    press("Apply TEN");
    expect(left()).toBe("After the coupon, add ₹1,809 more for free delivery");
  });

  it("say how much more is paid with one that makes the cart dearer, instead of what it takes off", async () => {
    await taken(aShop({ shipping: { ...shipping, basic: { minimumOrder: paise(19_500), charge: paise(6_000) } } }));
    expect(card("TEN").getByText("You pay ₹50 more with it")).toBeDefined();
    expect(card("TEN").getByText("Delivery costs more with this coupon than it takes off.")).toBeDefined();
  });

  it("say that they come with a priority delivery where that makes the cart dearer, applied or not", async () => {
    const quick = aCoupon({ code: "QUICK", promise: { kind: "rupee", amount: paise(2_500) }, priorityShipping: paise(9_900) });
    await herCart(aShop({ coupons: [quick] }));
    await applied();
    const why = "It comes with priority delivery at ₹99, which costs more than the coupon takes off.";
    expect((await screen.findByText("Without it you pay ₹14 less")).parentElement?.textContent).toContain(why);
    fireEvent.click(card("QUICK").getByRole("button", { name: "Remove QUICK" })); // The notice has one too.
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect(card("QUICK").getByText("You pay ₹14 more with it")).toBeDefined();
    expect(card("QUICK").getByText(why)).toBeDefined();
  });

  it("are no best offer where they make the cart dearer, whatever they take off", async () => {
    const ten = coupons.filter(({ code }) => code === "TEN");
    await herCart(aShop({ coupons: ten, shipping: { ...shipping, basic: { minimumOrder: paise(19_500), charge: paise(6_000) } } }));
    await applied();
    fireEvent.click(card("TEN").getByRole("button", { name: "Remove TEN" })); // The bill offers it too.
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect(card("TEN").getByText("You pay ₹50 more with it")).toBeDefined();
    expect(card("TEN").queryByText("Best offer")).toBeNull();
  });

  it("say that they set the shipping, and nobody is told of a free delivery or a way to one then [ru-coupon-priority-shipping]", async () => {
    await taken(aShop({ shipping: { ...shipping, basic: { minimumOrder: paise(15_000), charge: paise(6_000) } } }));
    expect(card("FIFTY").getByText("Would save ₹50 on this cart, with priority delivery at ₹40")).toBeDefined();
    expect(screen.getByText("Delivery is free on this cart")).toBeDefined();
    press("Apply FIFTY");
    expect(card("FIFTY").getByText("Saves ₹50 on this cart, with priority delivery at ₹40")).toBeDefined();
    expect(screen.getByText("FIFTY comes with priority delivery at ₹40")).toBeDefined();
    expect([screen.queryByText("Delivery is free on this cart"), screen.queryByText(/for free delivery$/)]).toEqual([null, null]);
    press("Remove FIFTY");
    expect(await screen.findByText("Delivery is free on this cart")).toBeDefined();
  });

  it("say nothing in the corner where they are applied in the drawer [ru-coupon-toast]", async () => {
    const { said, served } = await taken(aShop(), "drawer");
    press("Apply TEN");
    await waitFor(async () => expect((await served()).applied?.code).toBe("TEN"));
    expect(said()).not.toContain("coupon-applied");
  });

  it("are unlocked by a button that brings the product which does it", async () => {
    const { cart } = await taken();
    fireEvent.click(await card("BIG").findByRole("button", { name: "Add 3 Brahmi Oil to unlock it" }));
    expect(cart.quantityOf("oil")).toBe(3);
    expect(await card("BIG").findByRole("button", { name: "Apply BIG" })).toBeDefined();
  });
});

describe("a code that is typed", () => {
  const waiting = async (product = aShop()) => {
    const window = await herCart(product);
    await applied();
    press(/^Remove [A-Z]+$/);
    await screen.findByRole("heading", { name: "Coupons for you" });
    return window;
  };

  it("is in capitals and at most ten long, and Apply looks off while there is none [ru-coupon-uppercase] [ru-code-max] [ru-code-apply-disabled]", async () => {
    await waiting();
    const apply = screen.getByRole("button", { name: "Apply" });
    expect([apply.className, apply.getAttribute("aria-disabled")]).toEqual(["button main is-off", "true"]);
    fireEvent.change(field(), { target: { value: "save10" } });
    expect([field().value, apply.className]).toEqual(["SAVE10", "button main"]);
    fireEvent.change(field(), { target: { value: "abcdefghijk" } });
    expect([field().value, field().maxLength]).toEqual(["ABCDEFGHIJ", 10]);
  });

  it("is all there, however it was copied: blanks before it are none of its ten [ru-code-trim] [ru-code-max]", async () => {
    await waiting();
    fireEvent.paste(field(), { clipboardData: { getData: () => "\n  abcdefghij " } });
    expect(field().value).toBe("ABCDEFGHIJ");
    fireEvent.change(field(), { target: { value: " save10" } });
    expect(field().value).toBe("SAVE10");
  });

  it("applies a private coupon, trimmed, and leaves the field empty [ru-code-trim] [ru-coupon-emptied] [co-coupon-code-max]", async () => {
    const { served } = await waiting();
    enter(" secret ");
    await applied();
    expect([codes(), figure("Discount")]).toEqual([["SECRET"], "Discount −₹90.00"]);
    await waitFor(async () => expect((await served()).applied?.code).toBe("SECRET"));
    press("Remove SECRET");
    await screen.findByRole("heading", { name: "Coupons for you" });
    expect(field().value).toBe("");
  });

  it("is refused in red, in the specification's words, and the field is empty [er-coupon-invalid] [er-coupon-not-applicable] [ru-coupon-emptied]", async () => {
    await waiting();
    enter("nosuch");
    const told = await screen.findByText("INVALID COUPON");
    expect([told.className, field().value, field().getAttribute("aria-invalid")]).toEqual(["field-error", "", "true"]);
    expect(field().getAttribute("aria-describedby")).toBe(told.id);
    enter("later");
    await screen.findByText("COUPON NOT APPLICABLE");
    expect(field().value).toBe("");
    await screen.findByRole("heading", { name: /LATER/, level: 3 });
    expect(await card("LATER").findByText("Add products worth ₹8,800 more to unlock")).toBeDefined();
    fireEvent.change(field(), { target: { value: "S" } });
    expect(screen.queryByText("COUPON NOT APPLICABLE")).toBeNull();
  });

  it("can be sent again where the shop did not answer, and what is on the cart stays", async () => {
    const product = aShop();
    await waiting(product);
    const apply = product.get(ApplyCoupon);
    product.rebind(ApplyCoupon).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", 500)));
    enter("secret");
    await screen.findByText("The shop did not answer. Please try again.");
    expect(field().value).toBe("SECRET");
    press("Apply TEN");
    await waitFor(() => expect(figure("Discount")).toBe("Discount None"));
    product.rebind(ApplyCoupon).toConstantValue(apply);
    press("Apply");
    await applied();
  });

  it("is refused after too many", async () => {
    await waiting();
    for (let tried = 0; tried < 21; tried += 1) {
      enter(`GUESS${tried}`);
      await screen.findByText(tried < 20 ? "INVALID COUPON" : "Too many attempts. Please try again later.");
    }
  });
});

describe("the coupons of whoever has gone", () => {
  /** A window with Asha's cart and its bill. */
  async function herBill(product: Container) {
    await product.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity: 2 });
    const window = aWindow(product);
    window.session.signIn(aSignedIn({ id: asha }));
    stops.push(window.cart.begin());
    await waitFor(() => expect(window.cart.freshness).toBe("today"));
    await window.billLoader.open();
    return window;
  }

  it("are shown to nobody who comes after, also where others can't be had", async () => {
    const product = aShop();
    product.rebind(ListPublicCoupons).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", 500)));
    const { session, billLoader } = await herBill(product);
    expect(billLoader.bill?.coupons.length).toBeGreaterThan(0);
    act(() => session.forget());
    expect(billLoader.bill?.coupons).toEqual([]);
    await waitFor(() => expect(billLoader.bill?.state.kind).toBe("unavailable"));
  });

  it("leave the field for a code to others, though what became of the last one was never heard", async () => {
    const product = aShop();
    const { session, cart, billLoader } = await herBill(product);
    product.rebind(ApplyCoupon).toConstantValue(() => new Promise(() => {}));
    billLoader.coupons?.type("secret");
    billLoader.coupons?.check();
    expect(billLoader.coupons?.entry.kind).toBe("checking");
    act(() => session.forget());
    act(() => session.signIn(aSignedIn({ id: customerId("meera") })));
    await waitFor(() => expect([cart.customer, cart.freshness]).toEqual(["meera", "today"]));
    expect([billLoader.coupons?.entry.kind, billLoader.coupons?.code]).toEqual(["idle", ""]);
  });
});
