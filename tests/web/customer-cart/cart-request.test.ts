import { describe, expect, it } from "vitest";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { answerTo, cartRequestNeeds, withRequest } from "#web/features/customer-cart/cart-request.ts";
import { aCoupon, aProduct, unrated } from "#tests/fixtures.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { MyCart } from "#core/customer-cart/checked-cart.ts";
import type { PendingLine } from "#core/customer-cart/pending-line.ts";
import type { CartRequest } from "#web/features/customer-cart/cart-request.ts";

const tea = unrated(aProduct("Tea", { id: "tea" }));
const cart: MyCart = { lines: [], applied: null, notices: [] };
const kept = () => {};
const line = (pendingLine: PendingLine, heard = kept): CartRequest => ({ ...pendingLine, kept: heard });
const added: PendingLine = { kind: "added", productId: "tea", product: tea, quantity: null };
const changed = (quantity: number, productId = "tea"): PendingLine => ({ kind: "changed", productId, quantity });
const gone: PendingLine = { kind: "gone", productId: "tea" };
const coupon = (code: string): CartRequest => ({ kind: "coupon", wanted: { code, foreseen: undefined }, answered: () => {} });

describe("what is to be told about a cart", () => {
  it("is told in turn, save two about one product, of which the later is told in the place of the earlier", () => {
    const read: CartRequest = { kind: "read" };
    const other = line(changed(2, "oil"));
    const later = () => {};
    expect(withRequest([read], read, null)).toEqual([read, read]);
    expect(withRequest([line(changed(2)), other, coupon("A")], coupon("A"), null)).toHaveLength(4);
    const after = withRequest([read, line(changed(2)), other], line(changed(5), later), null);
    expect(after).toEqual([read, line(changed(5), later), other]);
    expect(after[1]?.kind === "changed" && after[1].kept).toBe(later);
    expect(withRequest([line(gone)], line(changed(1)), null)).toEqual([line(changed(1))]);
  });

  it("leaves alone what is being told right now", () => {
    const sent = line(changed(2));
    expect(withRequest([sent], line(changed(5)), sent)).toEqual([sent, line(changed(5))]);
    expect(withRequest([sent, line(changed(5))], line(changed(6)), sent)).toEqual([sent, line(changed(6))]);
  });

  it("is still an added product where its quantity changes before it is told, and heard by whoever added it", () => {
    const heard = () => {};
    const [one] = withRequest(
      [line(added, heard)],
      line(changed(3), () => {}),
      null,
    );
    expect(one).toEqual(line({ ...added, quantity: 3 }, heard));
    expect(one?.kind === "added" && one.kept).toBe(heard);
  });
});

describe("the answer about a cart", () => {
  const telling = () => {
    const stage = aStage();
    const useCases = lateNeeds(stage.allDependencies, cartRequestNeeds);
    const tell = (request: CartRequest) => answerTo(request, asha, useCases);
    return { stage, tell };
  };

  it("is the cart as it is read, and after notices were dismissed and lines changed", async () => {
    const { stage, tell } = telling();
    const calls = {
      read: inTurn(stage, ShowMyCart, cart),
      dismiss: inTurn(stage, DismissCartNotices, cart),
      change: inTurn(stage, ChangeQuantity, ok(cart), refused({ kind: "not-in-cart" })),
      gone: inTurn(stage, RemoveFromCart, cart),
    };
    const answer = { kind: "cart", cart, receipt: null };
    expect(await tell({ kind: "read" })).toEqual(answer);
    expect(await tell({ kind: "dismiss", productIds: ["tea"] })).toEqual(answer);
    expect(await tell(line(changed(3)))).toEqual(answer);
    expect(await tell(line(gone))).toEqual(answer);
    expect(await tell(line(changed(3)))).toEqual({ kind: "refused", because: { kind: "not-in-cart" } });
    expect([calls.read, calls.dismiss, calls.change[0], calls.gone]).toEqual([
      [[asha]],
      [[asha, ["tea"]]],
      [asha, { productId: "tea", quantity: 3 }],
      [[asha, "tea"]],
    ]);
  });

  it("is the cart with the receipt of what was handed over, or taken back", async () => {
    const { stage, tell } = telling();
    const receipt = { cartId: "c1", entries: [], isUndone: false };
    const handed = inTurn(stage, AddToCart, ok({ ...cart, receipt }), ok({ ...cart, receipt: null }), refused({ kind: "cart-full" }));
    const undone = inTurn(stage, UndoSync, ok({ ...cart, receipt: { ...receipt, isUndone: true } }), refused({ kind: "unknown-sync" }));
    expect(await tell({ kind: "merge", cartId: "c1", lines: [{ product: tea, quantity: 2 }] })).toEqual({ kind: "cart", cart, receipt });
    expect(await tell(line({ ...added, quantity: 4 }))).toEqual({ kind: "cart", cart, receipt: null });
    expect(await tell(line(added))).toEqual({ kind: "refused", because: { kind: "cart-full" } });
    expect(handed.map(([, cart]) => cart)).toEqual([
      { kind: "guest-cart", cartId: "c1", lines: [{ productId: "tea", quantity: 2 }] },
      { kind: "product", productId: "tea", quantity: 4 },
      { kind: "product", productId: "tea", quantity: null },
    ]);
    expect(await tell({ kind: "undo", cartId: "c1" })).toEqual({ kind: "cart", cart, receipt: { ...receipt, isUndone: true } });
    expect(await tell({ kind: "undo", cartId: "c1" })).toEqual({ kind: "refused", because: { kind: "unknown-sync" } });
    expect(undone[0]).toEqual([asha, "c1"]);
  });

  it("is what became of a coupon", async () => {
    const { stage, tell } = telling();
    const save = aCoupon({ code: "SAVE10" });
    const applied = inTurn(
      stage,
      ApplyCoupon,
      ok({ coupon: save, state: "applied", discount: paise(10) }),
      ok(null),
      refused({ kind: "invalid-coupon" }),
      refused({ kind: "coupon-not-applicable", coupon: null }),
      refused({ kind: "coupon-not-applicable", coupon: { coupon: save, state: "locked", discount: paise(0) } }),
      refused({ kind: "too-many-attempts", until: 1 }),
    );
    const answers: unknown[] = [];
    for (let times = 0; times < 6; times += 1) answers.push(await tell(coupon("SAVE10")));
    const none = (answer: object) => ({ kind: "coupon", answer, applied: null });
    expect(answers).toEqual([
      { kind: "coupon", answer: { kind: "applied", coupon: save }, applied: { code: "SAVE10", discount: 10 } },
      none({ kind: "cleared" }),
      none({ kind: "invalid" }),
      none({ kind: "not-applicable", coupon: null }),
      none({ kind: "not-applicable", coupon: save }),
      none({ kind: "too-many-attempts" }),
    ]);
    expect(applied[0]).toEqual([asha, "SAVE10"]);
  });
});
