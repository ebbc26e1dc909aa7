import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { unpaidOrderWords } from "./unpaid-order-words.ts";
import { UnpaidOrdersModel, unpaidOrdersNeeds } from "./unpaid-orders-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type UnpaidOrdersProps = {
  readonly customer: CustomerId;
  /** "with-shared-products": those alone whose products are in the cart. */
  readonly which: "all" | "with-shared-products";
};

/**
 * Orders that wait for their payment: whoever comes to the cart or to checkout may have meant to pay for one, and would order its products
 * again.
 */
export const UnpaidOrders = observer(function UnpaidOrders({ customer, which }: UnpaidOrdersProps) {
  const useCases = useNeeds(unpaidOrdersNeeds);
  const { lines } = useStore(CartStore);
  const [model] = useState(() => new UnpaidOrdersModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const found = model.found(new Set(lines.map(({ product }) => product.id))).filter(({ shares }) => which === "all" || shares !== "none");
  return found.map((one) => (
    <Notice key={one.order.id} kind="note">
      {unpaidOrderWords.waits(one)}{" "}
      <a className="link" href={shopAddress.thanks(one.order.id)}>
        {unpaidOrderWords.toOrder}
      </a>
    </Notice>
  ));
});
