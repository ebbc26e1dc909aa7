import { MOST_SYNCS } from "#core/customer-cart/sync-receipt.ts";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CartNotice } from "#core/customer-cart/cart-notice.ts";
import type { Carts } from "#core/customer-cart/carts.port.ts";
import type { KeptCart, KeptLines } from "#core/customer-cart/kept-cart.ts";
import type { KeptSync } from "#core/customer-cart/sync-receipt.ts";
import type { CouponChoice } from "#core/pricing/pricing-request.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export type MemoryCart = {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly choice: CouponChoice;
  readonly notices: readonly CartNotice[];
  readonly syncs: ReadonlyMap<string, KeptSync>;
  readonly changedAt: number;
};

const EMPTY: MemoryCart = { lines: [], choice: { kind: "automatic" }, notices: [], syncs: new Map(), changedAt: 0 };

export const memoryCarts = (memory: Memory): Carts => ({
  of: async (customer) => keptIn(memory, memory.carts.get(customer) ?? EMPTY),

  /** Nothing in it waits: no other change comes between. */
  async change(customer, { at, products: requested, sync, decide }) {
    const before = memory.carts.get(customer) ?? EMPTY;
    const products = new Map(requested.flatMap((id) => listedProductsIn(memory, id)).map((product) => [product.id, product]));
    const {
      keep,
      sync: made,
      answer,
    } = decide({ cart: keptIn(memory, before), products, sync: sync === null ? null : (before.syncs.get(sync) ?? null) });
    memory.carts.set(customer, {
      ...(keep === null
        ? before
        : {
            choice: keep.choice,
            notices: keep.notices,
            lines: keep.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
          }),
      syncs: made === null ? before.syncs : new Map([...new Map([...before.syncs, [made.receipt.cartId, made]])].slice(-MOST_SYNCS)),
      changedAt: at,
    });
    return answer;
  },

  async recent(limit) {
    const filled = [...memory.carts.values()].filter(({ lines }) => lines.length > 0);
    return filled
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .slice(0, limit)
      .map((cart) => linesIn(memory, cart));
  },
});

const keptIn = (memory: Memory, cart: MemoryCart): KeptCart => ({
  lines: linesIn(memory, cart),
  choice: cart.choice,
  coupons: couponsFor(memory, cart.choice),
  notices: cart.notices,
});

const linesIn = (memory: Memory, { lines }: MemoryCart): KeptLines =>
  lines.flatMap(({ productId, quantity }) => listedProductsIn(memory, productId).map((product) => ({ product, quantity })));

/** The one with that id, or none. */
const listedProductsIn = ({ products, shownPictures }: Memory, id: string) =>
  products.filter((product) => product.id === id).map((product) => listedProduct(product, shownPictures));

/** What a choice can apply; nothing that is used up. */
export function couponsFor({ coupons, usesLeft }: Memory, choice: CouponChoice): readonly PublicCoupon[] {
  const offered = coupons.filter(({ code, isForWeb }) => isForWeb && usesLeft.get(code.toUpperCase()) !== 0);
  switch (choice.kind) {
    case "none":
      return [];
    case "automatic":
      return offered.filter(({ audience }) => audience === "public");
    case "typed":
      return offered.filter(({ code }) => code.toUpperCase() === choice.code);
  }
}
