import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { payableId } from "#core/ledger/entry.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { checkoutWords } from "./checkout-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";

type WaitingOrderProps = { readonly customer: CustomerId; readonly order: string | null };

/** An order of before that waits for its payment: whoever comes back here may have meant to pay for that one. */
export const UnpaidOrder = observer(function WaitingOrder({ customer, order }: WaitingOrderProps) {
  const whole = useDependency(Whole);
  const [found, find] = useState<ParentOrder | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (order !== null)
      void answerOrNull(lateUseCase(whole, ShowParentOrder)(customer, payableId(order))).then((answer) => {
        if (!isLeft && answer?.value.kind === "ok") find(answer.value.value);
      });
    return () => {
      isLeft = true;
    };
  }, [whole, customer, order]);
  if (found === null) return null;
  const { totals, order: seen } = found;
  if (seen.payment.kind !== "waiting" && seen.payment.kind !== "failed" && seen.payment.kind !== "being-checked") return null;
  return (
    <Notice kind="note">
      {checkoutWords.waits(totals.number, totals.total, seen.payment.until)}{" "}
      <a className="link" href={shopAddress.thanks(totals.id)}>
        {checkoutWords.toWaiting}
      </a>
    </Notice>
  );
});
