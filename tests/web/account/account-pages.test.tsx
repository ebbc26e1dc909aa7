import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { FOR_CUSTOMERS, guardsOf } from "#web/platform/guards/guards.ts";
import { accountEntries, inMenuOrder } from "#web/platform/own-page/account-entries.ts";
import { accountRoutes } from "#web/features/account/account-routes.tsx";
import { notificationRoutes } from "#web/features/notifications/notification-routes.tsx";
import { pointRoutes } from "#web/features/points/point-routes.tsx";
import { ticketRoutes } from "#web/features/tickets/ticket-routes.tsx";
import { render as draw } from "#web/shells/render.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { anInviteCode } from "#tests/builders/a-new-customer.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PAGES = [
  ["/homeprofile", "My account"],
  ["/profile", "My profile"],
  ["/personalDetails", "Personal details"],
  ["/mobile", "Your mobile number"],
  ["/user/password", "Password"],
  ["/user/addresses", "Addresses"],
  ["/user/addresses/new", "Add an address"],
  ["/members", "My members"],
  ["/members/abc123", "Member"],
  ["/user/points", "Reward points"],
  ["/notification", "Notifications"],
  ["/invitefriend", "Invite a friend"],
  ["/user/data", "Your data"],
  ["/user/delete", "Delete account"],
] as const;

describe("a customer's pages", () => {
  it.each(PAGES)("open on a direct visit: %s [rt-homeprofile] [rt-invitefriend]", async (address, heading) => {
    await openAsAsha(address);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByText("Please sign in")).toBeNull();
  });

  it.each([
    "/notification",
    "/user/points",
    "/shop/wishlist",
    "/shop/orders",
    "/profile",
    "/fitbook",
    "/exercisetracker",
    "/sleeptracker",
    "/watertracker",
    "/mealtracker",
    "/user/delete",
  ])("are open to whoever is signed in: %s [ru-user-may]", async (address) => {
    const { session } = await openAsAsha(address);
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toMatch(/^Sign in|can't find/);
    expect([session.signInFor, session.way]).toEqual([null, null]);
  });

  it("are for customers alone, save the one that adds a mobile", () => {
    const routes = [...accountRoutes(), ...notificationRoutes(), ...pointRoutes(), ...ticketRoutes()];
    const guarded = routes.map((route) => [route.path, guardsOf([route])]);
    expect(guarded.length).toBeGreaterThan(PAGES.length);
    for (const [path, guards] of guarded) expect([path, guards]).toEqual([path, path === "/mobile" ? [] : FOR_CUSTOMERS]);
  });

  it.each(PAGES)("are drawn by the server in the shape of what comes, and hold nobody's data: %s", async (address, heading) => {
    const response = await draw(new Request(`http://shop.test${address}`), composeMemory(), shopFrame);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toContain('class="skeleton ');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it("ask a visitor who comes to one that is everybody's to sign in", async () => {
    const dependencies = await openShop("/mobile", composeMemory());
    const session = dependencies.get(SessionStore);
    await act(() => session.open());
    const main = within(screen.getByRole("main"));
    await main.findByRole("heading", { name: "Please sign in" });
    expect(main.getByText("Sign in to open this page.")).toBeDefined(); // Not that nobody else sees it: lists of Fitbook are all members'.
    await act(async () => fireEvent.click(main.getByRole("button", { name: "Sign in" })));
    expect(session.signInFor).toBe("account");
  });
});

describe("the overview of an account", () => {
  it("has the account's own pages and those that features of the shell add, in one order", () => {
    const pages = accountEntries.map(({ page }) => page);
    const ofServices = [
      "profile",
      "orders",
      "appointments",
      "prescriptions",
      "doses",
      "health-profile",
      "assessments",
      "lab-bookings",
      "plans",
      "events",
      "tickets",
      "addresses",
      "members",
      "points",
    ];
    expect(pages).toEqual([...ofServices, "notifications", "alerts", "invite", "password", "access", "data", "leave"]);
    expect(new Set(accountEntries.map(({ order }) => order)).size).toBe(pages.length);
    const withoutPoints = accountEntries.filter(({ page }) => ["tickets", "orders"].includes(page)).toReversed();
    const own = ["profile", "addresses", "members", "invite", "password", "data", "leave"];
    expect(inMenuOrder([...accountEntries.filter(({ page }) => own.includes(page)), ...withoutPoints]).map(({ page }) => page)).toEqual([
      ...["profile", "orders", "tickets", "addresses", "members"],
      ...["invite", "password", "data", "leave"],
    ]);
  });

  it("tells who is signed in, and leads to every page", async () => {
    const { session } = await openAsAsha("/homeprofile");
    const main = within(screen.getByRole("main"));
    expect(main.getByText("+91 98200 12345")).toBeDefined();
    expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/profile",
      "/shop/orders",
      "/appointments",
      "/prescription",
      "/ongoingtherapy",
      "/medicalcondition",
      "/summary",
      "/diagnosticlab/bookings",
      "/my-plans",
      "/event",
      "/user/tickets",
      "/user/addresses",
      "/members",
      "/user/points",
      "/notification",
      "/alerts/mine",
      "/invitefriend",
      "/user/password",
      "/accesslog",
      "/user/data",
      "/user/delete",
    ]);
    await act(async () => fireEvent.click(main.getByRole("button", { name: "Logout" })));
    expect(session.isSignedIn).toBe(false);
  });
});

describe("inviting a friend", () => {
  it("passes the shop on with one's code, by WhatsApp or by copying, and names nobody [rt-invitefriend]", async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
    const memory = new Memory();
    memory.invites.codes.set(asha, anInviteCode("7K3MQ2XA"));
    await openAsAsha("/invitefriend", { memory });
    expect(await screen.findByText("7K3MQ2XA")).toBeDefined();
    const whatsapp = new URL((await screen.findByRole("link", { name: "Send on WhatsApp" })).getAttribute("href") ?? "");
    expect([whatsapp.origin, whatsapp.searchParams.get("text")]).toEqual([
      "https://wa.me",
      expect.stringContaining(`${location.origin}/?invite=7K3MQ2XA`),
    ]);
    await press("Copy the message");
    expect(await screen.findByText("Copied. Paste it in a message to your friend.")).toBeDefined();
    expect(copied).toEqual([whatsapp.searchParams.get("text")]);
    expect(copied[0]).not.toMatch(/Asha|98200/);
  });

  it("shows a code for a camera, and how many came, never who [rt-invitefriend]", async () => {
    const memory = new Memory();
    memory.invites.codes.set(asha, anInviteCode("7K3MQ2XA"));
    for (const one of ["one", "two"]) memory.invites.inviters.set(customerId(one), asha);
    await openAsAsha("/invitefriend", { memory });
    expect(await screen.findByRole("img", { name: "QR code of your link, for a friend to scan" })).toBeDefined();
    expect(await screen.findByText("2 friends have joined with your code.")).toBeDefined();
  });

  it("says so where the code can't be read, and tries again", async () => {
    const memory = new Memory();
    await openAsAsha("/invitefriend", { memory });
    expect(await screen.findByText("We couldn't get your invite code.")).toBeDefined();
    memory.invites.codes.set(asha, anInviteCode("7K3MQ2XA"));
    await press("Try again");
    expect(await screen.findByText("7K3MQ2XA")).toBeDefined();
  });
});
