import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { aProduct } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { Container } from "inversify";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const meera = customerId("meera");
const products = [aProduct("Oil"), aProduct("Balm"), aProduct("Gone", { offer: { price: paise(100), stock: 0 } })];
const main = () => within(screen.getByRole("main"));
const cardOf = (title: string) => within(main().getByRole("heading", { name: title, level: 3 }).closest("article") ?? document.body);
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** The shop of a customer who put these aside, in this order. */
async function openAs(address: string, aside: readonly string[], change: (product: Container) => void = () => {}) {
  const product = composeMemory({ products });
  const stored = product.get(Wishlists);
  for (const id of aside) await stored.add(meera, id, 9);
  product.rebind(ShowUser).toConstantValue(async (customer) => ok({ ...aUser({ id: customer }), wishes: await stored.of(customer) }));
  change(product);
  composePage(product)
    .get(SessionStore)
    .signIn(aSignedIn({ id: meera }));
  const dependencies = await openShop(address, product);
  await vi.waitFor(() => expect(dependencies.get(WishlistStore).state).not.toBe("asking"));
  return { keeper: dependencies, kept: stored };
}

describe("the wishlist's page", () => {
  it("shows what was put aside, the last in front, as it is sold today [rt-shop-wishlist]", async () => {
    await openAs("/shop/wishlist", ["id-oil", "id-gone"]);
    expect(await main().findAllByRole("article")).toHaveLength(2);
    expect(main().getByRole("heading", { level: 1 }).textContent).toBe("My wishlist");
    expect(
      main()
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Gone", "Oil"]);
    expect(main().getByText("2 products")).toBeDefined();
    expect(cardOf("Gone").getByRole("button", { name: "Out of stock" }).hasAttribute("disabled")).toBe(true);
  });

  it("moves a product to the cart", async () => {
    const { keeper, kept } = await openAs("/shop/wishlist", ["id-oil", "id-balm"]);
    await press(await main().findByRole("button", { name: "Move to cart: Oil" }));
    await vi.waitFor(() => expect(keeper.get(CartStore).quantityOf("id-oil")).toBe(1));
    expect(main().getAllByRole("article")).toHaveLength(1);
    expect((await kept.of(meera)).map(({ id }) => id)).toEqual(["id-balm"]);
  });

  it("lets a product go, and says when nothing is left, with one way on", async () => {
    await openAs("/shop/wishlist", ["id-oil"]);
    const heart = await main().findByRole("button", { name: "Add Oil to wishlist" });
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    await press(heart);
    expect(await main().findByRole("heading", { name: "Your wishlist is empty" })).toBeDefined();
    expect(main().getByRole("link", { name: "Shop all products" }).getAttribute("href")).toBe("/shop/products");
  });

  it("can be asked for again when it can't be had", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    let isShut = true;
    await openAs("/shop/wishlist", ["id-oil"], (product) => {
      const show = product.get(ShowUser);
      product
        .rebind(ShowUser)
        .toConstantValue((customer) => (isShut ? Promise.reject(new PortUnavailable("the profile", null)) : show(customer)));
    });
    expect(await main().findByText("Your wishlist could not be loaded.")).toBeDefined();
    isShut = false;
    await press(main().getByRole("button", { name: "Try again" }));
    expect(await main().findByRole("heading", { name: "Oil" })).toBeDefined();
  });
});

describe("a heart", () => {
  it("of a visitor asks to sign in, and puts nothing aside [ru-cart-wishlist-out] [gd-needs-login-areas]", async () => {
    const dependencies = await openShop("/shop/products", composeMemory({ products }));
    const heart = cardOf("Oil").getByRole("button", { name: "Add Oil to wishlist" });
    await press(heart);
    expect(dependencies.get(SessionStore).signInFor).toBe("wishlist");
    expect(heart.getAttribute("aria-pressed")).toBe("false");
  });

  it("puts a product aside and takes it off, and says so [er-toast-wishlisted] [er-toast-unwishlisted]", async () => {
    const { kept } = await openAs("/shop/product/oil", []);
    const heart = main().getByRole("button", { name: "Add Oil to wishlist" });
    await press(heart);
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    expect(await screen.findByText("Product wishlisted successfully")).toBeDefined();
    expect((await kept.of(meera)).map(({ id }) => id)).toEqual(["id-oil"]);
    await press(heart);
    expect(await screen.findByText("Product removed from wishlist")).toBeDefined();
    expect(await kept.of(meera)).toEqual([]);
  });
});
