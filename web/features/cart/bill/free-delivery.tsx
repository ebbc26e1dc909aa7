import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { deliveryWords } from "#web/features/shipping/delivery/delivery-words.ts";
import { BillLoader } from "./bill-loader.ts";
import { billWords } from "./bill-words.ts";
import { StepButton } from "./step-button.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Paise } from "#core/shared/money.ts";

/**
 * How far the cart is from free delivery, the step that gets there, and the tip about when delivery is free at all; that nobody delivers,
 * where it is known.
 */
export const FreeDelivery = observer(function FreeDelivery() {
  const bill = useStore(BillLoader).bill;
  const { pincode, estimate } = useStore(DeliveryModel);
  const step = bill?.steps?.freeShipping?.step ?? null;
  const place = useFocusAfterPress<HTMLDivElement>(step === null); // The button of a step goes when it is taken.
  const tip = bill === null || bill.terms === null ? null : billWords.shippingTip(bill.terms.shipping);
  if (pincode !== null && estimate?.kind === "unserviceable")
    return <Notice kind="note">{deliveryWords.unserviceable({ pincode })}</Notice>;
  if (bill === null || bill.state.kind !== "priced" || tip === null) return null;
  const isSetByCoupon = bill.state.bill.shipping.priority > 0;
  return (
    <div ref={place} tabIndex={-1} className="free-delivery no-print">
      <Remaining bill={bill.state.bill} />
      {step === null || isSetByCoupon ? null : <StepButton step={step}>{billWords.step(step)}</StepButton>}
      <p className="faint">{tip}</p>
    </div>
  );
});

/** A coupon's own charge stands whatever the cart is worth: no way leads to free delivery then. */
function Remaining({ bill: { shipping, discount, explanation } }: { readonly bill: ExplainedBill }) {
  const facts = explanation.shipping;
  if (facts.kind !== "weighed") return null;
  const { rule, priorityOf, totalAfterCoupon } = facts;
  if (priorityOf !== null) return <p>{billWords.setBy(priorityOf, shipping.charge)}</p>;
  if (rule === null) return null;
  const most = Math.max(rule.minimumOrder, 1);
  return (
    <>
      <p>{shipping.leftForFree === null ? billWords.isFree : <LeftForFree left={shipping.leftForFree} discount={discount} />}</p>
      <progress className="progress-track" aria-label={billWords.wayToFree} max={most} value={Math.min(totalAfterCoupon, most)} />
    </>
  );
}

/** With a discount the least order for free delivery counts after it. */
function LeftForFree({ left, discount }: { readonly left: Paise; readonly discount: Paise }) {
  const { before, amount, after } = billWords.leftForFree(left, discount);
  return (
    <>
      {before}
      <b>{amount}</b>
      {after}
    </>
  );
}
