import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { runInAction } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import { someSiteSettings } from "#tests/builders/some-site-settings.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, products, unrated } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { entryText } from "./entry-text.ts";
import type { Customer } from "#core/identity/customer.ts";

afterEach(cleanup);

const open = (address = "/") => openShop(address, composeMemory({ contents: demoSite }));
async function openSignedIn(given: Partial<Customer> = {}, rewardPoints = 0) {
  const dependencies = await open();
  const { user, bearer } = aSignedIn(given);
  await act(async () => dependencies.get(SessionStore).signIn({ user: { ...user, rewardPoints }, bearer }));
  return dependencies;
}
const services = () => screen.getByRole("navigation", { name: "Niramaya and its services" });
const inServices = () => within(services());
const menu = (name: string) => {
  const opener = inServices().getByRole("button", { name });
  return within(document.getElementById(opener.getAttribute("popovertarget") ?? "") ?? document.body);
};
const texts = (of: ReturnType<typeof menu>) => of.getAllByRole("listitem").map(entryText);

describe("the header of a visitor", () => {
  it("has its menus in their order, with what each holds [ui-header-menus] [ui-header-our-services] [ui-header-for-doctors-out] [ui-header-free-tools] [ui-header-fitbook]", async () => {
    await open();
    expect(
      inServices()
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Our Services", "For Doctors", "Free Health Tools", "Fitbook"]);
    expect(texts(menu("Our Services"))).toEqual(["Consult", "Shop", "Hospitals", "Health plans", "Diagnostic test", "Corporate"]);
    expect(texts(menu("Free Health Tools"))).toHaveLength(8);
    expect(texts(menu("Fitbook"))).toEqual(["Connect", "Challenge your peers"]);
  });

  it("offers to join and to sign in [ui-header-onboard] [ui-header-signin] [ui-visitor-header]", async () => {
    const dependencies = await open();
    const [, onboard] = inServices().getAllByRole("link", { name: "Onboard your clinic" });
    expect(onboard?.getAttribute("href")).toBe(someSiteSettings.outside.onboarding);
    fireEvent.click(inServices().getByRole("link", { name: "Sign in/Sign up" }));
    expect(dependencies.get(SessionStore).signInFor).toBe("sign-in");
  });

  it("sends doctors to a site of their own, which is configured [gd-doctors-separate] [rt-external-onboarding]", async () => {
    await open();
    const onboard = menu("For Doctors").getByRole("link", { name: "Onboard your clinic" });
    expect(onboard.getAttribute("href")).toBe(someSiteSettings.outside.onboarding);
    expect(onboard.getAttribute("rel")).toContain("noopener");
  });

  it("asks for a sign-in where Fitbook is pressed, and leads nowhere [ui-header-fitbook-out] [gd-fitbook-links]", async () => {
    const dependencies = await open("/shop");
    for (const [name, towards] of [
      ["Connect", "/fitbook"],
      ["Challenge your peers", "/fitbookchallenges"],
    ] as const) {
      const link = menu("Fitbook").getByText(name);
      expect(link.getAttribute("href")).toBe("");
      await act(async () => void fireEvent.click(link));
      expect(dependencies.get(SessionStore).signInFor).toBe("fitbook");
      expect(dependencies.get(SessionStore).takeSavedPath()).toBe(towards);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Shop");
      act(() => dependencies.get(SessionStore).leaveSignIn());
    }
  });

  it("asks for a sign-in where the wishlist is pressed, and leads nowhere [gd-needs-login-areas]", async () => {
    const dependencies = await open("/shop");
    await act(async () => void fireEvent.click(screen.getByRole("link", { name: /^Wishlist/ })));
    expect(dependencies.get(SessionStore).signInFor).toBe("wishlist");
    expect(dependencies.get(SessionStore).takeSavedPath()).toBe("/shop/wishlist");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Shop");
  });

  it("counts the lines of the cart, and nothing where it is empty [ui-header-cart-count]", async () => {
    const dependencies = await open();
    expect(screen.getByRole("link", { name: "Cart, empty" }).textContent).toBe("");
    await act(async () => {
      for (const product of products.slice(0, 2)) dependencies.get(CartStore).add(listedProduct(product));
    });
    expect(screen.getByRole("link", { name: /^Cart, \d/ }).textContent).toBe(String(dependencies.get(CartStore).count));
  });
});

describe("the header of a customer", () => {
  it("has no place for doctors, and nothing to join or sign in to [ui-header-for-doctors-in] [ui-header-onboard-in] [ui-users]", async () => {
    await openSignedIn();
    for (const gone of ["For Doctors", "Onboard your clinic", "Sign in/Sign up"]) expect(inServices().queryByText(gone)).toBeNull();
    expect(inServices().getByRole("button", { name: "Free Health Tools" })).not.toBeNull();
  });

  it("shows the reward points in Indian grouping, and the account's menu under the name [ui-header-reward] [ui-header-user-menu]", async () => {
    const dependencies = await openSignedIn({}, 123_456);
    const rewards = await inServices().findByRole("link", { name: "Rewards: 1,23,456 points" }); // What stands there then comes late.
    expect(rewards.textContent).toBe("1,23,456 points");
    const account = menu("Asha Rao");
    expect([...(document.getElementById("account-menu")?.querySelectorAll("li") ?? [])].map(entryText)).toEqual([
      "My Orders",
      "My Profile",
      "Fitbook Profile",
      "Logout",
    ]);
    expect(account.getByRole("link", { name: "My Orders" }).getAttribute("href")).toBe("/shop/orders");
    await act(async () => void fireEvent.click(account.getByRole("button", { name: "Logout" })));
    await inServices().findByText("Sign in/Sign up");
    expect(dependencies.get(SessionStore).isSignedIn).toBe(false);
  });

  it("leads to Fitbook", async () => {
    await openSignedIn();
    expect(
      menu("Fitbook")
        .getByRole("link", { name: /^Connect/ })
        .getAttribute("href"),
    ).toBe("/fitbook");
  });

  it("counts what was put aside [ui-header-wishlist-count]", async () => {
    const dependencies = await openSignedIn();
    const wishlist = dependencies.get(WishlistStore);
    await act(async () =>
      runInAction(() => {
        wishlist.products = ["Oil", "Balm"].map((title) => unrated(aProduct(title)));
      }),
    );
    expect(screen.getByRole("link", { name: "Wishlist, 2 products" }).textContent).toBe("2");
  });

  it("has another logo for whom the aggregator of corporate benefits has sent, and for nobody else [ui-corporate-logo]", async () => {
    const logos = () => screen.getAllByRole("link", { name: /home page$/ });
    await openSignedIn({ aggregator: "another" });
    const [usual] = logos().map(({ innerHTML }) => innerHTML);
    expect(logos().map((logo) => logo.getAttribute("aria-label"))).toEqual(["Niramaya, home page", "Niramaya, home page"]); // Over the page and at its end.
    cleanup();
    await openSignedIn({ aggregator: someSiteSettings.corporateApp });
    const theirs = "Niramaya Corporate Benefits, home page";
    expect(logos().map((logo) => [logo.getAttribute("aria-label"), logo.getAttribute("href")])).toEqual([
      [theirs, "/"],
      [theirs, "/"],
    ]);
    for (const { innerHTML } of logos()) expect(innerHTML).not.toBe(usual);
  });
});
