import * as z from "zod/mini";
import { LARGEST_QUANTITY } from "#core/cart/cart-line.ts";
import { couponIn, couponOut, percentageCoupon, rupeeCoupon } from "#adapters/http-contract/coupons/coupon.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { listedProduct } from "#adapters/http-contract/catalogue/product.ts";
import { titleInHindi } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { CartNotice } from "#core/customer-cart/cart-notice.ts";
import type { MyCoupon } from "#core/customer-cart/my-coupon.ts";
import type { SyncEntry, SyncOutcome, SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { AppliedCoupon } from "#core/pricing/bill.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const quantity = z.int().check(z.minimum(1), z.maximum(LARGEST_QUANTITY));

/** A whole number in an address. */
export const quantityInAddress: Shape<number> = z.codec(
  z.string().check(z.regex(/^\d{1,6}$/, "a whole number from 1 to 999999")),
  quantity,
  {
    decode: Number,
    encode: String,
  },
);

const line: Shape<CartLine<ListedProduct> & { readonly amount: Paise }> = wire(
  z.object({ _id: z.string(), product_id: z.string(), quantity, total_amount: rupees, product: listedProduct }),
  ({ product, quantity, total_amount }) => ({ product, quantity, amount: total_amount }),
  ({ product, quantity, amount }) => ({ _id: product.id, product_id: product.id, quantity, total_amount: amount, product }),
);

const appliedCoupon: Shape<AppliedCoupon> = fields({ code: ["coupon", z.string()], discount: rupees });

const reasons = ["inactive", "no_seller", "out_of_stock"] as const;
const reasonIn = { inactive: "inactive", no_seller: "no-seller", out_of_stock: "out-of-stock" } as const;
const reasonOut = { inactive: "inactive", "no-seller": "no_seller", "out-of-stock": "out_of_stock" } as const;
export const removalReason: Shape<RemovalReason> = wire(
  z.enum(reasons),
  (said) => reasonIn[said],
  (reason) => reasonOut[reason],
);

const about = { product_id: z.string(), title: z.string(), title_hi: titleInHindi, slug: z.string() };
const notice: Shape<CartNotice> = wire(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("removed"), ...about, reason: removalReason }),
    z.object({ kind: z.literal("limited"), ...about, from: z.number(), to: z.number() }),
  ]),
  ({ product_id, title_hi, ...said }) => ({ productId: product_id, hindi: title_hi, ...said }),
  ({ productId, hindi, ...notice }) => ({ product_id: productId, title_hi: hindi, ...notice }),
);

/** A cart's parts as GET /user/getprofile names them too. */
export const myCartFields = {
  lines: ["cart_list", z.array(line)],
  applied: ["cart_coupon", z.nullable(appliedCoupon)],
  notices: ["cart_notices", z.array(notice)],
} as const;

export const myCart = fields(myCartFields);

const outcome: Shape<SyncOutcome> = wire(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("added") }),
    z.object({ kind: z.literal("limited"), to: z.number() }),
    z.object({ kind: z.literal("dropped"), reason: z.enum([...reasons, "unknown", "cart_full", "beyond_limits"]) }),
  ]),
  (said) => (said.kind === "dropped" ? { kind: "dropped", reason: droppedIn[said.reason] } : said),
  (outcome) => (outcome.kind === "dropped" ? { ...outcome, reason: droppedOut[outcome.reason] } : outcome),
);
const droppedIn = { ...reasonIn, unknown: "unknown", cart_full: "cart-full", beyond_limits: "beyond-limits" } as const;
const droppedOut = { ...reasonOut, unknown: "unknown", "cart-full": "cart_full", "beyond-limits": "beyond_limits" } as const;

const entry: Shape<SyncEntry> = fields({
  productId: ["product_id", z.string()],
  title: z.nullable(z.string()),
  hindi: ["title_hi", titleInHindi],
  slug: z.nullable(z.string()),
  asked: z.number(),
  before: z.number(),
  after: z.number(),
  outcome,
});

export const syncReceipt: Shape<SyncReceipt> = fields({
  cartId: ["cart_id", z.string()],
  entries: z.array(entry),
  isUndone: ["undone", z.boolean()],
});

const onCart = { coupon_state: z.enum(["locked", "unlocked", "applied", "expired"]), max_calc_discount: rupees };

/** A coupon, and what it takes off the customer's cart. */
export const myCoupon: Shape<MyCoupon> = wire(
  z.discriminatedUnion("discount_type", [z.extend(rupeeCoupon, onCart), z.extend(percentageCoupon, onCart)]),
  (said) => ({ coupon: couponIn(said), state: said.coupon_state, discount: said.max_calc_discount }),
  ({ coupon, state, discount }) => ({ ...couponOut(coupon), coupon_state: state, max_calc_discount: discount }),
);
