import BadgePercent from "lucide-react/icons/badge-percent";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { prepaidDiscount, prepaidFacts } from "#core/orders/order/prepaid-discount.ts";
import { ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { checkoutWords } from "#web/features/orders/checkout/checkout-words.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";

const onlineSavingNeeds = { showPrepaidDiscount: ShowPrepaidDiscount };

/** What paying online would take off the bill in sight. It depends on no address, so it is told before there is one. */
export const OnlineSaving = observer(function OnlineSaving() {
  const useCases = useNeeds(onlineSavingNeeds);
  const { bill } = useStore(BillLoader);
  const [offered] = useState(() => new Resource(() => useCases.showPrepaidDiscount()));
  useEffect(() => void offered.ask(), [offered]);
  if (offered.state.kind !== "read" || offered.state.value === null || bill?.state.kind !== "priced") return null;
  const { subtotal, discount } = bill.state.bill;
  const afterCoupon = paise(subtotal - discount);
  const saves = prepaidDiscount(prepaidFacts(afterCoupon, offered.state.value));
  return (
    <p className="row">
      <BadgePercent className="icon leaf" aria-hidden="true" />
      <span>{saves > 0 ? checkoutWords.payOnlineSaves(saves) : checkoutWords.prepaidOffer(afterCoupon, offered.state.value)}</span>
    </p>
  );
});
