import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { couponWords } from "./coupon-words.ts";

/**
 * Why the total is another one than it was in sight: a coupon came by itself. The region stands before its message, so that it is read out.
 */
export const CouponNews = observer(function CouponNews() {
  const { coupons } = useStore(BillLoader);
  const applied = coupons?.applied ?? null;
  const isNew = applied !== null && applied.discount > 0 && coupons?.cameByItself === applied.coupon.code;
  return (
    <div role="status" className="no-print">
      {isNew ? <Notice kind="good">{couponWords.cameByItself(applied.coupon.code, applied.discount)}</Notice> : null}
    </div>
  );
});
