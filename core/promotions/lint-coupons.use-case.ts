import { matchedProduct } from "../coupons/scope.ts";
import { typedCode, writtenCode } from "../coupons/typed-code.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { findingsOn } from "./coupon-finding.ts";
import { ReachGathering } from "./reach.ts";
import { rehearsals } from "./rehearsal.ts";
import { maker } from "../shared/use-case.ts";
import { CouponRegister } from "./coupon-register.port.ts";
import { Goods } from "./goods.port.ts";
import { Carts } from "../customer-cart/carts.port.ts";
import { Shipping } from "../shipping/shipping.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { CouponFinding } from "./coupon-finding.ts";
import type { RegisteredCoupon } from "./coupon-register.port.ts";
import type { Rehearsal } from "./rehearsal.ts";

export type LintedCoupon = {
  readonly registered: RegisteredCoupon;
  readonly findings: readonly CouponFinding[];
  readonly rehearsal: Rehearsal;
};

/**
 * What is wrong with coupons in the shop's present state, and what they would cost on the carts that changed last, by what delivery costs
 * today. Checks the coupon with a code, or all (null).
 */
export type LintCoupons = (typed: string | null) => Promise<Result<readonly LintedCoupon[], { readonly kind: "unknown-code" }>>;
export const LintCoupons = useCase<LintCoupons>("promotions", "LintCoupons");

const REHEARSED_CARTS = 1_000;

export const makeLintCoupons = maker(
  LintCoupons,
  { register: CouponRegister, goods: Goods, carts: Carts, shipping: Shipping, now: Clock },
  ({ register, goods, carts, shipping, now }) =>
    async (typed) => {
      const all = await register.all();
      const code = typed === null ? null : typedCode(writtenCode(typed));
      const places = all.flatMap(({ coupon }, place) =>
        code === null || (code.kind !== "nothing" && coupon.code.toUpperCase() === code.code) ? [place] : [],
      );
      if (code !== null && places.length === 0) return refused({ kind: "unknown-code" });
      const gatherings = places.map((place) => ({ place, gathering: new ReachGathering(at(all, place).coupon) }));
      for await (const portion of goods.portions()) {
        for (const product of portion) {
          const names = matchedProduct(product);
          for (const { gathering } of gatherings) gathering.add(product, names);
        }
      }
      const terms = { shipping: await shipping.settings(), at: instantAt(now()) };
      const rehearsed = rehearsals(await carts.recent(REHEARSED_CARTS), all, terms);
      return ok(
        gatherings.map(({ place, gathering: { reach } }) => ({
          registered: at(all, place),
          findings: findingsOn(at(all, place), { reach, others: all }),
          rehearsal: at(rehearsed, place),
        })),
      );
    },
);

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`nothing stands at ${place}`);
  return found;
}
