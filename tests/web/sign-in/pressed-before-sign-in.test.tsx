import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sides } from "#sides/intents";
import { customerId } from "#core/identity/customer-id.ts";
import { INTENT_LASTS } from "#core/sign-in/session/intent.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { DoIntent } from "#web/platform/session/do-intent.ts";
import { sessionNeeds, SessionStore } from "#web/platform/session/session-store.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Intent, IntentKind, IntentOf } from "#core/sign-in/session/intent.ts";

const asha = customerId("asha");
const meera = customerId("meera");
const heart = { kind: "wishlist-add", product: "amla" } as const;
const KEY = "sign-in-intent";

/** One of each kind: a new kind does not compile without one. */
const EACH: { readonly [Kind in IntentKind]: IntentOf<Kind> } = {
  "wishlist-add": heart,
  "wishlist-remove": { kind: "wishlist-remove", product: "amla" },
  "wishlist-move": { kind: "wishlist-move", product: "amla" },
  coupon: { kind: "coupon", code: "SAVE10" },
  "event-seat": { kind: "event-seat", event: "breathing-class" },
};
const all = Object.values(EACH);

const time = { is: 0 };
const device = deviceSessionIn({
  storage: () => localStorage,
  tab: () => sessionStorage,
  page: () => document,
  isSecure: false,
  now: () => time.is,
});

/** The page in this tab, loaded anew with each call. `done`: what was done there, and for whom. */
function aPage(does: DoIntent = async () => {}) {
  const server = composeMemory();
  const done: string[] = [];
  server.bind(SessionTelling).toConstantValue({ begun: async () => {}, ended: async () => {} });
  server.bind(DoIntent).toConstantValue(async (intent, customer) => {
    done.push(`${JSON.stringify(intent)} ${customer}`);
    await does(intent, customer);
  });
  const toasts = new ToastStore();
  const session = new SessionStore({ device, ...lateNeeds(async () => server, sessionNeeds), toasts });
  return { session, done, said: () => toasts.toasts.map(({ news }) => news.kind) };
}

const by = (intent: Intent, customer = asha) => [`${JSON.stringify(intent)} ${customer}`];
const settled = () => new Promise((next) => setTimeout(next));
const goTo = (path: string) => history.replaceState(null, "", path);

beforeEach(() => {
  device.clear();
  time.is = Date.UTC(2026, 10, 30, 6);
  goTo("/shop/product/amla");
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  goTo("/");
});

describe("what was pressed before sign-in", () => {
  it.each(all)("is done once they are signed in, and once only: $kind", async (intent) => {
    const { session, done } = aPage();
    session.askToSignInFor(intent);
    expect(session.signInFor).not.toBeNull();
    session.signIn(aSignedIn({ id: asha }));
    await vi.waitFor(() => expect(done).toEqual(by(intent)));
    expect(session.intentsDone).toBe(1);
    await session.signOut();
    session.signIn(aSignedIn({ id: asha }));
    await settled();
    expect([done, sessionStorage.getItem(KEY)]).toEqual([by(intent), null]);
  });

  it.each(all)("is done by one feature of the shop: $kind", ({ kind }) => {
    expect(sides.filter((doers) => kind in doers)).toHaveLength(1);
  });

  it.each(all)("outlives the page, which opens sign-in for it again: $kind", async (intent) => {
    const before = aPage();
    before.session.askToSignInFor(intent);
    const { session, done } = aPage();
    await session.open();
    expect(session.signInFor).toBe(before.session.signInFor);
    session.signIn(aSignedIn({ id: asha }));
    await vi.waitFor(() => expect(done).toEqual(by(intent)));
    const third = aPage();
    await third.session.open();
    await settled();
    expect([third.done, third.session.signInFor]).toEqual([[], null]);
  });

  it("is done where another tab signed in while this page was away", async () => {
    aPage().session.askToSignInFor(heart);
    device.keep({ bearer: "token", profile: aSignedIn({ id: asha }).user });
    const { session, done } = aPage();
    await session.open();
    await vi.waitFor(() => expect(done).toEqual(by(heart)));
    expect(session.signInFor).toBeNull();
  });

  it("is kept in the tab alone, and holds no more than what it is", () => {
    aPage().session.askToSignInFor(heart);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toEqual({
      version: 1,
      at: time.is,
      intent: heart,
      page: "/shop/product/amla",
      by: null,
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is given up with sign-in, by another press that opens it, and by leaving the page", async () => {
    const { session, done } = aPage();
    session.askToSignInFor(heart);
    session.leaveSignIn();
    session.signIn(aSignedIn({ id: asha }));
    await session.signOut();
    session.askToSignInFor(heart);
    session.askToSignIn("sign-in");
    session.signIn(aSignedIn({ id: asha }));
    await session.signOut();
    session.askToSignInFor(heart);
    session.askToSignInFor(EACH.coupon);
    session.signIn(aSignedIn({ id: asha }));
    await session.signOut();
    await settled();
    expect(done).toEqual(by(EACH.coupon));
    session.askToSignInFor(heart);
    for (const elsewhere of ["/shop/product/tulsi", "/login"]) {
      goTo(elsewhere);
      const next = aPage();
      await next.session.open();
      expect([next.session.signInFor, sessionStorage.getItem(KEY)]).toEqual([null, null]);
      next.session.signIn(aSignedIn({ id: asha }));
      await settled();
      expect(next.done).toEqual([]);
      await next.session.signOut();
      next.session.askToSignInFor(heart);
    }
  });

  it("is forgotten after 30 minutes", async () => {
    aPage().session.askToSignInFor(heart);
    time.is += INTENT_LASTS - 1;
    const last = aPage();
    await last.session.open();
    expect(last.session.signInFor).toBe("wishlist");
    time.is += 1;
    const late = aPage();
    await late.session.open();
    expect(late.session.signInFor).toBeNull();
    late.session.signIn(aSignedIn({ id: asha }));
    await settled();
    expect(late.done).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["another version", JSON.stringify({ version: 2, at: Date.UTC(2026, 10, 30, 6), intent: heart, page: "/shop/product/amla", by: null })],
    ["another kind", written({ intent: { kind: "constructor", product: "amla" } })],
    ["no id", written({ intent: { kind: "wishlist-add" } })],
    ["an id too long", written({ intent: { kind: "coupon", code: "A".repeat(201) } })],
    ["no intent", written({ intent: null })],
    ["no page", written({ page: 7 })],
    ["nobody's", written({ by: "" })],
    ["a time to come", written({ at: Date.UTC(2026, 10, 30, 7) })],
  ])("is nothing where what stands there is %s", async (_, text) => {
    sessionStorage.setItem(KEY, text);
    const { session, done } = aPage();
    await session.open();
    session.signIn(aSignedIn({ id: asha }));
    await settled();
    expect(done).toEqual([]);
  });

  it("is done for whose it is alone, where their session had ended", async () => {
    const { session, done } = aPage();
    session.signIn(aSignedIn({ id: asha }));
    session.askToSignInFor(heart); // The server no longer knows them.
    session.signIn(aSignedIn({ id: meera }));
    await settled();
    expect(done).toEqual([]);
    session.askToSignInFor(heart);
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(done).toEqual(by(heart, meera)));
  });

  it("waits for an account to be had back, and is given up with that", async () => {
    const leaving = aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: 9 } });
    const first = aPage();
    first.session.askToSignInFor(heart);
    first.session.signIn(leaving);
    const { session, done } = aPage(); // Loaded anew meanwhile.
    await session.open();
    expect([session.signInFor, session.recovery?.leaver]).toEqual([null, asha]);
    session.restored(aSignedIn({ id: asha }).user);
    await vi.waitFor(() => expect(done).toEqual(by(heart)));
    await session.signOut();
    session.askToSignInFor(heart);
    session.signIn(leaving);
    session.leaveRecovery();
    session.signIn(aSignedIn({ id: asha }));
    await settled();
    expect(done).toEqual(by(heart));
  });

  it("that can't be done for want of its code is said, and what shows it is read anew", async () => {
    const { session, said } = aPage(() => Promise.reject(new PortUnavailable("the code", null)));
    session.askToSignInFor(heart);
    session.signIn(aSignedIn({ id: asha }));
    await vi.waitFor(() => expect(said()).toEqual(["not-opened"]));
    expect(session.intentsDone).toBe(1);
  });
});

/** One that would be read, but for this. */
function written(instead: object): string {
  return JSON.stringify({ version: 1, at: Date.UTC(2026, 10, 30, 6), intent: heart, page: "/shop/product/amla", by: null, ...instead });
}
