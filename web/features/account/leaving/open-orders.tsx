import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import { OpenOrdersModel, openOrdersNeeds } from "./open-orders-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What becomes of orders that are still under way; silent where there are none. */
export const OpenOrders = observer(function OpenOrders({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(openOrdersNeeds);
  const [model] = useState(() => new OpenOrdersModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  return (
    <div role="status">
      {model.areSome ? (
        <Notice kind="note">
          {leavingWords.openOrders}{" "}
          <a className="link" href={accountAddress.orders}>
            {leavingWords.toOrders}
          </a>
        </Notice>
      ) : null}
    </div>
  );
});
