import { useEffect, useState } from "react";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/features/account/page/account-address.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const OPEN = ["under-way", "unpaid"] as const;

/** What becomes of orders that are still under way; silent where there are none. */
export function OpenOrders({ customer }: { readonly customer: CustomerId }) {
  const whole = useDependency(Whole);
  const [isOpen, tell] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const list = lateUseCase(whole, ListMyOrders);
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
