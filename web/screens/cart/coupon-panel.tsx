import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { couponWords } from "#web/wording/coupons.ts";
import { VisitorCoupon } from "./visitor-coupon.tsx";

/** The public coupons, and what each would save on this cart. A visitor applies none. */
export const CouponPanel = observer(function CouponPanel() {
  const { bill } = useStore(BillDesk);
  const heading = useId();
  if (bill === null || bill.state.kind !== "priced") return null;
  const { coupons } = bill.state.bill;
  return (
    <div className="stack coupons noprint">
      <h2 className="h3" id={heading}>
        {couponWords.heading}
      </h2>
      <p className="small mute">{coupons.length === 0 ? couponWords.none : couponWords.signInFirst}</p>
      {/* A list that scrolls must be reachable by keyboard; the cards' buttons are. */}
      <ul className="coupon-list" aria-labelledby={heading}>
        {coupons.map(({ coupon }, place) => (
          <VisitorCoupon key={coupon.code} bill={bill} place={place} />
        ))}
      </ul>
    </div>
  );
});
