import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { toastWords } from "#web/platform/toasts/toast-words.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { aListedEvent } from "#tests/core/events/a-listed-event.ts";
import { aCoupon, aProduct, now, unrated } from "#tests/fixtures.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { asha, name, putCustomer } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";
import type { Intent, IntentKind } from "#core/sign-in/session/intent.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", gst: 0, offer: { price: paise(10_000), stock: 20 } });
const balm = aProduct("Pain Balm", { id: "balm" });
const ravi = customerId("ravi");
const CLASS = eventId("breathing-class");
const coupons = [
  aCoupon({ code: "TEN", promise: { kind: "rupee", amount: paise(1_000) } }),
  aCoupon({ code: "BIG", promise: { kind: "rupee", amount: paise(30_000) }, minimum: paise(100_000) }),
  aCoupon({ code: "FIFTY", promise: { kind: "rupee", amount: paise(5_000) } }),
];
const stops: (() => void)[] = [];
/** However busy the machine is. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

function aShop(change: (product: Container) => void = () => {}): Container {
  const memory = Object.assign(new Memory(), { products: [tea, balm], coupons });
  memory.events.put(aListedEvent({}));
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  const product = composeMemory(memory);
  change(product);
  return product;
}

/** A page that is opened in this tab. */
async function aPage(product: Container) {
  const page = composePage(product);
  const [session, cart, wishlist, toasts] = [page.get(SessionStore), page.get(CartStore), page.get(WishlistStore), page.get(ToastStore)];
  stops.push(session.begin(), cart.begin(), wishlist.begin());
  await session.open();
  return {
    page,
    session,
    cart,
    wishlist,
    said: () => toasts.toasts.map(({ news }) => toastWords.says(news)).reverse(),
    async signIn() {
      const { bearer } = await product.get(Sessions).open(asha, now);
      const user = await product.get(ShowUser)(asha);
      if (user.kind === "ok") session.signIn({ user: user.value, bearer });
    },
  };
}
type Page = Awaited<ReturnType<typeof aPage>>;

const appliedOf = async (product: Container) => (await product.get(ShowMyCart)(asha)).applied?.code ?? null;
const wishedOf = async (product: Container) => (await product.get(Wishlists).of(asha)).map(({ id }) => id);

type Case = {
  readonly intent: Intent;
  /** What a visitor presses, where they can. */
  readonly press: (page: Page) => unknown;
  readonly isDone: (product: Container, page: Page) => Promise<void>;
  /** What it says. */
  readonly says: readonly string[];
};

const CASES: { readonly [Kind in IntentKind]: Case } = {
  "wishlist-add": {
    intent: { kind: "wishlist-add", product: "balm" },
    press: ({ wishlist }) => wishlist.toggle(listedProduct(balm)),
    async isDone(product, { wishlist }) {
      expect(await wishedOf(product)).toEqual(["balm"]);
      expect(wishlist.has("balm")).toBe(true);
    },
    says: ["Pain Balm is in your wishlist now."],
  },
  "wishlist-remove": {
    intent: { kind: "wishlist-remove", product: "tea" },
    press: ({ session }) => session.askToSignInFor({ kind: "wishlist-remove", product: "tea" }), // Nobody is signed in any more.
    isDone: async (product) => expect(await wishedOf(product)).toEqual([]),
    says: ["Tulsi Tea is no longer in your wishlist."],
  },
  "wishlist-move": {
    intent: { kind: "wishlist-move", product: "tea" },
    async press({ cart }) {
      cart.addPieces(unrated(tea), 2);
      await cart.moveToWishlist("tea");
    },
    async isDone(product) {
      expect(await wishedOf(product)).toEqual(["tea"]);
      expect((await product.get(ShowMyCart)(asha)).lines).toEqual([]);
    },
    says: ["Product wishlisted successfully"],
  },
  coupon: {
    intent: { kind: "coupon", code: "TEN" },
    press({ cart, session }) {
      cart.addPieces(unrated(tea), 2);
      session.askToSignInFor({ kind: "coupon", code: "TEN" });
    },
    async isDone(product, { cart }) {
      expect(await appliedOf(product)).toBe("TEN"); // Not the best one, which is selected where nothing was chosen.
      expect(cart.isDrawerOpen).toBe(true);
    },
    says: [], // The cart's drawer shows it.
  },
  "event-seat": {
    intent: { kind: "event-seat", event: CLASS },
    press: ({ session }) => session.askToSignInFor({ kind: "event-seat", event: CLASS }, "/event/breathing-class"),
    async isDone(product) {
      const own = await product.get(ShowOwnSeat)(asha, CLASS);
      expect(own.kind === "ok" ? own.value.seat?.state : null).toBe("going");
    },
    says: ["You have a seat."],
  },
};

const each = Object.values(CASES).map((one) => [one.intent.kind, one] as const);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe("what a visitor pressed", () => {
  it.each(each)("is done and said after they have signed in on that page: %s", async (_, { press, isDone, says }) => {
    const product = aShop();
    const page = await aPage(product);
    await press(page);
    expect(page.session.signInFor).not.toBeNull();
    await page.signIn();
    await until(() => isDone(product, page));
    await until(() => expect(page.said()).toEqual(expect.arrayContaining([...says])));
  });

  it.each(each)("is done and said once where the page was loaded anew before that: %s", async (_, { intent, press, isDone, says }) => {
    const product = aShop();
    if (intent.kind === "wishlist-remove") await product.get(Wishlists).add(asha, "tea", 9);
    const before = await aPage(product);
    await press(before);
    for (const stop of stops.splice(0)) stop();
    const page = await aPage(product);
    expect(page.session.signInFor).toBe(before.session.signInFor);
    await page.signIn();
    await until(() => isDone(product, page));
    await until(() => expect(page.session.intentsDone).toBe(1));
    await until(() => expect(page.said()).toEqual(expect.arrayContaining([...says])));
    expect(new Set(page.said()).size).toBe(page.said().length);
  });

  it("on the cart page shows there: no drawer opens over it", async () => {
    const product = aShop();
    const page = await aPage(product);
    page.cart.showPage();
    await page.page.get(BillLoader).open();
    CASES.coupon.press(page);
    await page.signIn();
    await until(async () => expect(await appliedOf(product)).toBe("TEN"));
    await until(() => expect(page.session.intentsDone).toBe(1));
    expect([page.cart.showing, page.said().filter((news) => news === "Coupon applied")]).toEqual(["page", ["Coupon applied"]]);
  });

  it("is not done for whoever comes after them", async () => {
    const requested: string[] = [];
    const product = aShop((shop) => {
      const apply = shop.get(ApplyCoupon);
      shop.rebind(ApplyCoupon).toConstantValue(async (customer, code) => {
        requested.push(`${code} ${customer}`);
        return apply(customer, code);
      });
    });
    const page = await aPage(product);
    page.session.askToSignInFor({ kind: "coupon", code: "TEN" });
    await page.signIn();
    await until(() => expect(page.session.intentsDone).toBe(1)); // Her cart is empty: there is nothing to put it on.
    await page.session.signOut();
    await product.get(AddToCart)(ravi, { kind: "product", productId: "tea", quantity: 2 });
    page.session.signIn(aSignedIn({ id: ravi }));
    await until(() => expect(page.cart.storage.applied?.code).toBe("FIFTY"));
    await page.page.get(BillLoader).open();
    await page.cart.refresh();
    expect(requested.filter((call) => call.startsWith("TEN"))).toEqual([]);
  });

  it("that fails is said as if it were pressed now", async () => {
    const gone = await aPage(aShop());
    gone.session.askToSignInFor({ kind: "event-seat", event: "no-such-class" });
    await gone.signIn();
    await until(() => expect(gone.said()).toEqual(["This event is not here any more."]));
    const out = await aPage(
      aShop((shop) => shop.rebind(AttendEvent).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", null)))),
    );
    await out.session.signOut();
    out.session.askToSignInFor({ kind: "event-seat", event: CLASS });
    await out.signIn();
    await until(() => expect(out.said()).toContain("There was no answer. Please try again."));
    const product = aShop();
    const locked = await aPage(product);
    await locked.session.signOut();
    locked.cart.addPieces(unrated(tea), 2);
    locked.session.askToSignInFor({ kind: "coupon", code: "BIG" });
    await locked.signIn();
    await until(() => expect(locked.said()).toContain("COUPON NOT APPLICABLE"));
    const unknown = await aPage(aShop());
    await unknown.session.signOut();
    unknown.session.askToSignInFor({ kind: "wishlist-add", product: "no-such-product" });
    await unknown.signIn();
    await until(() => expect(unknown.session.intentsDone).toBe(1));
    expect([unknown.wishlist.products, unknown.said()]).toEqual([[], ["Logged out successfully"]]); // A heart that fails goes back, and is only logged.
  });
});
