import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { couponWords } from "#web/wording/coupons.ts";
import { CouponEntry } from "./coupon-entry.tsx";
import { CouponOffer } from "./coupon-offer.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

/** The coupons and what each would save on this cart. A visitor applies none; of a customer's, the one chosen stands alone. */
export const CouponPanel = observer(function CouponPanel() {
  const { opened } = useStore(BillDesk);
  const { customer } = useStore(SessionStore);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const applied = opened?.coupons.applied ?? null;
  useFocusKept(heading, applied?.coupon.code ?? null);
  if (opened === null || opened.bill.state.kind !== "priced") return null;
  const { coupons } = opened;
  const shown = applied === null ? coupons.offered : [applied];
  const said = couponWords.intro({ isGuest: customer === null, isAny: shown.length > 0 });
  return (
    <div className="stack coupons noprint">
      <h2 className="h3" id={id} ref={heading} tabIndex={-1}>
        {applied === null ? couponWords.heading : couponWords.appliedHeading}
      </h2>
      {said === null ? null : <p className="small mute">{said}</p>}
      <p className="vh" role="status">
        {applied === null ? "" : couponWords.isApplied(applied.coupon.code)}
      </p>
      {customer === null || applied !== null ? null : <CouponEntry coupons={coupons} />}
      {/* A list that scrolls must be reachable by keyboard; the cards' buttons are. */}
      <ul className="coupon-list" aria-labelledby={id}>
        {shown.map(({ coupon: { code } }) => (
          <CouponOffer key={code} opened={opened} code={code} />
        ))}
      </ul>
    </div>
  );
});
