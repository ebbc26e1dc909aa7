import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { LAYOUTS, layoutOf } from "#web/platform/page/layout.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { SiteFrame } from "#web/features/site/site-frame.tsx";
import { unknownSite } from "#web/features/site/site-data.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { routes } from "#tests/web/routes.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import { someSiteSettings } from "#tests/builders/some-site-settings.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { shownMenu } from "#core/content/shown-menu.ts";
import type { Layout } from "#web/platform/page/layout.ts";
import type { ToastNews } from "#web/platform/toasts/toast-store.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (address: string) => openShop(address, composeMemory({ contents: demoSite }));

function layoutAt(address: string): Layout {
  const matches = matchRoutes(routes(composePage(composeMemory())), address) ?? [];
  return layoutOf(matches.map(({ route }) => ({ handle: route.handle })));
}

/** A page in one of the layouts. */
async function drawn(layout: Layout) {
  const dependencies = composePage(composeMemory({ contents: demoSite }));
  const site = {
    ...unknownSite,
    corporateApp: someSiteSettings.corporateApp,
    header: shownMenu(demoSite.menus.header, someSiteSettings.outside),
    shop: shownMenu(demoSite.menus.shop, someSiteSettings.outside),
    outside: someSiteSettings.outside,
  };
  const page = (
    <SiteFrame site={site} layout={layout} address="/" sought="">
      <h1>Page</h1>
    </SiteFrame>
  );
  const router = createMemoryRouter([{ path: "*", element: page }]);
  await act(async () => {
    render(
      <DependenciesProvider value={dependencies}>
        <RouterProvider router={router} />
      </DependenciesProvider>,
    );
  });
  return { keeper: dependencies, ...shownParts() };
}

/** Which parts of the frame stand. */
const shownParts = () => ({
  navbar: screen.queryByRole("navigation", { name: "Niramaya and its services" }) !== null,
  shop: screen.queryByRole("navigation", { name: "Shop" }) !== null,
  bars: [screen.queryByRole("region", { name: "Location" }), screen.queryByRole("navigation", { name: "Find a practitioner" })].map(
    (bar) => bar !== null,
  ),
  side: ["site-menu", "site-account"].map((id) => document.getElementById(id) !== null),
  chat: screen.queryByRole("link", { name: "Chat with us on WhatsApp" }) !== null,
  footer: screen.queryByRole("contentinfo") !== null,
});

describe("a layout", () => {
  it("is one of five, that of the innermost route which names one [ui-layouts]", () => {
    expect(LAYOUTS).toEqual(["main", "shop", "checkout", "landing", "default"]);
    expect(layoutOf([{ handle: { layout: "main" } }, { handle: undefined }, { handle: { head: null } }])).toBe("main");
    expect(layoutOf([{ handle: { layout: "main" } }, { handle: { layout: "checkout" } }])).toBe("checkout");
    expect(layoutOf([{ handle: null }])).toBe("default");
  });

  it("is the default one where only customers come, of a main one: no bar of practitioners stands over what is theirs [ui-layouts]", () => {
    const own = { guards: FOR_CUSTOMERS };
    expect(layoutOf([{ handle: { layout: "main" } }, { handle: own }])).toBe("default");
    expect(layoutOf([{ handle: { layout: "main" } }, { handle: { ...own, layout: "main" } }])).toBe("main");
    expect(layoutOf([{ handle: { layout: "shop" } }, { handle: own }])).toBe("shop");
    expect(layoutOf([{ handle: { layout: "main" } }, { handle: { guards: [{ name: "auth-route", lets: "visitors" }] } }])).toBe("main");
    const pages = [
      "/profile",
      "/appointments",
      "/watertracker",
      "/members",
      "/fitbook",
      "/quizhomepage",
      "/wellness",
      "/practitioners",
      "/login",
    ];
    expect(pages.map(layoutAt)).toEqual([...Array<Layout>(7).fill("default"), "main", "main"]);
  });

  it("for the main pages has navbar, location and filter bars, side bars, chat and footer [ui-layout-main-navbar] [ui-layout-main-bars] [ui-layout-main-sidebars] [ui-layout-main-whatsapp] [ui-layout-main-footer]", async () => {
    expect(await drawn("main")).toMatchObject({
      navbar: true,
      shop: true,
      bars: [true, true],
      side: [true, true],
      chat: true,
      footer: true,
    });
  });

  it("for checkout has the logo, which leads home and is the visitor's own, and nothing else [ui-layout-checkout] [ui-modal-simple-header] [ui-corporate-logo]", async () => {
    const { keeper, ...shown } = await drawn("checkout");
    expect(shown).toMatchObject({
      navbar: false,
      shop: false,
      bars: [false, false],
      side: [false, false],
      chat: false,
      footer: false,
    });
    const banner = within(screen.getByRole("banner"));
    expect(banner.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
    expect(banner.queryAllByRole("button")).toEqual([]);
    await act(async () => keeper.get(SessionStore).signIn(aSignedIn({ aggregator: someSiteSettings.corporateApp })));
    expect(banner.getByRole("link").getAttribute("aria-label")).toBe("Niramaya Corporate Benefits, home page");
  });

  it("for the main pages has the popups of sign-in, of a mobile and of recovering; where an account is given up it is the same [ui-layout-main-modals]", async () => {
    const { keeper } = await drawn("main");
    const session = keeper.get(SessionStore);
    await act(async () => session.askToSignIn("sign-in"));
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    await act(async () => session.signIn(aSignedIn()));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in or sign up" })).toBeNull());
    await act(async () => session.askForMobile("profile"));
    await screen.findByRole("dialog", { name: "Verify your mobile number" });
    await act(async () => {
      session.leaveMobile();
      session.signIn(aSignedIn({ status: { kind: "leaving", erasedFrom: Date.UTC(2026, 11, 20) } }));
    });
    await screen.findByRole("dialog", { name: "Recover your account?" });
    expect(layoutAt("/user/delete")).toBe("default"); // Its own popup stands on that page.
  });

  it("for the shop has the shop's bar, for a landing page not even that", async () => {
    expect(await drawn("shop")).toMatchObject({ navbar: true, shop: true, bars: [false, false], footer: true });
    cleanup();
    expect(await drawn("landing")).toMatchObject({ navbar: true, shop: false, bars: [false, false], footer: true });
  });

  it("is the checkout's at the checkout's address, the main one at home, and the shop's in the shop", () => {
    expect(["/shop/checkout", "/", "/aboutus", "/shop", "/shop/cart", "/nowhere"].map(layoutAt)).toEqual([
      "checkout",
      "main",
      "main",
      "shop",
      "shop",
      "default",
    ]);
  });
});

describe("toasts", () => {
  const show = (dependencies: Awaited<ReturnType<typeof open>>, news: ToastNews) =>
    act(async () => dependencies.get(ToastStore).show(news));
  const texts = () => [...document.querySelectorAll(".toasts li > span")].map(({ textContent }) => textContent);

  it("are at most twenty, the newest on top, without a progress bar [ui-toast-order] [co-toast-max] [co-toast-order] [co-toast-progress]", async () => {
    const dependencies = await open("/shop");
    for (let shown = 0; shown < 24; shown += 1) await show(dependencies, { kind: "signed-out" });
    await show(dependencies, { kind: "recovered" });
    await waitFor(() => expect(texts()).toHaveLength(20));
    expect(texts()[0]).toBe("Recovered user account successfully");
    expect(document.querySelector(".toasts progress, .toasts [role=progressbar]")).toBeNull();
  });

  it("of the cart, the wishlist and the sign-in are told on desktops alone, all others everywhere", async () => {
    const dependencies = await open("/shop");
    await show(dependencies, { kind: "newsletter-asked" });
    for (const kind of ["added-to-cart", "wishlisted", "unwishlisted", "signed-in"] as const) await show(dependencies, { kind });
    await waitFor(() => expect(texts()).toHaveLength(5));
    const told = [...document.querySelectorAll(".toasts li")].map((toast) => toast.classList.contains("only-wide"));
    expect(told).toEqual([true, true, true, true, false]);
  });

  it("stand in the dialog that is open, as all else rests, and in the page again once it has closed", async () => {
    const dependencies = await open("/shop");
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    await show(dependencies, { kind: "recovered" });
    await waitFor(() => expect(dialog.querySelector(".toasts li")).not.toBeNull());
    await act(async () => dialog.close());
    await waitFor(() => expect(dialog.querySelector(".toasts")).toBeNull());
    expect(texts()).toEqual(["Recovered user account successfully"]);
    dialog.remove();
  });

  it("that are popups go after a second and a half, others stay longer [co-popup-duration]", async () => {
    const dependencies = await open("/shop");
    await show(dependencies, { kind: "recovered" });
    await waitFor(() => expect(texts()).toHaveLength(1)); // Their code has come.
    vi.useFakeTimers();
    await show(dependencies, { kind: "group-joined" });
    expect(texts()).toEqual(["Join group successfully", "Recovered user account successfully"]);
    await act(async () => vi.advanceTimersByTime(1_499));
    expect(texts()).toHaveLength(2);
    await act(async () => vi.advanceTimersByTime(1));
    expect(texts()).toEqual(["Recovered user account successfully"]);
  });
});

describe("the line", () => {
  it("is followed, and its loss is told quietly [ru-other-online]", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const dependencies = await open("/shop");
    const turn = async (is: boolean) => {
      onLine.mockReturnValue(is);
      await act(async () => void window.dispatchEvent(new Event(is ? "online" : "offline")));
    };
    const notice = () => screen.queryByText("You are offline. Pages you have seen and your cart still work.");
    expect([dependencies.get(ConnectionStore).isOnline, notice()]).toEqual([true, null]);
    await turn(false);
    expect(dependencies.get(ConnectionStore).isOnline).toBe(false);
    expect(notice()?.closest("[role=status]")).not.toBeNull();
    await act(async () => dependencies.get(SessionStore).signIn(aSignedIn()));
    expect(notice()).toBeNull();
    expect(screen.getByText("You are offline. Pages you have seen still work; your cart is safe.")).toBeDefined();
    await turn(true);
    expect([dependencies.get(ConnectionStore).isOnline, screen.queryByText(/^You are offline/)]).toEqual([true, null]);
  });
});

describe("the city", () => {
  const dialog = async () => {
    await act(
      async () => void fireEvent.click(screen.getAllByRole("button", { name: /^(Choose your city|Your city is)/ })[0] ?? document.body),
    );
    return within(await screen.findByRole("dialog", { name: "Your city" }));
  };
  const positioned = (answer: (told: PositionCallback, failed: PositionErrorCallback) => void) =>
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: (told: PositionCallback, failed: PositionErrorCallback) => answer(told, failed) },
    });

  it("is chosen from a list that is searched, kept on this device, and asked for by the search for practitioners", async () => {
    await drawn("main");
    const of = await dialog();
    await act(async () => void fireEvent.change(of.getByRole("searchbox"), { target: { value: "karnat" } }));
    expect(of.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain("Mysuru Karnataka");
    await act(async () => void fireEvent.click(of.getByRole("button", { name: /^Mysuru/ })));
    expect(screen.queryByRole("dialog", { name: "Your city" })).toBeNull();
    expect([localStorage.getItem("city"), localStorage.getItem("countryCode")]).toEqual(["Mysuru", "IN"]);
    const types = within(screen.getByRole("navigation", { name: "Find a practitioner" }));
    expect(types.getByRole("link", { name: "Yoga" }).getAttribute("href")).toBe("/practitioners?city=Mysuru&type=YOGA");
  });

  it("is the nearest to where the device says that it is, once it is asked", async () => {
    positioned((told) => told({ coords: { latitude: 18.6, longitude: 73.8 } } as GeolocationPosition));
    await drawn("main");
    const of = await dialog();
    await act(async () => void fireEvent.click(of.getByRole("button", { name: "Use my location" })));
    expect(localStorage.getItem("city")).toBe("Pune");
    expect(screen.getAllByRole("button", { name: "Your city is Pune. Change it" }).length).toBeGreaterThan(0);
  });

  it("stays to be chosen where the device does not tell", async () => {
    positioned((_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    await drawn("main");
    const of = await dialog();
    await act(async () => void fireEvent.click(of.getByRole("button", { name: "Use my location" })));
    expect(of.getByRole("status").textContent).toBe("This device doesn't share its location. Choose your city below.");
    expect(localStorage.getItem("city")).toBeNull();
  });
});
