import { offeredOrder } from "../coupons/offered-order.ts";
import { codePointOrder } from "../shared/code-point-order.ts";
import { typedCode } from "../coupons/typed-code.ts";
import type { CouponError } from "./bill.ts";
import type { ChoiceFacts } from "./explanation.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { CouponChoice } from "./pricing-request.ts";

/** The coupons in the order in which they are offered, including the applied one, and why that one is applied. */
export type ChosenCoupon = {
  readonly coupons: readonly CountedCoupon[];
  readonly applied: CountedCoupon | null;
  readonly couponError: CouponError | null;
  readonly choice: ChoiceFacts;
};

/**
 * `counted` are the offered coupons, in the order in which they are stored.
 * Source: specification/coupons.md, Which coupon is applied; specification/coupons.md, A typed code.
 */
export function chosenCoupon(counted: readonly CountedCoupon[], choice: CouponChoice): ChosenCoupon {
  const inOrder = counted.toSorted(order);
  const { picked, couponError, choice: because } = pickedFrom(counted, inOrder, choice);
  if (picked === null) return { coupons: inOrder, applied: null, couponError, choice: because };
  const applied: CountedCoupon = { ...picked, offered: { ...picked.offered, state: "applied" } };
  return { coupons: inOrder.with(inOrder.indexOf(picked), applied), applied, couponError, choice: because };
}

type Picked = Omit<ChosenCoupon, "coupons" | "applied"> & { readonly picked: CountedCoupon | null };

function pickedFrom(counted: readonly CountedCoupon[], inOrder: readonly CountedCoupon[], choice: CouponChoice): Picked {
  switch (choice.kind) {
    case "none":
      return { picked: null, couponError: null, choice: { kind: "none-wanted" } };
    case "automatic": {
      const best = inOrder.find(hasDiscount) ?? null;
      return {
        picked: best,
        couponError: null,
        choice: best === null ? { kind: "automatic-found-none" } : { kind: "automatic", code: best.offered.coupon.code },
      };
    }
    case "typed":
      return typedFrom(counted, choice.code);
  }
}

function typedFrom(counted: readonly CountedCoupon[], typed: string): Picked {
  const read = typedCode(typed);
  switch (read.kind) {
    case "nothing":
      return { picked: null, couponError: null, choice: { kind: "none-wanted" } };
    case "too-long":
      return { picked: null, couponError: "invalid-coupon", choice: { kind: "typed-too-long", code: read.code } };
    case "code": {
      const { code } = read;
      const known = counted.find(({ upperCode }) => upperCode === code);
      if (known === undefined) return { picked: null, couponError: "invalid-coupon", choice: { kind: "typed-unknown", code } };
      if (hasDiscount(known)) return { picked: known, couponError: null, choice: { kind: "typed", code } };
      return {
        picked: null,
        couponError: "coupon-not-applicable",
        choice: { kind: "typed-without-discount", code, state: known.offered.state },
      };
    }
  }
}

/** Only an unlocked coupon has a discount. */
const hasDiscount = ({ offered }: CountedCoupon): boolean => offered.discount > 0;

const order = (a: CountedCoupon, b: CountedCoupon): number =>
  offeredOrder(a.offered, b.offered) || codePointOrder(a.upperCode, b.upperCode);
