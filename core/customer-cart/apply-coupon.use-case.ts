import { typedCode, writtenCode } from "../coupons/typed-code.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { couponsOn } from "./my-coupon.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Coupons } from "../coupons/coupons.port.ts";
import { Carts } from "./carts.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { KeptCoupon } from "../coupons/coupons.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange } from "./carts.port.ts";
import type { MyCoupon } from "./my-coupon.ts";

export type CouponRefusal =
  | { readonly kind: "invalid-coupon" }
  /** `coupon` is null if it has no uses left: then no change of this cart would make it applicable. */
  | { readonly kind: "coupon-not-applicable"; readonly coupon: MyCoupon | null }
  /** `until`: the milliseconds since 1970 from which on codes may be tried again. */
  | { readonly kind: "too-many-attempts"; readonly until: number };

/**
 * Puts the coupon with the typed code on the cart, public or private. An empty text takes every coupon off. A refusal leaves the cart's
 * coupon as it was.
 *
 * Uses left are only read here; the order counts them. Codes that are not public may be tried 20 times an hour at most.
 * Source: specification/coupons.md, A typed code.
 */
export type ApplyCoupon = (customer: CustomerId, typed: string) => Promise<Result<MyCoupon | null, CouponRefusal>>;
export const ApplyCoupon = useCase<ApplyCoupon>("customer-cart", "ApplyCoupon");

/** Limited because the answers say which codes exist. */
const PRIVATE_CODES: Limit = { name: "private coupon codes of an account", most: 20, within: 60 * 60 * 1000 };

export const makeApplyCoupon = maker(
  ApplyCoupon,
  { coupons: Coupons, carts: Carts, limits: Limits, now: Clock },
  ({ coupons, carts, limits, now }) =>
    async (customer, typed) => {
      const read = typedCode(writtenCode(typed));
      const at = now();
      if (read.kind === "nothing") return carts.change(customer, clearing(at));
      if (read.kind === "too-long") return refused({ kind: "invalid-coupon" });
      const stored = await coupons.withCode(read.code);
      const isPublic = stored !== null && stored.coupon.audience === "public" && stored.coupon.isForWeb;
      const counted = isPublic ? null : await limits.count([{ limit: PRIVATE_CODES, by: customer }], at);
      if (counted?.kind === "exhausted") return refused({ kind: "too-many-attempts", until: counted.until });
      if (stored === null || !stored.coupon.isForWeb) return refused({ kind: "invalid-coupon" });
      return stored.usesLeft === 0
        ? refused({ kind: "coupon-not-applicable", coupon: null })
        : carts.change(customer, choosing(stored, read.code, at));
    },
);

type Change = CartChange<Awaited<ReturnType<ApplyCoupon>>>;

function clearing(at: number): Change {
  return {
    at,
    products: [],
    sync: null,
    decide({ cart }) {
      const { contents } = checkedCart({ ...cart, choice: { kind: "none" }, coupons: [] }, instantAt(at));
      return { keep: contents, sync: null, answer: ok(null) };
    },
  };
}

function choosing({ coupon }: KeptCoupon, code: string, at: number): Change {
  return {
    at,
    products: [],
    sync: null,
    decide({ cart }) {
      const choice: CouponChoice = { kind: "typed", code };
      const { contents, seen } = checkedCart({ ...cart, choice, coupons: [coupon] }, instantAt(at));
      const [weighed = null] = couponsOn(contents.lines, { coupons: [coupon], choice }, instantAt(at));
      if (seen.applied !== null && weighed !== null) return { keep: contents, sync: null, answer: ok(weighed) };
      return {
        keep: checkedCart(cart, instantAt(at)).contents,
        sync: null,
        answer: refused({ kind: "coupon-not-applicable", coupon: weighed }),
      };
    },
  };
}
