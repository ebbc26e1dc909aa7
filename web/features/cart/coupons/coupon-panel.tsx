import { observer } from "mobx-react-lite";
import { useDeferredValue, useId, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { dearerByCoupon } from "#core/pricing/dearer-by-coupon.ts";
import { couponWords } from "./coupon-words.ts";
import { CouponEntry } from "./coupon-entry.tsx";
import { CouponList } from "./coupon-list.tsx";
import { DearerNotice } from "./dearer-notice.tsx";
import { Button } from "#web/design/button/button.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import type { CouponModel } from "./coupon-model.ts";

/**
 * The coupons and what each would save on this cart. A visitor applies none; of a customer's, the one chosen stands alone. A press is
 * answered before they are drawn anew.
 */
export const CouponPanel = observer(function CouponPanel() {
  const { opened } = useStore(BillLoader);
  const { customer } = useStore(SessionStore);
  const id = useId();
  const state = useDeferredValue(opened?.bill.state);
  const steps = useDeferredValue(opened?.bill.steps ?? null);
  const offered = state?.kind === "priced" ? state.bill.coupons : [];
  const applied = offered.find((coupon) => coupon.state === "applied") ?? null;
  const heading = useFocusAfterPress<HTMLHeadingElement>(applied?.coupon.code ?? null);
  if (opened === null || state?.kind !== "priced") return null;
  const said = couponWords.intro({ isGuest: customer === null, isAny: offered.length > 0 });
  return (
    <div className="stack coupons no-print">
      <h2 className="heading-3" id={id} ref={heading} tabIndex={-1}>
        {applied === null ? couponWords.heading : couponWords.appliedHeading}
      </h2>
      {said === null ? null : <p className="small muted">{said}</p>}
      <p className="visually-hidden" role="status">
        {applied === null ? "" : couponWords.isApplied(applied.coupon)}
      </p>
      <DearerNotice
        code={applied?.coupon.code ?? ""}
        less={dearerByCoupon(state.bill)}
        priority={state.bill.shipping.priority}
        onRemove={opened.coupons.clear}
      />
      {customer === null || applied !== null ? null : <CouponEntry coupons={opened.coupons} />}
      <CouponList opened={opened} priced={state} steps={steps} titleId={id} />
      {customer === null || applied === null ? null : <AnotherCode key={applied.coupon.code} coupons={opened.coupons} />}
    </div>
  );
});

/** The way to another code while a coupon stands alone. */
function AnotherCode({ coupons }: { readonly coupons: CouponModel }) {
  const [isOpen, open] = useState(false);
  return isOpen ? (
    <CouponEntry coupons={coupons} />
  ) : (
    <Button look="text" onPress={() => open(true)}>
      {couponWords.anotherCode}
    </Button>
  );
}
