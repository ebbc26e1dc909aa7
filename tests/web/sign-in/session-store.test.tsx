import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { browserPushIn } from "#adapters/browser-storage/browser-push.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { tellOfSession } from "#web/platform/session/tell-of-session.ts";
import { sessionNeeds, SessionStore } from "#web/platform/session/session-store.ts";
import { nextTask } from "#web/platform/window/next-task.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Container } from "inversify";

const device = deviceSessionIn({ storage: () => localStorage, tab: () => sessionStorage, page: () => document, isSecure: false });
const asha = customerId("asha");
const meera = customerId("meera");
const TOLD = { keepPushToken: KeepPushToken, removePushToken: RemovePushToken, signOut: SignOut };
const stops: (() => void)[] = [];
const hearOfSessions = (server: Container, pushToken: string | null, endPush: () => Promise<void>) =>
  make(
    server,
    SessionTelling,
    (needs) => tellOfSession({ device, push: async () => pushToken, devicePush: { end: endPush }, ...needs }),
    TOLD,
  );

/** A tab of this browser. The server knows `known`, by their tokens, and hears what is done. */
function aTab(
  given: { readonly server?: (container: Container) => void; readonly push?: string | null; readonly endPush?: () => Promise<void> } = {},
) {
  const server = composeMemory();
  server.rebind(ShowUser).toConstantValue(async () => ok(aUser({ id: asha })));
  given.server?.(server);
  const toasts = new ToastStore();
  hearOfSessions(server, given.push ?? null, given.endPush ?? (async () => {}));
  const session = new SessionStore({ device, ...lateNeeds(async () => server, sessionNeeds), toasts });
  stops.push(session.begin());
  return { session, said: () => toasts.toasts.map(({ news }) => news.kind) };
}

const tellOtherTabs = (key: string | null) => globalThis.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
/** A use case that answers null and notes what it was asked. */
const noting =
  (heard: unknown[], ...as: readonly string[]) =>
  async (...requested: readonly unknown[]) => {
    heard.push([...as, ...requested]);
    return null;
  };
const putCookie = (text: string) => Reflect.set(document, "cookie", text);
const cookieToken = () => device.cookieToken();

beforeEach(() => {
  device.clear();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await nextTask(); // What was just being asked is answered, and kept, before the next tab opens.
  await nextTask();
  vi.restoreAllMocks();
});

describe("a session", () => {
  it("is kept under the keys user, userId and token, and its token in a cookie [ru-storage-user] [ru-storage-token] [ru-storage-user-id] [ru-session-fields] [en-session]", () => {
    const { session } = aTab();
    session.signIn(aSignedIn({ id: asha, birthdate: null }));
    expect(session.isSignedIn).toBe(true);
    expect(session.user?.customer.name).toBe("Asha Rao");
    expect(localStorage.getItem("token")).toBe("token-of-asha");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ _id: "asha", name: "Asha Rao", reward_points: 0 });
    expect(localStorage.getItem("userId")).toBe("asha");
    expect(cookieToken()).toBe("token-of-asha");
  });

  it("has the cookie of its token at every address of the site [co-cookie-path]", () => {
    const page = { cookie: "" };
    const written = deviceSessionIn({ storage: () => localStorage, tab: () => sessionStorage, page: () => page, isSecure: false });
    written.keep({ bearer: "token-of-asha", profile: null });
    expect(page.cookie.split("; ")).toContain("path=/");
    written.clear();
    expect(page.cookie.split("; ")).toContain("path=/"); // Else the one that was kept would stay.
  });

  it("has left once they sign out or somebody else signs in, not where their session ended of itself", async () => {
    const { session } = aTab();
    expect(session.hasLeft(asha)).toBe(true);
    session.signIn(aSignedIn({ id: asha }));
    expect([session.hasLeft(asha), session.hasLeft(meera)]).toEqual([false, true]);
    session.ended("token-of-asha");
    expect([session.customer, session.hasLeft(asha)]).toEqual([null, false]);
    session.signIn(aSignedIn({ id: meera }));
    expect([session.hasLeft(asha), session.hasLeft(meera)]).toEqual([true, false]);
    await session.signOut();
    expect(session.hasLeft(meera)).toBe(true);
  });

  it("keeps no cart, wishes, birthdate or gender in the browser", () => {
    aTab().session.signIn(aSignedIn({ id: asha, gender: "female" }));
    expect(Object.keys(JSON.parse(localStorage.getItem("user") ?? "")).sort()).toEqual(
      ["_id", "aggregator", "email", "mobile", "name", "reward_points", "role", "thumb"].sort(),
    );
  });

  it("is there after a reload, and asks anew who it is [gd-load-session-user] [gd-load-session-kept]", async () => {
    aTab().session.signIn(aSignedIn({ id: asha }));
    const { session } = aTab({
      server: (server) => server.rebind(ShowUser).toConstantValue(async () => ok({ ...aUser({ id: asha }), rewardPoints: 1200 })),
    });
    await session.open();
    expect(session.user?.customer.id).toBe("asha");
    expect(session.bearerOf(asha)).toBe("token-of-asha");
    await vi.waitFor(() => expect(session.user?.rewardPoints).toBe(1200));
    expect(session.bearerOf(meera)).toBeNull();
  });

  it("stays as it was where the shop can't be reached: nothing is shown, a line is logged [er-silent-user-info]", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    aTab().session.signIn(aSignedIn({ id: asha }));
    const shut = () => Promise.reject(new PortUnavailable("the user", null));
    const { session, said } = aTab({ server: (server) => server.rebind(ShowUser).toConstantValue(shut) });
    await session.open();
    await session.refresh();
    expect(session.customer).toBe("asha");
    expect(said()).toEqual([]);
    expect(log).toHaveBeenCalled();
  });

  it("is known as it was asked for last, in whatever order the answers come", async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const answers: ((name: string) => void)[] = [];
      const { session } = aTab({
        server: (server) =>
          server.rebind(ShowUser).toConstantValue(async () => {
            const name = await new Promise<string>((tell) => answers.push(tell));
            return ok(aUser({ id: asha, name: fullNameIn(name) ?? NO_NAME }));
          }),
      });
      await session.open();
      session.signIn(aSignedIn({ id: asha }));
      const requested = [session.refresh()];
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      requested.push(session.refresh());
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      for (const one of order) {
        answers[one]?.(["Asha Rao", "Asha Kulkarni"][one] ?? "");
        expect(await requested[one]).toBe(true);
      }
      expect(session.user?.customer.name).toBe("Asha Kulkarni");
      device.clear();
    }
  });

  it("is restored from the cookie where the browser keeps no token, once the server knows it [gd-load-session-token] [gd-sso-cookie]", async () => {
    putCookie("token=from-a-cookie; path=/");
    const { session } = aTab();
    await session.open();
    expect([session.customer, session.bearerOf(asha)]).toEqual(["asha", "from-a-cookie"]);
    expect(localStorage.getItem("token")).toBe("from-a-cookie");
  });

  it("is nobody else's once somebody signed in while the cookie's token was asked about", async () => {
    putCookie("token=from-a-cookie; path=/");
    const tell: (() => void)[] = [];
    const { session } = aTab({
      server(server) {
        const show = server.get(ShowUser);
        server.rebind(ShowUser).toConstantValue(async (customer) => {
          await new Promise<void>((further) => tell.push(further));
          return show(customer);
        });
      },
    });
    const opened = session.open();
    await vi.waitFor(() => expect(tell).toHaveLength(1));
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    for (const further of tell) further();
    await opened;
    expect([session.customer, session.bearerOf(null)]).toEqual(["ravi", "token-of-ravi"]);
  });

  it("does not take the cookie's token where it has its own [gd-load-session-kept]", async () => {
    aTab().session.signIn(aSignedIn({ id: asha }));
    putCookie("token=another; path=/");
    const { session } = aTab();
    await session.open();
    expect(session.bearerOf(null)).toBe("token-of-asha");
  });

  it("exists as soon as a token does, without a user [ru-session-logged-in]", async () => {
    localStorage.setItem("token", "alone");
    const { session } = aTab({ server: (server) => server.rebind(ShowUser).toConstantValue(() => new Promise(() => {})) });
    await session.open();
    expect([session.isSignedIn, session.customer, session.bearerOf(null)]).toEqual([true, null, "alone"]);
    device.clear();
    const { session: other } = aTab();
    await other.open();
    expect(other.isSignedIn).toBe(false);
  });

  it("follows what other tabs do", () => {
    const [here, there] = [aTab(), aTab()];
    there.session.signIn(aSignedIn({ id: asha }));
    here.session.askToSignIn("wishlist");
    tellOtherTabs("token");
    expect([here.session.customer, here.session.signInFor]).toEqual(["asha", null]);
    device.clear();
    tellOtherTabs(null);
    expect(here.session.isSignedIn).toBe(false);
  });

  it("is not kept by an answer that comes sooner than the news that another tab has signed out", async () => {
    aTab().session.signIn(aSignedIn({ id: asha }));
    await nextTask();
    const answer = Promise.withResolvers<ReturnType<typeof ok<ReturnType<typeof aUser>>>>();
    const { session } = aTab({ server: (server) => server.rebind(ShowUser).toConstantValue(() => answer.promise) });
    await nextTask();
    device.clear(); // The other tab's, of which the browser tells this one later.
    answer.resolve(ok(aUser({ id: asha })));
    await vi.waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([localStorage.length, cookieToken()]).toEqual([0, null]);
  });

  it("that the server no longer knows ends with a notice, and with everything that was kept", async () => {
    const { session, said } = aTab();
    session.signIn(aSignedIn({ id: asha }));
    session.ended("of somebody else");
    expect(session.isSignedIn).toBe(true);
    session.ended("token-of-asha");
    expect([session.isSignedIn, localStorage.length, cookieToken()]).toEqual([false, 0, null]);
    expect(said()).toEqual(["session-ended"]);
  });
});

describe("a token that came in an address", () => {
  const theirs = (container: Container) =>
    container
      .rebind(ShowSignedIn)
      .toConstantValue(async (_, key) => (key === "a-company" ? ok(aUser({ id: meera })) : refused({ kind: "foreign-key" })));
  const arriving = async (apiKey: string) => {
    const server = composeMemory();
    theirs(server);
    server.rebind(ShowUser).toConstantValue(async (id) => ok(aUser({ id })));
    hearOfSessions(server, null, async () => {});
    const session = new SessionStore({ device, ...lateNeeds(async () => server, sessionNeeds), toasts: new ToastStore() });
    stops.push(session.begin());
    await session.arrive({ apiKey, token: "sent" });
    return session;
  };

  it("signs in once the server knows both [gd-sso-both]", async () => {
    const session = await arriving("a-company");
    expect([session.customer, session.bearerOf(null), localStorage.getItem("token"), session.sent]).toEqual([
      "meera",
      "sent",
      "sent",
      null,
    ]);
  });

  it("takes the place of the same person's session, and asks anybody else who they want to be", async () => {
    aTab({ server: (server) => server.rebind(ShowUser).toConstantValue(async (id) => ok(aUser({ id }))) }).session.signIn(
      aSignedIn({ id: meera }),
    );
    expect([(await arriving("a-company")).bearerOf(null), localStorage.getItem("token")]).toEqual(["sent", "sent"]);
    aTab().session.signIn(aSignedIn({ id: asha }));
    const session = await arriving("a-company");
    const asked = () => [session.customer, localStorage.getItem("token"), session.sent?.profile.customer.id];
    expect(asked()).toEqual(["asha", "token-of-asha", "meera"]);
    session.leaveSent();
    expect(asked()).toEqual(["asha", "token-of-asha", undefined]);
    await session.arrive({ apiKey: "a-company", token: "sent" });
    await session.changeToSent();
    expect(asked()).toEqual(["meera", "sent", undefined]);
  });

  it("is never kept on sight", async () => {
    const session = await arriving("a-stranger's");
    expect([session.isSignedIn, localStorage.length]).toEqual([false, 0]);
  });
});

describe("signing out", () => {
  it("clears all that the browser keeps, tells the server, leads home and says so [ru-session-logout-storage] [ru-cart-logout] [er-toast-logged-out]", async () => {
    const ended: unknown[] = [];
    const told = Promise.withResolvers<void>();
    const signOut = async (...given: readonly unknown[]) => {
      ended.push(given);
      await told.promise;
      return null;
    };
    const { session, said } = aTab({ server: (server) => server.rebind(SignOut).toConstantValue(signOut) });
    session.signIn(aSignedIn({ id: asha }));
    for (const key of ["cart_product", "coupon", "cart_coupon", "mobileNoSession", "city"]) localStorage.setItem(key, "x");
    const out = session.signOut();
    await expect.poll(() => ended.length).toBe(1);
    expect([session.isSignedIn, localStorage.length, cookieToken(), session.way]).toEqual([false, 0, null, "/"]);
    expect(session.bearerOf(asha)).toBe("token-of-asha");
    told.resolve();
    await out;
    expect(ended).toEqual([[{ id: "this device", customer: "asha" }]]);
    expect(session.bearerOf(asha)).toBeNull();
    expect(said()).toEqual(["signed-out"]);
  });

  it("is done here also where the shop can't be reached", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { session } = aTab({
      server: (server) => server.rebind(SignOut).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", null))),
    });
    session.signIn(aSignedIn({ id: asha }));
    await session.signOut();
    expect(session.isSignedIn).toBe(false);
  });
});

describe("a push token", () => {
  it("is saved after signing in and removed at signing out, where the browser has one", async () => {
    const told: unknown[] = [];
    const { session } = aTab({
      push: "a-push-token",
      endPush: async () => void told.push(["push ended"]),
      server: (server) => {
        server.rebind(KeepPushToken).toConstantValue(noting(told, "kept"));
        server.rebind(RemovePushToken).toConstantValue(noting(told, "removed"));
        server.rebind(SignOut).toConstantValue(async () => void told.push(["signed out"]) as never);
      },
    });
    session.signIn(aSignedIn({ id: asha }));
    await vi.waitFor(() => expect(told).toEqual([["kept", "asha", "a-push-token"]]));
    await session.signOut();
    expect(told.slice(1)).toEqual([["removed", "asha", "a-push-token"], ["push ended"], ["signed out"]]);
  });

  it("is saved too for whom a company sends, and for whom an account is had back", async () => {
    const told: unknown[] = [];
    const { session } = aTab({
      push: "a-push-token",
      server: (server) => {
        server.rebind(KeepPushToken).toConstantValue(noting(told, "kept"));
        server.rebind(ShowSignedIn).toConstantValue(async () => ok(aUser({ id: asha })));
      },
    });
    await session.arrive({ apiKey: "key", token: "theirs" });
    await vi.waitFor(() => expect(told).toEqual([["kept", "asha", "a-push-token"]]));
    session.signIn(aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: 9 } }));
    session.restored(aUser({ id: asha }));
    await vi.waitFor(() => expect(told).toHaveLength(2));
  });

  it("is the subscription of the service worker; without one, or without workers at all, there is none", async () => {
    const subscription = { endpoint: "https://push.example/1" };
    const worker = (found: object | null) =>
      browserPushIn(() => ({ getRegistration: async () => ({ pushManager: { getSubscription: async () => found } }) as never }));
    expect(atob((await worker(subscription)()) ?? "")).toBe(JSON.stringify(subscription));
    expect(await worker(null)()).toBeNull();
    expect(await browserPushIn(() => undefined)()).toBeNull();
  });
});

describe("an account that leaves", () => {
  it("keeps its token as for_account_recovery.token and signs nobody in [ru-login-deletion-pending] [en-recovery-state] [ru-session-fields]", () => {
    const { session } = aTab();
    session.askToSignIn("sign-in");
    session.signIn(aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: 9 } }));
    expect([session.isSignedIn, session.signInFor, session.recovery]).toEqual([false, null, { bearer: "token-of-asha", leaver: "asha" }]);
    expect(JSON.parse(localStorage.getItem("auth.for_account_recovery") ?? "")).toMatchObject({ token: "token-of-asha" });
    expect([localStorage.getItem("token"), cookieToken(), session.bearerOf(null), session.bearerOf(asha)]).toEqual([
      null,
      null,
      null,
      "token-of-asha",
    ]);
  });
});
