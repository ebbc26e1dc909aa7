import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { joinedPending } from "#core/customer-cart/pending-line.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import type { AddRefusal } from "#core/customer-cart/add-to-cart.use-case.ts";
import type { CouponRefusal } from "#core/customer-cart/apply-coupon.use-case.ts";
import type { PendingLine } from "#core/customer-cart/pending-line.ts";
import type { MyCart } from "#core/customer-cart/checked-cart.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";
import type { CouponAnswer, ShopLines, RequestedCoupon } from "#web/features/cart/store/cart-storage.ts";

export const cartRequestNeeds = {
  showMyCart: ShowMyCart,
  dismissCartNotices: DismissCartNotices,
  addToCart: AddToCart,
  undoSync: UndoSync,
  changeQuantity: ChangeQuantity,
  removeFromCart: RemoveFromCart,
  applyCoupon: ApplyCoupon,
};

/** Something to ask the server about a customer's cart. They are asked one after the other, so that each answer holds all before it. */
export type CartRequest =
  | { readonly kind: "read" }
  | { readonly kind: "merge"; readonly cartId: string; readonly lines: ShopLines }
  | { readonly kind: "undo"; readonly cartId: string }
  | LineRequest
  | { readonly kind: "coupon"; readonly wanted: RequestedCoupon; readonly answered: (answer: CouponAnswer) => void }
  | { readonly kind: "dismiss"; readonly productIds: readonly string[] };

/** A change of a line. `kept` is called once the server has made it. */
export type LineRequest = PendingLine & { readonly kept: () => void };

export const isLineRequest = (request: CartRequest): request is LineRequest => "kept" in request;

/** What the server answered to a request. */
export type CartRequestAnswer =
  | { readonly kind: "cart"; readonly cart: MyCart; readonly receipt: SyncReceipt | null }
  | { readonly kind: "coupon"; readonly answer: CouponAnswer; readonly applied: MyCart["applied"] }
  | { readonly kind: "refused"; readonly because: RefusedLine };

/** A change of a line that the server does not make. "not-in-cart": another device has taken it out. */
export type RefusedLine = AddRefusal | { readonly kind: "not-in-cart" } | { readonly kind: "unknown-sync" };

/** Asks the server. Throws like a use case. */
export async function answerTo(
  request: CartRequest,
  customer: CustomerId,
  useCases: NeedsOf<typeof cartRequestNeeds>,
): Promise<CartRequestAnswer> {
  switch (request.kind) {
    case "read":
      return { kind: "cart", cart: await useCases.showMyCart(customer), receipt: null };
    case "dismiss":
      return { kind: "cart", cart: await useCases.dismissCartNotices(customer, request.productIds), receipt: null };
    case "merge": {
      const lines = request.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      return answerWith(await useCases.addToCart(customer, { kind: "guest-cart", cartId: request.cartId, lines }));
    }
    case "undo":
      return answerWith(await useCases.undoSync(customer, request.cartId));
    case "added": {
      const { productId, quantity } = request;
      return answerWith(await useCases.addToCart(customer, { kind: "product", productId, quantity }));
    }
    case "changed":
      return answerWith(await useCases.changeQuantity(customer, { productId: request.productId, quantity: request.quantity }));
    case "gone":
      return { kind: "cart", cart: await useCases.removeFromCart(customer, request.productId), receipt: null };
    case "coupon":
      return couponAnswer(await useCases.applyCoupon(customer, request.wanted.code));
  }
}

/**
 * The requests after one more: two about one product that were not sent yet become one, so that quick presses end at the last. `sent` is on
 * its way.
 */
export function withRequest(requests: readonly CartRequest[], request: CartRequest, sent: CartRequest | null): readonly CartRequest[] {
  if (!isLineRequest(request)) return [...requests, request];
  const index = requests.findIndex((one) => one !== sent && isLineRequest(one) && one.productId === request.productId);
  const earlier = requests[index];
  if (earlier === undefined || !isLineRequest(earlier)) return [...requests, request];
  const joined = joinedPending(earlier, request);
  return requests.with(index, joined === request ? request : { ...joined, kept: earlier.kept });
}

type CartResult =
  | { readonly kind: "ok"; readonly value: MyCart & { readonly receipt?: SyncReceipt | null } }
  | { readonly kind: "refused"; readonly refusal: RefusedLine };

function answerWith(result: CartResult): CartRequestAnswer {
  if (result.kind === "refused") return { kind: "refused", because: result.refusal };
  const { receipt = null, ...cart } = result.value;
  return { kind: "cart", cart, receipt };
}

function couponAnswer(result: Awaited<ReturnType<ApplyCoupon>>): CartRequestAnswer {
  if (result.kind === "refused") return { kind: "coupon", answer: refusalAnswer(result.refusal), applied: null };
  if (result.value === null) return { kind: "coupon", answer: { kind: "cleared" }, applied: null };
  const { coupon, discount } = result.value;
  return { kind: "coupon", answer: { kind: "applied", coupon }, applied: { code: coupon.code, discount } };
}

function refusalAnswer(refusal: CouponRefusal): CouponAnswer {
  switch (refusal.kind) {
    case "invalid-coupon":
      return { kind: "invalid" };
    case "coupon-not-applicable":
      return { kind: "not-applicable", coupon: refusal.coupon?.coupon ?? null };
    case "too-many-attempts":
      return { kind: "too-many-attempts" };
  }
}
