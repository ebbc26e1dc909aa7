import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { GUARD_NAMES, Guards, guardsOf, redirectByGuards } from "#web/platform/guards/guards.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { routes } from "#tests/web/routes.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, follow, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";
import type { RouteObject } from "react-router-dom";

const way = (path: string, search = "") => ({ path, search, on: "window" as const });

/** The guards of a window in which nobody is signed in. */
function aWindow() {
  const page = composePage(composeMemory());
  return { guards: page.get(Guards), session: page.get(SessionStore), page };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the guards", () => {
  it("are the six that the specification names [gd-named-guards]", () => {
    expect(Object.keys(aWindow().guards).sort()).toEqual([...GUARD_NAMES]);
    expect([...GUARD_NAMES]).toEqual(["adjust-scroll", "auth-route", "checkout", "load-session", "redirect-deprecated", "sso-login"]);
  });

  it("are Unknown middleware by any other name, and then a page's error is shown [er-unknown-middleware]", async () => {
    const unknown: unknown = [{ name: "open-sesame" }];
    await expect(redirectByGuards(aWindow().guards, unknown as [], way("/"))).rejects.toThrow("Unknown middleware");
  });

  it("lead old addresses to what stands there now, also where a server draws them [gd-redirect-deprecated]", async () => {
    const { guards } = aWindow();
    for (const [old, now] of [
      ["/oldindex", "/"],
      ["/FitbookChallenge", "/fitbookchallenges"],
      ["/fitbookchallenge/7", "/fitbookchallengedetails/7"],
      ["/fitbookchallenges", null],
    ] as const)
      expect(await redirectByGuards(guards, [], { path: old, search: "", on: "server" })).toBe(now);
  });

  it("send a visitor from a page of customers to /login and keep the way back; customers from /login home [gd-auth-route-logged-out] [gd-login-guest-only]", async () => {
    const { guards, session } = aWindow();
    expect(await redirectByGuards(guards, [{ name: "auth-route", lets: "customers" }], way("/profile", "?a=1"))).toBe("/login");
    expect(session.takeSavedPath()).toBe("/profile?a=1");
    expect(await redirectByGuards(guards, [{ name: "auth-route", lets: "visitors" }], way("/login"))).toBeNull();
    session.signIn(aSignedIn({ id: asha }));
    expect(await redirectByGuards(guards, [{ name: "auth-route", lets: "customers" }], way("/profile"))).toBeNull();
    expect(await redirectByGuards(guards, [{ name: "auth-route", lets: "visitors" }], way("/login"))).toBe("/");
  });

  it("let nobody check out who is not signed in or has nothing in the cart [gd-checkout-logged-out] [gd-checkout-empty-cart]", async () => {
    const { guards, session } = aWindow();
    expect(await redirectByGuards(guards, [{ name: "checkout" }], way("/shop/checkout"))).toBe("/shop");
    session.signIn(aSignedIn({ id: asha }));
    expect(await redirectByGuards(guards, [{ name: "checkout" }], way("/shop/checkout"))).toBe("/shop");
  });

  it("take a company's key and token from the address, both or none [gd-sso-both] [gd-sso-apikey-missing] [gd-sso-token-missing]", async () => {
    const product = composeMemory();
    product.rebind(ShowSignedIn).toConstantValue(async () => ok(aUser({ id: asha })));
    const page = composePage(product);
    const [guards, session] = [page.get(Guards), page.get(SessionStore)];
    for (const alone of ["?token=t", "?apikey=k"]) expect(await redirectByGuards(guards, [], way("/shop", alone))).toBeNull();
    expect(session.isSignedIn).toBe(false);
    history.replaceState(null, "", "/shop?sort=price&apikey=k&token=t");
    const led = redirectByGuards(guards, [], way("/shop", "?sort=price&apikey=k&token=t"));
    await Promise.resolve(); // Before anybody was asked.
    expect(location.search).toBe("?sort=price");
    expect(await led).toBe("/shop?sort=price");
    expect([session.customer, session.bearerOf(null)]).toEqual([asha, "t"]);
  });

  it("keep by whose invitation somebody came who is not signed in, and take it from the address [rt-invitefriend]", async () => {
    const { guards, session, page } = aWindow();
    const dependencies = await page.get(AllDependencies)();
    const kept = () => dependencies.get(KeptInvite).read();
    expect(await redirectByGuards(guards, [], way("/shop", "?uninvite=7K3MQ2XA"))).toBeNull();
    history.replaceState(null, "", "/shop?sort=price&invite=7k3m-q2xa#top");
    expect(await redirectByGuards(guards, [], way("/shop", "?sort=price&invite=7k3m-q2xa"))).toBe("/shop?sort=price");
    expect([kept(), location.search, location.hash]).toEqual(["7K3MQ2XA", "?sort=price", "#top"]);
    expect(await redirectByGuards(guards, [], way("/", "?invite=nothing"))).toBe("/");
    expect(kept()).toBe("7K3MQ2XA");
    session.signIn(aSignedIn({ id: asha }));
    expect(await redirectByGuards(guards, [], way("/", "?invite=9ZZZZZZZ"))).toBe("/");
    expect(kept()).toBe("7K3MQ2XA");
  });

  it("stand on every page that only customers have [gd-needs-login-areas] [gd-auth-route-logged-out]", () => {
    const paths = (tree: readonly RouteObject[]): readonly RouteObject[] =>
      tree.flatMap((route) => (route.children === undefined ? [route] : paths(route.children)));
    const remaining = paths(routes(aWindow().page)).filter((route) => guardsOf([route]).some(({ lets }) => lets === "customers"));
    const found = remaining.map(({ path }) => path?.replace("/:id?", ""));
    expect(found).toEqual(
      expect.arrayContaining([
        "/profile",
        "/members",
        "/user/delete",
        "/shop/wishlist",
        "/shop/orders",
        "/fitbook",
        "/watertracker",
        "/prescription",
      ]),
    );
    expect(found).not.toContain("/profile1");
  });
});

describe("a page of customers", () => {
  it("shows a visitor the sign-in instead, and itself once they have signed in [gd-after-login-saved-path] [rt-login]", async () => {
    const dependencies = await openShop("/profile", composeMemory());
    const session = dependencies.get(SessionStore);
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    expect(screen.queryByRole("heading", { name: "My profile" })).toBeNull();
    expect(sessionStorage.getItem("page-name")).toBe("/profile");
    act(() => session.leaveSignIn());
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in or sign up" })).toBeNull());
    expect(sessionStorage.getItem("page-name")).toBeNull();
  });

  it("whose session ends of itself asks to sign in over what was filled in there, which waits for its customer alone", async () => {
    const { keeper, session, product } = await openAsAsha("/user/addresses/new");
    const field = () => screen.findByLabelText<HTMLInputElement>("Flat, house, building");
    await field();
    await fill("Flat, house, building", "12 B, Lotus");
    await act(async () => session.ended(session.bearerOf(asha) ?? ""));
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    expect(screen.queryByRole("heading", { name: "Add an address" })).not.toBeNull();
    const again = await product.get(Sessions).open(asha, now);
    const user = await product.get(ShowUser)(asha);
    if (user.kind !== "ok") throw new Error("Asha is gone");
    await act(async () => session.signIn({ user: user.value, bearer: again.bearer }));
    expect((await field()).value).toBe("12 B, Lotus");
    expect(session.way).toBeNull();

    await act(async () => session.ended(again.bearer));
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    const other = customerId("ravi");
    await act(async () => session.signIn({ user: { ...user.value, customer: { ...user.value.customer, id: other } }, bearer: "another" }));
    expect((await field()).value).toBe("");
    expect(keeper.get(SessionStore).wasEnded).toBe(false);
  });

  it.each([
    ["/personalDetails", "Date of birth", "1992-11-03"],
    ["/user/delete", "Your mobile number", "98200 12345"],
    ["/profile", "New e-mail address", "asha@example.com"],
  ])("of the profile, too, keeps what was filled in until its customer is back: %s", async (address, label, typed) => {
    const { session, product } = await openAsAsha(address);
    if (address === "/profile") await press("Add: E-mail");
    await fill(label, typed);
    await act(async () => session.ended(session.bearerOf(asha) ?? ""));
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    const again = await product.get(Sessions).open(asha, now);
    const user = await product.get(ShowUser)(asha);
    if (user.kind !== "ok") throw new Error("Asha is gone");
    await act(async () => session.signIn({ user: user.value, bearer: again.bearer }));
    await screen.findByRole("heading", { level: 1 });
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe(typed);
  });

  it("asks before it is left after such an end, and then keeps nobody back", async () => {
    const { session, product } = await openAsAsha("/user/addresses/new");
    await screen.findByLabelText("Flat, house, building");
    await fill("Flat, house, building", "12 B, Lotus");
    await act(async () => session.ended(session.bearerOf(asha) ?? ""));
    await screen.findByRole("dialog", { name: "Sign in or sign up" });
    const again = await product.get(Sessions).open(asha, now);
    const user = await product.get(ShowUser)(asha);
    if (user.kind !== "ok") throw new Error("Asha is gone");
    await act(async () => session.signIn({ user: user.value, bearer: again.bearer }));
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    await follow("Cancel");
    await press("Leave");
    await screen.findByRole("heading", { name: "No address yet" });
    await follow("Password");
    await screen.findByRole("heading", { name: "Password", level: 1 });
    expect(warned).not.toHaveBeenCalled(); // The router warns of a second blocker.
  });

  it("is left for home by signing out there [ru-login-logout]", async () => {
    const { session } = await openAsAsha("/profile");
    await screen.findByRole("heading", { name: "My profile", level: 1 });
    await act(() => session.signOut());
    await waitFor(() => expect(screen.queryByRole("heading", { name: "My profile", level: 1 })).toBeNull());
    expect([session.isSignedIn, Object.keys(localStorage)]).toEqual([false, []]);
  });
});
