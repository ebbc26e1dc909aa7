import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { CouponModel } from "#web/features/cart/coupons/coupon-model.ts";
import { aCoupon } from "#tests/fixtures.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { CartStorage, CouponAnswer, RequestedCoupon } from "#web/features/cart/store/cart-storage.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { BillState } from "#web/features/cart/bill/bill-model.ts";

const offered = (code: string, state: OfferedCoupon["state"], discount: number) =>
  ({ coupon: aCoupon({ code }), state, discount: paise(discount) }) as unknown as OfferedCoupon;
const fifty = offered("Fifty", "unlocked", 5_000);
const priced = (...coupons: readonly OfferedCoupon[]) => ({ kind: "priced", bill: { coupons } }) as unknown as BillState;
const aStorage = (applied: string | null = null) =>
  ({ applied: applied === null ? null : { code: applied, discount: paise(1) } }) as CartStorage;

/** The coupons of Asha's cart, which is there with its bill, unless told otherwise; what the shop was asked waits for `answer`. */
function aModel(
  given: Partial<Pick<CartStore, "customer" | "freshness" | "count" | "storage">> & { bill?: BillState; isOthers?: boolean } = {},
) {
  const coupons: RequestedCoupon[] = [];
  const answers: ((answer: CouponAnswer) => void)[] = [];
  const storage = given.storage ?? aStorage();
  const cart = observable(
    {
      customer: given.customer === undefined ? customerId("asha") : given.customer,
      freshness: given.freshness ?? "today",
      count: given.count ?? 1,
      storage,
      showing: "page" as CartStore["showing"],
      applyCoupon: (wanted: RequestedCoupon, answered: (answer: CouponAnswer) => void) => {
        coupons.push(wanted);
        answers.push(answered);
      },
    },
    {},
    { deep: false },
  );
  const learned: string[] = [];
  const bill = observable(
    {
      state: given.bill ?? priced(offered("Big", "locked", 9_000), fifty),
      answeredFor: given.isOthers ? aStorage() : storage,
      learn: ({ code }: { readonly code: string }) => void learned.push(code),
    },
    {},
    { deep: false },
  );
  const toasts: string[] = [];
  const model = new CouponModel(cart, bill, { show: ({ kind }) => toasts.push(kind) });
  return { model, cart, bill, asked: coupons, learned, toasts, answer: (one: CouponAnswer) => answers.at(-1)?.(one) };
}

const foreseen = { code: "Fifty", discount: paise(5_000) };

describe("the coupon that saves most", () => {
  it("is put on a customer's cart that is there with its bill, and what it will save is foreseen", () => {
    const { model, asked, answer, toasts } = aModel();
    expect([asked, model.code, model.entry]).toEqual([[{ code: "Fifty", foreseen }], "", { kind: "idle" }]);
    answer({ kind: "applied", coupon: aCoupon({ code: "Fifty" }) });
    expect(toasts).toEqual(["coupon-applied"]);
  });

  it("is put on as soon as the last thing that was missing has come, and no second time", () => {
    const { cart, asked } = aModel({ freshness: "asking" });
    expect(asked).toEqual([]);
    for (const freshness of ["today", "asking", "today"] as const) runInAction(() => (cart.freshness = freshness));
    expect(asked).toEqual([{ code: "Fifty", foreseen }]);
  });

  it("is put on the cart of whoever comes next, too", () => {
    const { cart, bill, asked } = aModel();
    const next = aStorage();
    runInAction(() => Object.assign(cart, { storage: next, customer: customerId("ravi") }));
    expect(asked).toHaveLength(1);
    runInAction(() => (bill.answeredFor = next));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["a visitor", { customer: null }],
    ["a cart that is not as the shop has it today", { freshness: "unsure" }],
    ["an empty cart", { count: 0 }],
    ["a bill with the coupons of another", { isOthers: true }],
    ["a cart that has one", { storage: aStorage("TEN") }],
    ["a bill without coupons", { bill: priced() }],
    ["a bill that is still asked for", { bill: { kind: "asking" } }],
  ] as const)("is not put on for %s", (_, given) => expect(aModel(given).asked).toEqual([]));

  it("is not put on where another window takes off the one that was there, while the coupons are still asked for", () => {
    const storage = observable(aStorage("TEN"), {}, { deep: false });
    const { bill, asked } = aModel({ storage, isOthers: true });
    runInAction(() => Object.assign(storage, { applied: null }));
    runInAction(() => (bill.answeredFor = storage));
    expect(asked).toEqual([]);
  });

  it("is nobody's as long as there is no bill", () => {
    const { model } = aModel({ bill: { kind: "asking" } });
    expect([model.offered, model.best, model.applied, model.entry]).toEqual([[], null, null, { kind: "idle" }]);
  });
});

describe("a code", () => {
  /** With a coupon on the cart already, so that nothing is asked by itself. */
  const entered = (code: string, ...coupons: readonly OfferedCoupon[]) => {
    const made = aModel({ storage: aStorage("TEN"), bill: priced(...coupons) });
    made.model.type(code);
    made.model.check();
    return made;
  };

  it("is asked for without the blanks around it, and foreseen only where the bill is sure of it", () => {
    expect(entered(" none ").asked).toEqual([{ code: "NONE", foreseen: undefined }]);
    expect(entered("fifty", fifty).asked).toEqual([{ code: "FIFTY", foreseen }]);
    expect(entered("zero", offered("ZERO", "unlocked", 0)).asked).toEqual([{ code: "ZERO", foreseen: undefined }]);
    expect(entered("big", offered("BIG", "locked", 9_000)).asked).toEqual([{ code: "BIG", foreseen: undefined }]);
  });

  it("stays where nobody could be asked or the session has ended, and can be sent again", () => {
    for (const kind of ["unavailable", "signed-out"] as const) {
      const { model, answer, asked } = entered("NONE");
      answer({ kind });
      expect([model.code, model.entry.kind]).toEqual(["NONE", kind === "signed-out" ? "idle" : kind]);
      model.check();
      expect(asked).toHaveLength(2);
    }
  });

  it("that gives nothing says why, and shows what the shop told of it", () => {
    const learnt = entered("BIG");
    learnt.answer({ kind: "not-applicable", coupon: aCoupon({ code: "BIG" }) });
    expect([learnt.model.entry.kind, learnt.learned, learnt.model.code]).toEqual(["not-applicable", ["BIG"], ""]);
    const usedUp = entered("GONE");
    usedUp.answer({ kind: "not-applicable", coupon: null });
    expect([usedUp.model.entry.kind, usedUp.learned]).toEqual(["not-applicable", []]);
    for (const kind of ["invalid", "too-many-attempts"] as const) {
      const { model, answer } = entered("NONE");
      answer({ kind });
      expect(model.entry).toEqual({ kind });
    }
  });

  it("is put on without a word where the cart's page is not shown", () => {
    const { model, cart, answer, learned, toasts } = entered("NONE");
    runInAction(() => (cart.showing = "drawer"));
    answer({ kind: "applied", coupon: aCoupon({ code: "NONE" }) });
    expect([model.entry, learned, toasts]).toEqual([{ kind: "idle" }, ["NONE"], []]);
  });

  it("is forgotten with the fault about it once another's cart stands there", () => {
    const { model, cart, answer } = entered("NONE");
    answer({ kind: "invalid" });
    model.type("MORE");
    model.check();
    answer({ kind: "unavailable" });
    runInAction(() => (cart.storage = aStorage("TEN")));
    expect([model.code, model.entry]).toEqual(["", { kind: "idle" }]);
  });
});

describe("a coupon that is chosen or taken off", () => {
  it("ends what was said of a code", () => {
    const press = { apply: (model: CouponModel) => model.apply("Fifty"), clear: (model: CouponModel) => model.clear() };
    for (const act of [press.apply, press.clear]) {
      const { model, answer } = aModel();
      model.type("NONE");
      model.check();
      answer({ kind: "invalid" });
      expect(model.entry).toEqual({ kind: "invalid" });
      act(model);
      expect(model.entry).toEqual({ kind: "idle" });
    }
  });

  it("is off at once, and its answer changes nothing more", () => {
    const { model, asked, answer, toasts } = aModel();
    model.clear();
    expect(asked.at(-1)).toEqual({ code: "", foreseen: null });
    answer({ kind: "cleared" });
    expect([model.entry, toasts]).toEqual([{ kind: "idle" }, []]);
  });
});
