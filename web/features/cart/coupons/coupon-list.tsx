import { memo } from "react";
import { bestOf } from "./coupon-model.ts";
import { CouponOffer } from "./coupon-offer.tsx";
import type { LoadedBill } from "#web/features/cart/bill/bill-loader.ts";
import type { PricedBill } from "#web/features/cart/bill/bill-model.ts";
import type { WhatIf } from "#core/pricing/what-if.ts";

type CouponListProps = {
  readonly opened: LoadedBill;
  readonly priced: PricedBill;
  readonly steps: WhatIf | null;
  /** By its title it is known. */
  readonly titleId: string;
};

/**
 * All that are offered; of a customer's, the one chosen alone. A list that scrolls must be reachable by keyboard; the cards' buttons are.
 */
export const CouponList = memo(function CouponList({ opened, priced, steps, titleId }: CouponListProps) {
  const { coupons } = priced.bill;
  const best = bestOf(coupons);
  const applied = coupons.filter(({ state }) => state === "applied");
  return (
    <ul className="coupon-list" aria-labelledby={titleId}>
      {(applied.length > 0 ? applied : coupons).map((offered) => (
        <CouponOffer
          key={offered.coupon.code}
          opened={opened}
          priced={priced}
          offered={offered}
          isBest={offered.coupon.code === best}
          step={steps?.coupons.find(({ code }) => code === offered.coupon.code)?.step ?? null}
        />
      ))}
    </ul>
  );
});
