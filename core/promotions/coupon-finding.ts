import { hasEnded } from "../coupons/has-ended.ts";
import { shareOf } from "../coupons/discount.ts";
import { typedCode, writtenCode } from "../coupons/typed-code.ts";
import { isBelow, roundDown } from "../shared/exact.ts";
import { instantAt } from "../shared/instant.ts";
import { isOutdoneBy } from "./is-outdone-by.ts";
import type { CouponPromise } from "../coupons/coupon.ts";
import type { Paise } from "../shared/money.ts";
import type { RegisteredCoupon } from "./coupon-register.port.ts";
import type { Reach } from "./reach.ts";

/** Something that is wrong with a coupon. Amounts that are eligible values exclude tax. */
export type CouponFinding =
  | { readonly kind: "ends-before-it-starts" }
  /** It promises 0. It takes nothing off any cart, so it is never applied, whatever it says about shipping. */
  | { readonly kind: "takes-nothing" }
  /** 100 % or more without a cap. */
  | { readonly kind: "takes-all"; readonly percent: number }
  /** No product that can be bought is in its scope. */
  | { readonly kind: "empty-scope" }
  /** `most` is the largest eligible value of any cart, rounded down. */
  | { readonly kind: "unreachable-minimum"; readonly minimum: Paise; readonly most: Paise }
  /** `most` is the largest discount of any cart, before the cap. */
  | { readonly kind: "cap-never-met"; readonly cap: Paise; readonly most: Paise }
  /** `by` takes off at least as much wherever this one does. */
  | { readonly kind: "never-the-best"; readonly by: string }
  /** A private code that no typed text can equal: it is too long, or has blanks around it. */
  | { readonly kind: "cannot-be-typed" };

type Looked = { readonly reach: Reach; readonly others: readonly RegisteredCoupon[] };

/** `others`: every stored coupon. This coupon may be among them. */
export function findingsOn({ coupon, addedAt }: RegisteredCoupon, { reach, others }: Looked): readonly CouponFinding[] {
  const findings: CouponFinding[] = [];
  if (hasEnded(coupon.end, instantAt(addedAt))) findings.push({ kind: "ends-before-it-starts" });
  if (coupon.audience === "private" && !canBeTyped(coupon.code)) findings.push({ kind: "cannot-be-typed" });
  const { promise } = coupon;
  if (promise.kind === "percentage" && promise.percent >= 100 && promise.cap === null)
    findings.push({ kind: "takes-all", percent: promise.percent });
  if (isWorthNothing(promise)) findings.push({ kind: "takes-nothing" });
  if (reach.products === 0) findings.push({ kind: "empty-scope" });
  else if (isBelow(reach.most, coupon.minimum))
    findings.push({ kind: "unreachable-minimum", minimum: coupon.minimum, most: roundDown(reach.most) });
  else if (promise.kind === "percentage" && promise.cap !== null && !isWorthNothing(promise)) {
    const most = shareOf(reach.most, promise.percent);
    if (isBelow(most, promise.cap)) findings.push({ kind: "cap-never-met", cap: promise.cap, most: roundDown(most) });
  }
  const better =
    coupon.audience === "public" && coupon.isForWeb
      ? others.find((other) => isOfferedToAll(other) && other.coupon.code !== coupon.code && isOutdoneBy(coupon, other.coupon))
      : undefined;
  if (better !== undefined) findings.push({ kind: "never-the-best", by: better.coupon.code });
  return findings;
}

const isWorthNothing = (promise: CouponPromise): boolean => (promise.kind === "rupee" ? promise.amount : promise.percent) === 0;

function canBeTyped(code: string): boolean {
  const typed = typedCode(writtenCode(code));
  return typed.kind === "code" && typed.code === code.toUpperCase();
}

/** Whether everybody can use it as long as it is valid. A coupon with a limited number of uses may be used up. */
const isOfferedToAll = ({ coupon, usesLeft }: RegisteredCoupon): boolean =>
  coupon.audience === "public" && coupon.isForWeb && usesLeft === null;
