import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { checkoutWords } from "./checkout-words.ts";
import { UnpaidOrderModel } from "./unpaid-order-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type UnpaidOrderProps = { readonly customer: CustomerId; readonly order: PayableId };

/** An order of before that waits for its payment: whoever comes back here may have meant to pay for that one. */
export const UnpaidOrder = observer(function UnpaidOrder({ customer, order }: UnpaidOrderProps) {
  const allDependencies = useDependency(AllDependencies);
  const [model] = useState(() => new UnpaidOrderModel(customer, order, allDependencies));
  useEffect(() => void model.ask(), [model]);
  const { found } = model;
  if (found === null) return null;
  const { totals, order: seen } = found;
  if (seen.payment.kind !== "waiting" && seen.payment.kind !== "failed" && seen.payment.kind !== "being-checked") return null;
  return (
    <Notice kind="note">
      {seen.payment.kind === "being-checked"
        ? checkoutWords.isChecked({ number: totals.number })
        : checkoutWords.waits(totals.number, totals.total, seen.payment.until)}{" "}
      <a className="link" href={shopAddress.thanks(totals.id)}>
        {checkoutWords.toWaiting}
      </a>
    </Notice>
  );
});
