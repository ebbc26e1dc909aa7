import Package from "lucide-react/icons/package";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { ordersWords } from "./orders-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderListModel, orderListNeeds } from "./order-list-model.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import "#web/features/orders/order/orders.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrdersQuery } from "./order-list-model.ts";

type OrderListProps = { readonly customer: CustomerId; readonly asked: OrdersQuery; readonly waiting: ReactNode };

/** Orders that were asked for. Its end is a link to the further ones, which with script brings them here. */
export const OrderList = observer(function OrderList({ customer, asked, waiting }: OrderListProps) {
  const useCases = useNeeds(orderListNeeds);
  const [model] = useState(() => new OrderListModel(customer, asked, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "unavailable") return <TryAgain what={ordersWords.unavailable} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.orders.length === 0) return <NoOrders asked={asked} />;
  return (
    <>
      {asked.after === null ? null : (
        <a className="link" href={orderAddress.found(asked)}>
          {ordersWords.newest}
        </a>
      )}
      <ul className="stack gap-3" aria-label={ordersWords.list}>
        {state.value.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {state.value.next === null ? null : (
        <MorePlace>
          <a
            className={more === "reading" ? "button quiet is-busy" : "button quiet"}
            href={orderAddress.behind(asked, state.value.next)}
            aria-disabled={more === "reading" || undefined}
            onClick={(event) => {
              event.preventDefault();
              void model.askMore();
            }}
          >
            {more === "unavailable" ? ordersWords.moreUnavailable : ordersWords.more}
          </a>
        </MorePlace>
      )}
    </>
  );
});

function NoOrders({ asked: { text, filter, after } }: { readonly asked: OrdersQuery }) {
  if (text === "" && filter === "all" && after === null)
    return (
      <NothingYet Icon={Package} heading={ordersWords.none} text={ordersWords.noneText}>
        <a className="button main" href={shopAddress.shop}>
          {ordersWords.shop}
        </a>
      </NothingYet>
    );
  return (
    <NothingYet Icon={Package} heading={ordersWords.noMatch} text={ordersWords.noMatchText(text)}>
      <a className="button quiet" href={orderAddress.all} data-stay>
        {ordersWords.clear}
      </a>
    </NothingYet>
  );
}
