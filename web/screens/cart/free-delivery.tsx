import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { billWords } from "#web/wording/bill.ts";
import { StepButton } from "./step-button.tsx";
import { useFocusAfterStep } from "./use-focus-after-step.ts";
import type { Paise } from "#core/shared/money.ts";

/** How far the cart is from free delivery, the step that gets there, and the tip about when delivery is free at all. */
export const FreeDelivery = observer(function FreeDelivery() {
  const bill = useStore(BillDesk).bill;
  const place = useRef<HTMLDivElement>(null);
  const step = bill?.steps?.freeShipping?.step ?? null;
  const toldTaken = useFocusAfterStep(place, step);
  const tip = bill === null || bill.terms === null ? null : billWords.shippingTip(bill.terms.shipping);
  if (bill === null || bill.state.kind !== "priced" || tip === null) return null;
  const { shipping, explanation } = bill.state.bill;
  const facts = explanation.shipping;
  const rule = facts.kind === "weighed" ? facts.rule : null;
  return (
    <div ref={place} tabIndex={-1} className="ship noprint">
      {rule === null || facts.kind !== "weighed" ? null : (
        <>
          <p>{shipping.leftForFree === null ? billWords.isFree : <LeftForFree left={shipping.leftForFree} />}</p>
          <progress
            className="track"
            aria-label={billWords.wayToFree}
            max={Math.max(rule.minimumOrder, 1)}
            value={Math.min(facts.totalAfterCoupon, Math.max(rule.minimumOrder, 1))}
          />
        </>
      )}
      {step === null ? null : (
        <StepButton step={step} onTaken={toldTaken}>
          {billWords.step(step)}
        </StepButton>
      )}
      <p className="faint">{tip}</p>
    </div>
  );
});

function LeftForFree({ left }: { readonly left: Paise }) {
  const { before, amount, after } = billWords.leftForFree(left);
  return (
    <>
      {before}
      <b>{amount}</b>
      {after}
    </>
  );
}
