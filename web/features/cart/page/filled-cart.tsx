import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { BillPanel } from "#web/features/cart/bill/bill-panel.tsx";
import { CartBar } from "./cart-bar.tsx";
import { CartLines } from "#web/features/cart/lines/cart-lines.tsx";
import { CartNotices } from "#web/features/cart/lines/cart-notices.tsx";
import { filledCartSlots } from "#web/features/cart/lines/filled-cart-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { CouponNews } from "#web/features/cart/coupons/coupon-news.tsx";
import { CouponPanel } from "#web/features/cart/coupons/coupon-panel.tsx";
import { DeliveryLine } from "#web/features/shipping/delivery/delivery-line.tsx";
import { SupportCopyButton } from "#web/features/cart/bill/support-copy-button.tsx";

const NOTHING = {};

/** Lines on the left, coupons and bill on the right; on a phone one under the other, with the total in the thumb's reach. */
export const FilledCart = observer(function FilledCart() {
  const { bill } = useStore(BillLoader);
  const hasNoBill = bill?.state.kind === "signed-out";
  return (
    <>
      <div className="split">
        <div>
          <CartNotices />
          <CouponNews />
          <Slot of={filledCartSlots.unpaid} given={NOTHING} />
          <Slot of={filledCartSlots.safety} given={NOTHING} />
          <DeliveryLine />
          <CartLines place="page" />
          <div className="line-above row space-between cart-actions no-print">
            <a className="link roomy" href={shopAddress.shop}>
              {cartWords.continueShopping}
            </a>
            {bill === null || hasNoBill ? null : <SupportCopyButton bill={bill} />}
          </div>
        </div>
        <aside className="stack" aria-label={cartWords.summary}>
          {hasNoBill ? null : (
            <section className="panel is-raised no-print">
              <CouponPanel />
            </section>
          )}
          <BillPanel />
        </aside>
      </div>
      <CartBar />
    </>
  );
});
