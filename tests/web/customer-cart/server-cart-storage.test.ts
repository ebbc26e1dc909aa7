import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ServerCartStorage, serverCartStorageNeeds } from "#web/features/customer-cart/server-cart-storage.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { aCoupon, aProduct, unrated } from "#tests/fixtures.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { MyCart } from "#core/customer-cart/checked-cart.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { AppliedCoupon } from "#core/pricing/bill.ts";
import type { CouponAnswer, ShopLines } from "#web/features/cart/store/cart-storage.ts";

const product = (title: string, id: string) => unrated(aProduct(title, { id, offer: { price: paise(100), stock: 9 } }));
const [tea, oil] = [product("Tulsi Tea", "tea"), product("Brahmi Oil", "oil")];
const line = (of: typeof tea, quantity: number) => ({ product: of, quantity, amount: paise(100 * quantity) });
const aCart = (given: Partial<MyCart> = {}): MyCart => ({ lines: [line(tea, 2)], applied: null, notices: [], ...given });
const coupon = aCoupon({ code: "SAVE10" });
const [save10, save20]: AppliedCoupon[] = ["SAVE10", "SAVE20"].map((code) => ({ code, discount: paise(10) }));
if (save10 === undefined || save20 === undefined) throw new RangeError("two coupons");
const outage = new PortUnavailable("the shop", null);
const receipt: SyncReceipt = { cartId: "device-1", entries: [], isUndone: false };

type Held = {
  readonly name: string;
  readonly given: unknown;
  readonly answer: (answer: unknown) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** A customer's cart whose every call waits for the test to answer it. */
function aModel({ device = [] as ShopLines, remembered = null as AppliedCoupon | null } = {}) {
  const { allDependencies, answers, session, toasts } = aStage();
  const calls: Held[] = [];
  const rest = async () => {
    for (let turns = 0; turns < 30; turns += 1) await null;
  };
  // A test answers what its call answers; `never` fits every call.
  const wait = (name: string) => (_customer: unknown, given?: unknown) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const end = (how: typeof resolve | typeof reject) => async (what: unknown) => {
      Reflect.apply(how, undefined, [what]);
      await rest();
    };
    calls.push({ name, given, answer: end(resolve), fail: end(reject) });
    return promise;
  };
  answers(ShowMyCart, wait("show"));
  answers(AddToCart, wait("add"));
  answers(ChangeQuantity, wait("change"));
  answers(RemoveFromCart, wait("remove"));
  answers(ApplyCoupon, wait("apply"));
  answers(UndoSync, wait("undo"));
  answers(DismissCartNotices, wait("dismiss"));
  answers(ListMyCoupons, wait("coupons"));
  const seen = { kept: device, chosen: [] as (AppliedCoupon | null)[], signals: 0, unfollowed: 0, other: () => {} };
  const cart = new ServerCartStorage(asha, {
    ...lateNeeds(allDependencies, serverCartStorageNeeds),
    session,
    toasts,
    device: {
      read: () => ({ lines: seen.kept, unreadable: 0 }),
      put: (lines) => {
        seen.kept = lines;
        return true;
      },
      id: () => "device-1",
      followOtherTabs: () => () => {},
    },
    chosen: { read: () => remembered, put: (applied) => void seen.chosen.push(applied) },
    signal: {
      send: () => {
        seen.signals += 1;
      },
      followOtherWindows: (tell) => {
        seen.other = tell;
        return () => {
          seen.unfollowed += 1;
        };
      },
    },
  });
  const names = () => calls.map(({ name }) => name);
  const last = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new RangeError("nothing was asked");
    return call;
  };
  return { cart, calls, names, last, rest, seen, session, toasts };
}

/** The same once it was read. */
async function aReadModel(served: Partial<MyCart> = {}, given: Parameters<typeof aModel>[0] = {}) {
  const model = aModel(given);
  const end = model.cart.begin();
  await model.rest();
  await model.last().answer(aCart(served));
  return { ...model, end };
}

const shown = (cart: ServerCartStorage) => cart.lines.map(({ product: { id }, quantity }) => [id, quantity]);

describe("reading a customer's cart", () => {
  it("is unread and unasked at first, asked, and then of today", async () => {
    const { cart, last, rest, names } = aModel();
    expect([cart.state, cart.freshness, shown(cart), cart.applied]).toEqual(["unread", "unasked", [], null]);
    cart.begin();
    await rest();
    expect([cart.state, cart.freshness, names()]).toEqual(["unread", "asking", ["show"]]);
    await last().answer(aCart());
    expect([cart.state, cart.freshness, shown(cart)]).toEqual(["read", "today", [["tea", 2]]]);
  });

  it("is asked once more by whoever asks while it is asked, and no oftener", async () => {
    const { cart, last, rest, names } = aModel();
    cart.begin();
    await rest();
    const requested = [cart.refresh(), cart.refresh()];
    await rest();
    expect(names()).toEqual(["show"]);
    await last().answer(aCart());
    expect(names()).toEqual(["show", "show"]);
    await last().answer(aCart({ lines: [line(tea, 3)] }));
    await Promise.all(requested);
    expect([names().length, shown(cart)]).toEqual([2, [["tea", 3]]]);
  });

  it("is unsure where nobody answers, until somebody does; a line that is taken does not make it sure", async () => {
    const { cart, last } = await aReadModel();
    void cart.refresh();
    await Promise.resolve();
    await vi.waitFor(() => expect(cart.freshness).toBe("asking"));
    await last().fail(outage);
    expect([cart.freshness, shown(cart)]).toEqual(["unsure", [["tea", 2]]]);
    cart.setQuantity("tea", 3);
    await vi.waitFor(() => expect(last().name).toBe("change"));
    await last().answer(ok(aCart({ lines: [line(tea, 3)] })));
    expect([cart.freshness, shown(cart)]).toEqual(["unsure", [["tea", 3]]]);
    void cart.refresh();
    await vi.waitFor(() => expect(last().name).toBe("show"));
    await last().answer(aCart());
    expect(cart.freshness).toBe("today");
  });

  it("follows other windows, tells them what it changed and not what it read, and ends", async () => {
    const { cart, calls, last, names, rest, seen, end, session } = await aReadModel();
    expect(seen.signals).toBe(0);
    seen.other();
    await rest();
    expect(names()).toEqual(["show", "show"]);
    await last().answer(aCart());
    cart.setQuantity("tea", 3);
    await rest();
    await last().answer(ok(aCart()));
    expect(seen.signals).toBe(1);
    cart.setQuantity("tea", 4);
    cart.setQuantity("oil", 4);
    await rest();
    end();
    await last().answer(ok(aCart({ lines: [] })));
    expect([seen.unfollowed, seen.signals, calls.length, shown(cart), session.customer]).toEqual([1, 1, 4, [["tea", 4]], asha]);
    expect(seen.chosen.includes(null)).toBe(false); // They are still signed in.
    cart.applyCoupon({ code: "SAVE10", foreseen: save10 }, () => {});
    expect(seen.chosen).toEqual([]);
  });

  it("leaves no coupon on the device of whoever signed out", async () => {
    const { end, seen, session } = await aReadModel({ applied: save10 });
    session.askToSignIn("sign-in");
    expect([session.customer, seen.chosen]).toEqual([null, [save10]]);
    end();
    expect(seen.chosen).toEqual([save10, null]);
  });

  it("asks nobody to sign in for a reading, and whoever changes something once", async () => {
    const { cart, last, rest, session } = await aReadModel();
    void cart.refresh();
    await rest();
    await last().fail(new SignedOut());
    expect([session.signInFor, cart.freshness]).toEqual([null, "unsure"]);
    cart.setQuantity("tea", 4);
    await rest();
    await last().fail(new SignedOut());
    expect([session.signInFor, cart.freshness, shown(cart)]).toEqual(["sign-in", "unsaved", [["tea", 2]]]);
  });

  it("asks nobody to sign in once its customer has left, and leaves whoever came after them signed in", async () => {
    const { cart, last, rest, session } = await aReadModel();
    cart.setQuantity("tea", 4);
    await rest();
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    await last().fail(new SignedOut());
    expect([session.customer, session.signInFor, cart.freshness]).toEqual(["ravi", null, "unsaved"]);
  });

  it("ends a call with a defect and goes on with those behind it", async () => {
    const { cart, last, rest, names } = await aReadModel();
    const defects: unknown[] = [];
    const hear = (defect: unknown) => void defects.push(defect);
    process.on("unhandledRejection", hear);
    cart.setQuantity("tea", 4);
    cart.setQuantity("oil", 2);
    await rest();
    await last().fail(new TypeError("a defect"));
    await new Promise((go) => setTimeout(go, 0));
    process.off("unhandledRejection", hear);
    expect([defects.length, names()]).toEqual([1, ["show", "change", "change"]]);
    await last().answer(ok(aCart({ lines: [line(tea, 1)] })));
    expect(shown(cart)).toEqual([["tea", 1]]);
  });
});

describe("lines of a customer's cart", () => {
  it("are added at the fewest, one more where they are there, put and put back by their pieces", async () => {
    const { cart, calls, last, rest } = await aReadModel();
    const stored: string[] = [];
    cart.addOne(oil, () => void stored.push("oil"));
    await rest();
    expect(last()).toMatchObject({ name: "add", given: { kind: "product", productId: "oil", quantity: null } });
    await last().answer(ok(aCart({ lines: [line(tea, 2), line(oil, 1)] })));
    cart.addOne(oil, () => void stored.push("oil again"));
    await rest();
    expect(last()).toMatchObject({ name: "change", given: { productId: "oil", quantity: 2 } });
    expect(stored).toEqual(["oil"]);
    await last().answer(ok(aCart({ lines: [line(tea, 2), line(oil, 2)] })));
    cart.remove("oil", () => void stored.push("gone"));
    await rest();
    expect([last().name, last().given, shown(cart)]).toEqual(["remove", "oil", [["tea", 2]]]);
    await last().answer(aCart());
    cart.putBack({ product: oil, quantity: 3 }, 0);
    expect(shown(cart)).toEqual([
      ["tea", 2],
      ["oil", 3],
    ]);
    await rest();
    expect(last()).toMatchObject({ name: "add", given: { productId: "oil", quantity: 3 } });
    expect([stored, calls.length]).toEqual([["oil", "oil again", "gone"], 5]);
  });

  it("are read again where one is refused, and only what somebody can do something about is said", async () => {
    const { cart, last, rest, toasts, names } = await aReadModel();
    const news = () => toasts.toasts.map((toast) => toast.news.kind);
    cart.setQuantity("tea", 3);
    await rest();
    await last().answer(refused({ kind: "not-in-cart" }));
    expect([news(), names()]).toEqual([[], ["show", "change", "show"]]);
    await last().answer(aCart());
    const kept = vi.fn();
    cart.addOne(oil, kept);
    await rest();
    await last().answer(refused({ kind: "cart-full", most: 100 }));
    expect([news(), last().name, kept.mock.calls.length]).toEqual([["not-added"], "show", 0]);
    expect(shown(cart)).toEqual([["tea", 2]]);
  });

  it("wait once they were not heard: the last of each product is sent again, and not what was changed since", async () => {
    const { cart, last, rest, names } = await aReadModel({ lines: [line(tea, 2), line(oil, 1)] });
    for (const [id, wanted] of [
      ["tea", 3],
      ["oil", 4],
    ] as const) {
      cart.setQuantity(id, wanted);
      await rest();
      await last().fail(outage);
    }
    expect([cart.freshness, shown(cart)]).toEqual([
      "unsaved",
      [
        ["tea", 2],
        ["oil", 1],
      ],
    ]);
    cart.setQuantity("tea", 5);
    await rest();
    await last().answer(ok(aCart({ lines: [line(tea, 5), line(oil, 1)] })));
    expect(cart.freshness).toBe("unsaved");
    const again = cart.tryAgain();
    await rest();
    expect([last().name, last().given]).toEqual(["change", { productId: "oil", quantity: 4 }]);
    await last().answer(ok(aCart({ lines: [line(tea, 5), line(oil, 4)] })));
    await last().answer(aCart({ lines: [line(tea, 5), line(oil, 4)] }));
    await again;
    expect([cart.freshness, names().slice(-2)]).toEqual(["today", ["change", "show"]]);
  });
});

describe("a coupon on a customer's cart", () => {
  it("is what this device remembers until the cart is read, and then what the cart says; an empty cart has none", async () => {
    const { cart, last, seen, rest } = aModel({ remembered: save10 });
    expect(cart.applied).toBe(save10);
    cart.begin();
    await rest();
    expect(cart.applied).toBe(save10);
    await last().answer(aCart({ applied: save20 }));
    expect([cart.applied, seen.chosen]).toEqual([save20, [save20]]);
    cart.remove("tea", () => {});
    expect(cart.applied).toBe(null);
  });

  it("shows what was foreseen until it is answered, and then what the server said", async () => {
    const { cart, last, rest, seen } = await aReadModel();
    const heard: CouponAnswer[] = [];
    cart.applyCoupon({ code: "SAVE10", foreseen: save20 }, (answer) => void heard.push(answer));
    expect(cart.applied).toBe(save20);
    await rest();
    expect([last().name, last().given, heard]).toEqual(["apply", "SAVE10", []]);
    await last().answer(ok({ coupon, discount: paise(10) }));
    expect([cart.applied, heard, seen.signals]).toEqual([save10, [{ kind: "applied", coupon }], 1]);
    cart.applyCoupon({ code: "NONE", foreseen: undefined }, (answer) => void heard.push(answer));
    expect(cart.applied).toEqual(save10);
    await rest();
    await last().answer(refused({ kind: "invalid-coupon" }));
    expect([cart.applied, heard.at(-1)]).toEqual([save10, { kind: "invalid" }]);
  });

  it("is cleared at once, after which the cart is read anew", async () => {
    const { cart, last, rest, names } = await aReadModel({ applied: save10 });
    const heard: CouponAnswer[] = [];
    cart.applyCoupon({ code: "", foreseen: null }, (answer) => void heard.push(answer));
    expect(cart.applied).toBe(null);
    await rest();
    await last().answer(ok(null));
    expect([cart.applied, heard, names()]).toEqual([null, [{ kind: "cleared" }], ["show", "apply", "show"]]);
  });

  it("stays as it was where nobody answers, which is said and not sent again", async () => {
    const { cart, last, rest, names } = await aReadModel({ applied: save10 });
    const heard: CouponAnswer[] = [];
    cart.applyCoupon({ code: "SAVE20", foreseen: save20 }, (answer) => void heard.push(answer));
    await rest();
    await last().fail(outage);
    expect([cart.applied, heard, cart.freshness]).toEqual([save10, [{ kind: "unavailable" }], "today"]);
    void cart.tryAgain();
    await rest();
    expect(names()).toEqual(["show", "apply", "show"]);
  });

  it("is chosen among those that their customer may use in the shop's pages", async () => {
    const { cart, last, rest } = await aReadModel();
    const listed = cart.coupons();
    await rest();
    expect([last().name, last().given]).toEqual(["coupons", { audience: null, isForWeb: true, name: null }]);
    await last().answer([{ coupon }]);
    expect(await listed).toEqual([coupon]);
  });
});

describe("what a customer's cart tells", () => {
  const of = { title: "Pain Balm", hindi: null, slug: "pain-balm" };
  const removed = { ...of, kind: "removed", productId: "balm", reason: "inactive" } as const;
  const limited = { ...of, kind: "limited", productId: "salt", from: 4, to: 3 } as const;

  it("is what went out of it and what was limited, until it is dismissed; nothing else is", async () => {
    const { cart, last, rest, names } = await aReadModel({ notices: [removed, limited] });
    const kinds = () => cart.notices.map(({ kind }) => kind);
    expect(cart.notices).toMatchObject([
      { kind: "removed", lines: [{ id: "balm", reason: "inactive" }] },
      { kind: "quantities-changed", lines: [{ id: "salt", from: 4, to: 3 }] },
    ]);
    cart.toldNotices();
    expect(kinds()).toEqual(["removed", "quantities-changed"]);
    cart.dismiss("quantities-changed");
    expect(kinds()).toEqual(["removed"]);
    await rest();
    expect([last().name, last().given]).toEqual(["dismiss", ["salt"]]);
    await last().fail(outage);
    expect([kinds(), cart.freshness]).toEqual([["removed", "quantities-changed"], "today"]);
    cart.dismiss("removed");
    await rest();
    expect(last().given).toEqual(["balm"]);
    await last().answer(aCart({ notices: [limited] }));
    expect(kinds()).toEqual(["quantities-changed"]);
    cart.dismiss("merged");
    await rest();
    expect(names()).toEqual(["show", "dismiss", "dismiss"]);
  });
});

describe("the cart of a device that is handed over", () => {
  const device = [{ product: oil, quantity: 2 }];

  it("is shown with what the shop has, is sent under one id, and leaves the device once the shop has it", async () => {
    const { cart, calls, last, rest, seen } = aModel({ device: [...device, { product: tea, quantity: 1 }] });
    cart.begin();
    expect([cart.state, shown(cart)]).toEqual([
      "read",
      [
        ["oil", 2],
        ["tea", 1],
      ],
    ]);
    await rest();
    expect(cart.freshness).toBe("asking");
    const lines = [
      { productId: "oil", quantity: 2 },
      { productId: "tea", quantity: 1 },
    ];
    expect(calls.map(({ name, given }) => [name, given])).toEqual([["add", { kind: "guest-cart", cartId: "device-1", lines }]]);
    await last().fail(outage);
    expect([cart.freshness, seen.kept.length]).toEqual(["unsure", 2]);
    await last().answer(aCart());
    expect(shown(cart)).toEqual([
      ["tea", 3],
      ["oil", 2],
    ]);
    void cart.tryAgain();
    void cart.tryAgain();
    await rest();
    expect(calls.map(({ name }) => name)).toEqual(["add", "show", "add"]);
    await last().answer(ok({ ...aCart({ lines: [line(tea, 3), line(oil, 2)] }), receipt }));
    expect([cart.freshness, calls.map(({ name }) => name)]).toEqual(["asking", ["add", "show", "add", "show"]]);
    await last().fail(outage);
    expect(cart.freshness).toBe("unsure");
    expect([seen.kept, shown(cart), cart.notices]).toMatchObject([
      [],
      [
        ["tea", 3],
        ["oil", 2],
      ],
      [{ kind: "merged", receipt }],
    ]);
  });

  it("is told once, and no longer once it was taken back", async () => {
    const { cart, last, rest, seen, names } = aModel({ device });
    cart.begin();
    await rest();
    await last().answer(ok({ ...aCart(), receipt }));
    await last().answer(aCart());
    const [notice] = cart.notices;
    if (notice?.kind !== "merged") throw new TypeError("it was not told");
    notice.undo();
    await rest();
    expect([last().name, last().given]).toEqual(["undo", "device-1"]);
    await last().fail(outage);
    expect([cart.freshness, cart.notices.map(({ kind }) => kind)]).toEqual(["unsaved", ["merged"]]);
    void cart.tryAgain();
    await rest();
    await last().answer(ok(aCart()));
    expect([cart.notices, seen.signals]).toEqual([[{ kind: "merge-undone" }], 2]);
    await last().answer(aCart());
    cart.dismiss("removed");
    expect(cart.notices).toEqual([{ kind: "merge-undone" }]);
    cart.dismiss("merge-undone");
    expect([cart.notices, names().includes("dismiss")]).toEqual([[], false]);
  });

  it("makes the cart sure again, and is told once where it is handed over again", async () => {
    const { cart, last, rest, seen } = aModel({ device });
    const end = cart.begin();
    await rest();
    await last().answer(ok({ ...aCart(), receipt }));
    await last().fail(outage);
    expect(cart.freshness).toBe("unsure");
    end();
    seen.kept = device; // Somebody shopped here as a guest meanwhile.
    cart.begin();
    await rest();
    await last().answer(ok({ ...aCart(), receipt: { ...receipt, cartId: "device-2" } }));
    expect(cart.notices).toMatchObject([{ kind: "merged", receipt: { cartId: "device-2" } }]);
    await last().fail(outage);
    expect(cart.freshness).toBe("unsure");
  });

  it("is not told where the shop knew of it and had taken it back", async () => {
    const { cart, last, rest, seen } = aModel({ device });
    cart.begin();
    await rest();
    await last().answer(ok({ ...aCart(), receipt: { ...receipt, isUndone: true } }));
    expect([cart.notices, seen.kept]).toEqual([[], []]);
  });

  it("is changed by adding, as the shop may not have its lines, after which the rest alone waits", async () => {
    const { cart, last, rest, seen, calls } = aModel({ device: [...device, { product: tea, quantity: 1 }] });
    cart.begin();
    await rest();
    await last().fail(outage);
    await last().answer(aCart({ lines: [] }));
    cart.setQuantity("salt", 5);
    await rest();
    expect(last()).toMatchObject({ name: "change", given: { productId: "salt", quantity: 5 } });
    await last().answer(refused({ kind: "not-in-cart" }));
    await last().answer(aCart({ lines: [] }));
    cart.setQuantity("oil", 5);
    await rest();
    expect(last()).toMatchObject({ name: "add", given: { kind: "product", productId: "oil", quantity: 5 } });
    await last().answer(ok(aCart({ lines: [line(oil, 5)] })));
    expect([seen.kept.map(({ product: { id } }) => id), shown(cart)]).toEqual([
      ["tea"],
      [
        ["oil", 5],
        ["tea", 1],
      ],
    ]);
    cart.remove("oil", () => {});
    await rest();
    expect(last().name).toBe("remove");
    await last().answer(aCart({ lines: [] }));
    runInAction(() => void cart.tryAgain());
    await rest();
    expect(last().given).toMatchObject({ kind: "guest-cart", lines: [{ productId: "tea", quantity: 1 }] });
    expect(calls.length).toBe(7);
  });
});
