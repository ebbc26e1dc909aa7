import { useEffect, useState } from "react";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { useKept } from "#web/frame/keeper.tsx";
import { late } from "#web/frame/late.ts";
import { Whole } from "#web/frame/whole.ts";
import { Notice } from "#web/parts/notice.tsx";
import { accountAddress } from "#web/features/account/page/account-address.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const OPEN = ["under-way", "unpaid"] as const;

/** What becomes of orders that are still under way; silent where there are none. */
export function OpenOrders({ customer }: { readonly customer: CustomerId }) {
  const whole = useKept(Whole);
  const [isOpen, tell] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const list = late(whole, ListMyOrders);
    const wanted = OPEN.map((filter) => answerOrNull(list(customer, { text: null, filter, after: null, limit: 10 })));
    void Promise.all(wanted).then((pages) => {
      const orders = pages.flatMap((page) => page?.value.orders ?? []);
      if (!isLeft) tell(orders.some(({ standing }) => standing !== "expired"));
    });
    return () => {
      isLeft = true;
    };
  }, [whole, customer]);
  return (
    <div role="status">
      {isOpen ? (
        <Notice kind="note">
          {leavingWords.openOrders}{" "}
          <a className="link" href={accountAddress.orders}>
            {leavingWords.toOrders}
          </a>
        </Notice>
      ) : null}
    </div>
  );
}
