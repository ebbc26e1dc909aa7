import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { makeApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { makeChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { makeDismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { makeListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { makePriceMyCart } from "#core/customer-cart/price-my-cart.use-case.ts";
import { makeRemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { makeShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { makeUndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { memoryCoupons } from "#adapters/memory/coupons/coupons.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { now } from "#tests/fixtures.ts";
import type { CouponQuery } from "#core/customer-cart/list-my-coupons.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { MyCart } from "#core/customer-cart/checked-cart.ts";
import type { Result } from "#core/shared/result.ts";

/** One customer's cart in a shop of these goods, whose clock a test may turn. */
export function aCustomersCart(goods: Partial<Memory>) {
  const memory = Object.assign(new Memory(), goods);
  const clock = { at: now };
  const time = () => clock.at;
  const [carts, coupons, asha] = [memoryCarts(memory), memoryCoupons(memory), customerId("asha")];
  const add = makeAddToCart({ carts, now: time });
  const [change, remove] = [makeChangeQuantity({ carts, now: time }), makeRemoveFromCart({ carts, now: time })];
  const [apply, list] = [
    makeApplyCoupon({ coupons, carts, limits: memoryLimits(memory), now: time }),
    makeListMyCoupons({ coupons, carts, now: time }),
  ];
  return {
    memory,
    clock,
    asha,
    show: () => makeShowMyCart({ carts, now: time })(asha),
    set: (productId: string, quantity: number | null) => add(asha, { kind: "product", productId, quantity }),
    sync: (cartId: string, lines: Readonly<Record<string, number>>) =>
      add(asha, { kind: "guest-cart", cartId, lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })) }),
    change: (productId: string, quantity: number) => change(asha, { productId, quantity }),
    remove: (productId: string) => remove(asha, productId),
    undo: (cartId: string) => makeUndoSync({ carts, now: time })(asha, cartId),
    dismiss: (...productIds: readonly string[]) => makeDismissCartNotices({ carts, now: time })(asha, productIds),
    apply: (code: string) => apply(asha, code),
    list: (query: CouponQuery) => list(asha, query),
    coupons: async () =>
      (await list(asha, { audience: null, isForWeb: null, name: null })).map(({ coupon, state, discount }) => [
        coupon.code,
        state,
        discount,
      ]),
    bill: () => makePriceMyCart({ carts, coupons, shipping: memoryShipping(memory), now: time })(asha),
    /** The shop changes a product. */
    now: (id: string, changed: Partial<ProductDetails>) => {
      memory.products = memory.products.map((product) => (product.id === id ? { ...product, ...changed } : product));
    },
  };
}

export const quantitiesIn = ({ lines }: Pick<MyCart, "lines">) =>
  Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));

/** What was answered, where it was no refusal. */
export function valueOf<Value, Refusal>(result: Result<Value, Refusal>): Value {
  if (result.kind === "ok") return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}
