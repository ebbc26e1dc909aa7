import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { brandsByLetter } from "#core/catalogue/brand.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { entryText } from "./entry-text.ts";
import type { Container } from "inversify";

afterEach(cleanup);

const open = (change: (product: Container) => void = () => {}) => {
  const product = composeMemory({ contents: demoSite });
  change(product);
  return openShop("/shop", product);
};
const bar = () => within(screen.getByRole("navigation", { name: "Shop" }));
const popoverOf = (opener: HTMLElement) => document.getElementById(opener.getAttribute("popovertarget") ?? "") ?? document.body;
/** The browser's own way of telling that a popover has opened. */
async function opened(opener: HTMLElement): Promise<HTMLElement> {
  const popover = popoverOf(opener);
  await act(async () => void fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" })));
  return popover;
}
const many = brandsByLetter(
  ["Amla House", "brahmi", "3 Herbs", ...Array.from({ length: 20 }, (_, place) => `Kutir ${String.fromCharCode(65 + place)}`)].map(
    (title) => ({
      title,
      slug: title.toLowerCase(),
      products: 1,
      logo: null,
    }),
  ),
);

describe("the shop's bar", () => {
  it("has six menus, of which the first opens columns of headings with their sub-categories [ui-shopnav-menus] [ui-shopnav-columns] [ui-shopnav-banner]", async () => {
    await open();
    const openers = bar().getAllByRole("button");
    expect(openers.map(({ textContent }) => textContent)).toEqual([
      "Shop by category",
      "Shop by brand",
      "Shop by concern",
      "Vitamins & Supplements",
      "Healthy food",
      "Personal Care",
    ]);
    const popover = await opened(openers[0] ?? document.body);
    await waitFor(() => expect(within(popover).getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(6));
    const [ayurveda] = within(popover).getAllByRole("heading", { level: 3 });
    expect(ayurveda?.textContent).toBe("Ayurveda");
    const [first] = demoSite.menus.shop[0]?.items[0]?.items ?? [];
    expect(
      within(popover)
        .getAllByRole("link", { name: first?.title ?? "" })[0]
        ?.getAttribute("href"),
    ).toBe(first?.link);
    await waitFor(() => expect(popover.querySelectorAll("aside li").length).toBe(1)); // What saves most stands beside them.
    expect(popover.querySelector("aside")?.textContent).toContain("See all");
  });

  it("lists brands by letter in columns of at most 16, a letter that runs over twice [ui-shopnav-brand-sort] [ui-shopnav-brand-chunk]", async () => {
    await open((product) => product.rebind(ListBrands).toConstantValue(async () => many));
    const popover = await opened(bar().getByRole("button", { name: "Shop by brand" }));
    await waitFor(() => expect(popover.querySelectorAll(".shop-brand-column").length).toBeGreaterThan(0));
    const columns = [...popover.querySelectorAll(".shop-brand-column")].map((column) => ({
      letters: [...column.querySelectorAll("h3")].map(({ textContent }) => textContent),
      brands: [...column.querySelectorAll("li")].map(({ textContent }) => textContent ?? ""),
    }));
    expect(columns.map(({ letters }) => letters)).toEqual([["#", "A", "B", "K"], ["K"]]);
    expect(columns.map(({ brands }) => brands.length)).toEqual([16, 7]);
    const all = columns.flatMap(({ brands }) => brands);
    expect(all).toEqual(all.toSorted((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1)));
    expect(within(popover).getByRole("link", { name: "Amla House" }).getAttribute("href")).toBe("/shop/product-brands/Amla%20House");
  });

  it("keeps the way to all of it, and a quiet way to try again, where it can't be had: a line is logged [er-silent-brand]", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    let isShut = true;
    await open((product) =>
      product.rebind(ListBrands).toConstantValue(async () => {
        if (isShut) throw new PortUnavailable("brands", null);
        return many;
      }),
    );
    const popover = await opened(bar().getByRole("button", { name: "Shop by brand" }));
    const again = await within(popover).findByRole("button", { name: "Try again" });
    expect(within(popover).getByRole("link", { name: "See all" }).getAttribute("href")).toBe("/shop/product-brands");
    expect(screen.queryByRole("alert", { hidden: false })?.textContent ?? "").toBe("");
    expect(log).toHaveBeenCalledWith("brands cannot be reached");
    log.mockRestore();
    isShut = false;
    await act(async () => void fireEvent.click(again));
    await waitFor(() => expect(popover.querySelectorAll(".shop-brand-column").length).toBe(2));
  });
});

describe("a phone's menu", () => {
  it("has both languages beside its name, back to the page at hand, before its tabs have come", async () => {
    await openShop("/shop/products?title=oil", composeMemory({ contents: demoSite }));
    const languages = within(popoverOf(screen.getByRole("button", { name: "Menu" }))).getByRole("list", { name: "Language" });
    const links = [...languages.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["English", "/language/en?back=%2Fshop%2Fproducts%3Ftitle%3Doil"],
      ["हिन्दी", "/language/hi?back=%2Fshop%2Fproducts%3Ftitle%3Doil"],
    ]);
  });

  const menu = async () => {
    const popover = await opened(screen.getByRole("button", { name: "Menu" }));
    await waitFor(() => expect(within(popover).getAllByRole("tab")).toHaveLength(3));
    return within(popover);
  };
  const show = (of: Awaited<ReturnType<typeof menu>>, tab: string) =>
    act(async () => void fireEvent.click(of.getByRole("tab", { name: tab })));

  it("has a tab for the shop, with six accordions of which one is open at a time [ui-sidemenu-tabs] [ui-sidemenu-shop-list] [ui-sidemenu-shop-categories] [ui-sidemenu-subitem-link]", async () => {
    await open();
    const of = await menu();
    expect(of.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Shop", "Consult Doctor", "Tools"]);
    const panel = of.getByRole("tabpanel");
    const accordions = [...panel.querySelectorAll(".accordions > details")];
    expect(accordions.map((one) => one.querySelector("summary")?.textContent)).toEqual([
      "Shop by category",
      "Shop by brand",
      "Shop by concern",
      "Vitamins and Supplements",
      "Healthy Food",
      "Personal Care",
    ]);
    const inner = [...(accordions[0]?.querySelectorAll(":scope > ul > li > details > summary") ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(inner).toEqual(["Ayurveda", "Unani", "Dietary Needs", "Chronic Disease", "Women's Health", "Accessories", "Health package"]);
    const links = [...(accordions[0]?.querySelectorAll("a") ?? [])].filter((link) => link.textContent !== "See all");
    expect(links.length).toBeGreaterThan(10);
    for (const link of links)
      expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe(`/shop/product-subcategory/${link.textContent?.toLowerCase()}`);
  });

  it("finds a brand among the signs of all [ui-sidemenu-shop-brands] [ui-sidemenu-brand-link]", async () => {
    await open((product) => product.rebind(ListBrands).toConstantValue(async () => many));
    const of = await menu();
    const field = await of.findByRole("searchbox", { name: "Find a brand" });
    const signs = () => [...document.querySelectorAll(".menu-brands a")];
    await waitFor(() => expect(signs()).toHaveLength(23));
    await act(async () => void fireEvent.change(field, { target: { value: "amla" } }));
    expect(signs().map((sign) => [sign.querySelector("svg")?.getAttribute("aria-label"), sign.getAttribute("href")])).toEqual([
      ["Amla House", "/shop/product-brands/Amla%20House"],
    ]);
    expect(of.getByText("1 brand")).not.toBeNull();
    await act(async () => void fireEvent.change(field, { target: { value: "zzzz" } }));
    expect(of.getByText("No brand is called “zzzz”. Check the spelling.")).not.toBeNull();
  });

  it("leads to doctors near one, and to the tools; a visitor who presses a tracker is asked to sign in and stays [ui-sidemenu-find-doctors] [ui-sidemenu-tool-bmi] [ui-sidemenu-tool-fat] [ui-sidemenu-tool-prakriti] [ui-sidemenu-tool-stress] [ui-sidemenu-tools-out] [gd-tools-logged-out]", async () => {
    const dependencies = await open();
    const of = await menu();
    await show(of, "Consult Doctor");
    expect(of.getByRole("link", { name: /^Find Doctors near you/ }).getAttribute("href")).toBe(
      "/practitioners?type=&city=Current-Location",
    );
    const links = () => [...of.getByRole("tabpanel").querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links().slice(1)).toEqual([
      ["Lab Test", "/diagnosticlab"],
      ["Health plans", "/health-plans"],
    ]);
    await show(of, "Tools");
    expect(links().slice(8)).toEqual([
      ["Your day", "/wellness"],
      ["Fitbook", ""],
      ["Events", "/event"],
      ["Quizzes", "/quizhomepage"],
    ]);
    const target = (name: string) => of.getByText(name).getAttribute("href");
    expect(target("BMI Calculator")).toBe("/profile1");
    expect(target("Fat Percentage Calculator")).toBe("/profile1");
    expect(target("Prakritik Analysis")).toBe("/prakrititest");
    expect(target("Stress Calculator")).toBe("/profile3");
    const session = dependencies.get(SessionStore);
    for (const [name, way] of TRACKERS) {
      expect(target(name)).toBe("");
      await act(async () => void fireEvent.click(of.getByText(name)));
      expect([session.signInFor, session.takeSavedPath()]).toEqual(["tracker", way]);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Shop");
      act(() => session.leaveSignIn());
    }
  });

  it("leads a customer to the trackers [ui-sidemenu-tool-exercise] [ui-sidemenu-tool-sleep] [ui-sidemenu-tool-water] [ui-sidemenu-tool-meal]", async () => {
    const dependencies = await open();
    await act(async () => dependencies.get(SessionStore).signIn(aSignedIn()));
    const of = await menu();
    await show(of, "Tools");
    for (const [name, way] of TRACKERS) expect(of.getByText(name).getAttribute("href")).toBe(way);
  });
});

describe("a phone's account", () => {
  const account = () => document.getElementById("site-account") ?? document.body;
  const entries = () => [
    account().querySelector(".menu-account")?.firstElementChild?.textContent ?? account().querySelector(".menu-account")?.textContent,
    ...[...account().querySelectorAll(":scope > .menu-list > li")].map(entryText),
  ];
  const ITEMS = ["My Orders", "Appointment", "Therapies", "Lab Test", "Corporate", "Contact Us", "My Members", "Pending Payments"];

  it("begins with the way in, then what is one's own, then a submenu [ui-sidebar-items] [ui-sidebar-submenu]", async () => {
    const dependencies = await open();
    expect(entries()).toEqual(["Login/Signup", ...ITEMS]);
    expect([...account().querySelectorAll(".menu-nested summary")].map(({ textContent }) => textContent)).toEqual([
      "Our Services",
      "For Doctors",
      "Free Health Tools",
      "Fitbook",
    ]);
    await act(async () => void fireEvent.click(within(account()).getByText("Login/Signup")));
    expect(dependencies.get(SessionStore).signInFor).toBe("sign-in");
  });

  it("has a sign at each entry once it is opened", async () => {
    await open();
    await opened(screen.getByRole("button", { name: "Your account", hidden: true }));
    await waitFor(() => {
      const signed = [...account().querySelectorAll(":scope > .menu-list > li")].filter((entry) => entry.querySelector("svg") !== null);
      expect(signed.map(entryText)).toEqual(ITEMS);
    });
  });

  it("begins with the customer's name once they are signed in [ui-sidebar-user-name]", async () => {
    const dependencies = await open();
    await act(async () => dependencies.get(SessionStore).signIn(aSignedIn()));
    expect(entries()).toEqual(["Asha Rao", ...ITEMS]);
    expect(account().querySelector(".menu-account")?.getAttribute("href")).toBe("/homeprofile"); // All that is theirs, on a phone, too.
  });

  it("holds the rest of the customer's menu at its end, with the way out [ui-header-user-menu] [ru-login-logout]", async () => {
    const dependencies = await open();
    expect(within(account()).queryByText("Logout")).toBeNull();
    await act(async () => dependencies.get(SessionStore).signIn(aSignedIn()));
    expect([...account().querySelectorAll(".menu-end > :first-child li")].map(entryText)).toEqual([
      "My Profile",
      "Fitbook Profile",
      "Logout",
    ]);
    await act(async () => void fireEvent.click(within(account()).getByRole("button", { name: "Logout", hidden: true })));
    expect(dependencies.get(SessionStore).isSignedIn).toBe(false);
  });
});

const TRACKERS = [
  ["Exercise Tracker", "/exercisetracker"],
  ["Sleep Tracker", "/sleeptracker"],
  ["Water Tracker", "/watertracker"],
  ["Meal Tracker", "/mealtracker"],
] as const;
