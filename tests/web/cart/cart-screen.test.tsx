import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { paise } from "#core/shared/money.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { QuantityControl } from "#web/design/quantity/quantity-control.tsx";
import { CartDrawer } from "#web/features/cart/drawer/cart-drawer.tsx";
import { Screen as CartScreen } from "#web/features/cart/page/cart-screen.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { Toasts } from "#web/platform/toasts/toasts.tsx";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { PressedWindow } from "#tests/web/pressed-window.tsx";
import { aWindow } from "#tests/web/a-window.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { ReactNode } from "react";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", gst: 5, mrp: paise(15_000), offer: { price: paise(12_000), stock: 3 } });
const oil = aProduct("Brahmi Oil", {
  id: "oil",
  gst: 12,
  minimumQuantity: 2,
  cashOnDelivery: false,
  offer: { price: paise(42_000), stock: 10 },
});
const shipping = {
  basic: { minimumOrder: paise(199_900), charge: paise(6_000) },
  weightExceed: { minimumOrder: paise(399_900), charge: paise(12_000), above: 5 },
};
const stops: (() => void)[] = [];

/** A window of the shop over the shop in memory and this browser's storage. */
function theShop(goods: Partial<Memory> = {}) {
  const product = composeMemory({
    products: [tea, oil],
    coupons: [
      aCoupon({ code: "LEAF10", terms: { english: "Once a customer.", hindi: null } }),
      aCoupon({ code: "BIG", minimum: paise(250_000) }),
    ],
    shipping,
    ...goods,
  });
  const { cart, keeper, session } = aWindow(product);
  const draw = (children: ReactNode) =>
    render(<DependenciesProvider value={keeper}>{children}</DependenciesProvider>, { wrapper: PressedWindow });
  return { cart, session, delivery: keeper.get(DeliveryModel), draw, begin: () => stops.push(cart.begin()) };
}

async function thePage(
  goods: Partial<Memory> = {},
  fill: (cart: CartStore) => void = (cart) => {
    cart.add(tea);
    cart.add(oil);
  },
) {
  const { cart, session, draw, begin } = theShop(goods);
  const page = draw(
    <>
      <CartScreen />
      <Toasts />
    </>,
  );
  begin();
  fill(cart);
  if (cart.count > 0) await screen.findByRole("heading", { name: "Coupons for you" });
  return { cart, session, page };
}

const line = (title: string) => within(screen.getByRole("heading", { name: title, level: 2 }).closest("li") ?? document.body);
const figure = (label: string) =>
  screen.getByText((_, element) => element?.tagName === "SUMMARY" && element.textContent?.startsWith(label) === true);
const card = (code: string) => within(screen.getByRole("heading", { name: new RegExp(code), level: 3 }).closest("li") ?? document.body);
const press = (name: string | RegExp, place = within(document.body)) => fireEvent.click(place.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

describe("the cart page", () => {
  it("is drawn in its shape until the browser's cart is read, and says what it needs without script", () => {
    localStorage.setItem("cart_product", JSON.stringify([storedLineOf({ product: tea, quantity: 1 })]));
    const { container } = theShop().draw(<CartScreen />);
    expect(screen.queryByText("Tulsi Tea")).toBeNull();
    expect(container.querySelector("noscript")).not.toBeNull();
    expect(container.querySelectorAll(".skeleton").length).toBeGreaterThan(0);
  });

  it("shows an empty cart with one way on", async () => {
    await thePage({}, () => {});
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Shop all products" }).getAttribute("href")).toBe("/shop");
  });

  it("shows what stands in a line: product, size, prices, stock, prepaid only, amount", async () => {
    await thePage();
    expect(screen.getByRole("link", { name: "Tulsi Tea" }).getAttribute("href")).toBe("/shop/product/tulsi-tea");
    const text = screen.getByRole("heading", { name: "Tulsi Tea", level: 2 }).closest("li")?.textContent;
    for (const told of ["Aranya · 100 g", "₹120 each", "₹150", "Only 3 left", "₹120.00"]) expect(text).toContain(told);
    expect(line("Brahmi Oil").getByText("Prepaid Only")).toBeDefined();
    expect(line("Tulsi Tea").queryByText("Prepaid Only")).toBeNull();
    expect(screen.getByText("3 pieces · 0.36 kg")).toBeDefined();
  });

  it("stops at minimum and stock, with a quantity that can't be typed [ui-line-minus-min] [ui-line-plus-max] [ui-line-readonly]", async () => {
    const { cart } = await thePage();
    const [tea, oil] = [line("Tulsi Tea"), line("Brahmi Oil")];
    expect(oil.getByRole("button", { name: "One less of Brahmi Oil" })).toHaveProperty("disabled", true);
    expect(oil.getByRole("textbox")).toMatchObject({ readOnly: true, value: "2" });
    press("One more of Tulsi Tea", tea);
    press("One more of Tulsi Tea", tea);
    expect(cart.quantityOf("tea")).toBe(3);
    expect(tea.getByRole("button", { name: "One more of Tulsi Tea" })).toHaveProperty("disabled", true);
    expect(document.activeElement).toBe(tea.getByRole("button", { name: "One less of Tulsi Tea" }));
    press("One less of Tulsi Tea", tea);
    expect(cart.quantityOf("tea")).toBe(2);
  });

  it("has a minus that does nothing below one piece [ui-line-minus-acts]", () => {
    const wanted: number[] = [];
    const words = { quantity: "Pieces", less: "One less", more: "One more" };
    render(<QuantityControl quantity={0} least={-1} most={3} words={words} onChange={(quantity) => wanted.push(quantity)} />);
    press("One less");
    expect(wanted).toEqual([]);
    press("One more");
    expect(wanted).toEqual([1]);
  });

  it("asks before a line goes, takes it out, and gives it back [ui-line-remove-confirm]", async () => {
    const { cart } = await thePage();
    press("Remove Tulsi Tea");
    const question = within(screen.getByRole("alertdialog", { name: "Remove Tulsi Tea?" }));
    expect(question.getAllByRole("button").map(({ textContent }) => textContent?.trim())).toEqual(["Move to wishlist", "Remove", ""]);
    press("Remove", question);
    expect(cart.quantityOf("tea")).toBe(0);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(await screen.findByText("Product removed from cart")).toBeDefined();
    press("Undo", within(screen.getByText("Product removed from cart").closest("li") ?? document.body));
    expect(cart.quantityOf("tea")).toBe(1);
  });

  it("sends a guest who wants a wishlist to sign-in, and leaves the line", async () => {
    const { cart, session } = await thePage();
    press("Remove Tulsi Tea");
    press("Move to wishlist");
    expect(session.signInFor).toBe("wishlist");
    expect(cart.quantityOf("tea")).toBe(1);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("names what was taken out and links it, until that is dismissed [ru-cart-inactive-removed] [er-line-removed]", async () => {
    localStorage.setItem("cart_product", JSON.stringify([storedLineOf({ product: { ...oil, status: "inactive" }, quantity: 2 })]));
    await thePage({}, (cart) => cart.add(tea));
    const notice = screen.getByRole("link", { name: "Brahmi Oil" });
    expect([notice.getAttribute("href"), notice.parentElement?.textContent]).toEqual([
      "/shop/product/brahmi-oil",
      "Brahmi Oil was removed: it is not on sale right now.",
    ]);
    press("Close", within(notice.closest<HTMLElement>(".notice") ?? document.body));
    expect(screen.queryByText(/was removed/)).toBeNull();
  });

  it("hands focus on when a line goes with it, and back when a question is closed", async () => {
    const { cart } = await thePage();
    const remove = screen.getByRole("button", { name: "Remove Tulsi Tea" });
    remove.focus();
    press("Remove Tulsi Tea");
    press("Close", within(screen.getByRole("alertdialog")));
    expect(document.activeElement).toBe(remove);
    press("Remove Tulsi Tea");
    press("Remove", within(screen.getByRole("alertdialog")));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "Products in your cart" })));
    act(() => cart.remove("oil"));
    screen.getByRole("link", { name: "Shop all products" });
  });

  it("needs no second telling of what was removed once it was seen", async () => {
    localStorage.setItem("cart_product", JSON.stringify([storedLineOf({ product: { ...oil, status: "inactive" }, quantity: 2 })]));
    await thePage({}, () => {});
    expect(screen.getByText(/was removed/)).toBeDefined();
    cleanup();
    await thePage({}, () => {});
    expect(screen.queryByText(/was removed/)).toBeNull();
  });

  it("leads nobody to checkout who is not signed in [ui-drawer-lines]", async () => {
    const { session } = await thePage();
    fireEvent.click(screen.getAllByRole("button", { name: "Login and Checkout" })[0] ?? document.body);
    expect(session.signInFor).toBe("checkout");
  });
});

describe("the bill on the cart page", () => {
  it("shows subtotal, discount, shipping, rounding and total, each of which opens", async () => {
    await thePage();
    const shown = ["Subtotal", "Discount", "Shipping", "Rounding", "Total"].map((label) => figure(label).textContent?.replace(/\s+/g, " "));
    expect(shown).toEqual(["Subtotal ₹960.00", "Discount None", "Shipping ₹60.00", "Rounding None", "Total ₹1,020.00"]);
    expect(figure("Subtotal").closest("details")?.textContent).toContain("Brahmi Oil: 2 × ₹420₹840.00");
  });

  it("tells a new total to those who listen", async () => {
    await thePage();
    press("One more of Brahmi Oil");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Total ₹1,440.00");
  });

  it("tells what is left for free delivery, and takes the step that gets there", async () => {
    const { cart } = await thePage();
    expect(screen.getByText("₹1,039").parentElement?.textContent).toBe("Add ₹1,039 more for free delivery");
    expect(screen.getByText("Free delivery from ₹1,999, up to 5 kg.")).toBeDefined();
    fireEvent.click(
      await screen.findByRole("button", { name: /^Add 3 more Brahmi Oil \(₹1,260\) and delivery is free, you pay ₹1,200 more$/ }),
    );
    expect(cart.quantityOf("oil")).toBe(5);
    expect(screen.getByText("Delivery is free on this cart")).toBeDefined();
  });

  it("tells the saving on MRP and how it comes about", async () => {
    await thePage({}, (cart) => {
      cart.add(tea);
      cart.add(tea);
    });
    const saving = screen.getByText(/You save ₹60 on MRP/);
    expect(saving.closest("details")?.textContent).toContain("Tulsi Tea: 2 × (₹150 − ₹120)₹60.00");
  });

  it("can be asked for again where the shop did not answer", async () => {
    const { cart, draw, begin } = theShop();
    draw(<CartScreen />);
    begin();
    cart.add(tea);
    await waitFor(() => expect(figure("Total").textContent).toContain("₹180.00"));
  });
});

describe("the coupons of a visitor", () => {
  it("are listed under their heading, each with what it would save or what would unlock it [ui-coupon-heading] [ui-coupon-out-list] [ui-coupon-card-variants] [ui-coupon-list] [ru-coupon-load]", async () => {
    await thePage();
    expect(card("LEAF10").getByText("10% OFF")).toBeDefined();
    expect(card("LEAF10").getByText("Would save ₹86.42 on this cart")).toBeDefined();
    expect(card("LEAF10").getByText("No end date")).toBeDefined();
    expect(card("BIG").getByText("Add products worth ₹1,635.72 more to unlock")).toBeDefined();
    const looks = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.dataset["look"]);
    expect(looks).toEqual(["open", "shut"]);
  });

  it("ask for sign-in when they are pressed, and change nothing; no code is typed [ui-coupon-out-click] [ru-code-login-only]", async () => {
    const { session } = await thePage();
    expect(screen.queryByRole("textbox", { name: "Coupon code" })).toBeNull();
    press(/^LEAF10/);
    expect(session.signInFor).toBe("coupon");
    expect(figure("Discount").textContent).toContain("None");
    session.leaveSignIn();
    press(/^BIG/);
    expect(session.signInFor).toBe("coupon");
  });

  it("tell why and show their terms [ui-coupon-card-terms]", async () => {
    await thePage();
    fireEvent.click(card("LEAF10").getByText("Why"));
    const text = screen.getByRole("heading", { name: /LEAF10/, level: 3 }).closest("li")?.textContent;
    expect(text).toContain("Tulsi Tea: 1 × ₹120 less 5% GST₹114.29");
    expect(text).toContain("Once a customer.");
  });

  it("are unlocked by a press where one step does", async () => {
    const { cart } = await thePage();
    fireEvent.click(await screen.findByRole("button", { name: "Add 5 more Brahmi Oil to unlock it" }));
    expect(cart.quantityOf("oil")).toBe(7);
    expect(card("BIG").getByText(/^Would save/)).toBeDefined();
  });

  it("take the focus of the step that unlocked them, as its button is gone", async () => {
    await thePage();
    const step = await screen.findByRole("button", { name: "Add 5 more Brahmi Oil to unlock it" });
    step.focus();
    fireEvent.click(step);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^BIG/ }).closest("li")));
  });
});

describe("the cart drawer", () => {
  const theDrawer = async () => {
    const { cart, delivery, draw, begin } = theShop();
    begin();
    delivery.begin();
    cart.add(tea);
    draw(
      <>
        <CartDrawer />
        <Toasts />
      </>,
    );
    await screen.findByRole("heading", { name: "Coupons for you" });
    return cart;
  };

  it("says that nobody delivers to the pincode in place of when delivery is free, and keeps the way on", async () => {
    localStorage.setItem("pincode", "682030");
    await theDrawer();
    const drawer = within(screen.getByRole("dialog", { name: "Your cart" }));
    expect(await drawer.findByText("We don't deliver to 682030 yet.")).toBeDefined();
    expect(drawer.queryByText(/[Dd]elivery is free/)).toBeNull();
    expect(drawer.getByRole("button", { name: /checkout/i })).toBeDefined();
  });

  it("shows lines, coupons, subtotal, shipping, discount, total and checkout [ui-drawer-lines]", async () => {
    await theDrawer();
    const drawer = within(screen.getByRole("dialog", { name: "Your cart" }));
    expect(drawer.getByRole("link", { name: "Tulsi Tea" })).toBeDefined();
    expect(["Subtotal", "Shipping", "Discount", "Total"].map((label) => figure(label).textContent !== "")).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(drawer.getByRole("button", { name: "Login and Checkout" })).toBeDefined();
    expect(drawer.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/shop/cart");
  });

  it("gives a removed line back from within", async () => {
    const cart = await theDrawer();
    act(() => cart.add(oil));
    press("Remove Brahmi Oil");
    press("Remove", within(screen.getByRole("alertdialog")));
    expect(cart.quantityOf("oil")).toBe(0);
    const told = screen.getByText("Brahmi Oil was removed.").closest<HTMLElement>(".cart-removed") ?? expect.fail("not told");
    press("Undo", within(told));
    expect(cart.quantityOf("oil")).toBe(2);
  });

  it("closes by its cross", async () => {
    const cart = await theDrawer();
    press("Close the cart");
    expect(cart.isDrawerOpen).toBe(false);
  });
});

describe("copying for support", () => {
  const clipboard = (write: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: {
        writeText: write,
        write: async ([item]: ClipboardItem[]) => write((await (await item?.getType("text/plain"))?.text()) ?? ""),
      },
    });

  it("puts the file on the clipboard and says so", async () => {
    const copied: string[] = [];
    clipboard(async (text) => {
      copied.push(text);
    });
    await thePage();
    press("Copy for support");
    expect(await screen.findByText("Copied. Send it to support, and they'll see exactly this bill.")).toBeDefined();
    expect(JSON.parse(copied[0] ?? "")).toMatchObject({
      coupon_code: null,
      cart: [
        { product_id: "tea", quantity: 1 },
        { product_id: "oil", quantity: 2 },
      ],
    });
    press("One more of Tulsi Tea");
    await waitFor(() => expect(screen.queryByText("Copied. Send it to support, and they'll see exactly this bill.")).toBeNull());
  });

  it("shows the file where the clipboard is closed", async () => {
    clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    await thePage();
    press("Copy for support");
    const file = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The bill for support" });
    expect(JSON.parse(file.value)).toMatchObject({ coupon_code: null });
    press("Close", within(screen.getByRole("dialog", { name: "Copy this by hand" })));
    expect(screen.queryByRole("textbox", { name: "The bill for support" })).toBeNull();
  });
});
