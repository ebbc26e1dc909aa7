import { Bill } from "#web/design/bill/bill.tsx";
import { formCartPhrases } from "#web/features/cart/wording/form-cart.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import type { ReactNode } from "react";
import type { FormCartData } from "./form-cart-data.ts";

type FormBillProps = {
  readonly data: FormCartData;
  /** The way on. */
  readonly children?: ReactNode;
};

/** The whole bill of a cart without script; each figure opens to what it follows from. */
export function FormBill({ data: { bill, shipping, coupon }, children }: FormBillProps) {
  const tip = billWords.shippingTip(shipping);
  return (
    <section className="panel is-raised stack bill-panel" id="bill" aria-labelledby="bill-title">
      <h2 className="heading-3" id="bill-title">
        {billWords.heading}
      </h2>
      {coupon === null ? null : <p className="small muted">{formCartPhrases.withCoupon({ code: coupon })}</p>}
      {bill === null ? <p className="small">{billWords.beyondLimits}</p> : <Bill figures={billWords.figures(bill)} />}
      {children}
      {tip === null ? null : <p className="faint small">{tip}</p>}
    </section>
  );
}
