import PackageX from "lucide-react/icons/package-x";
import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { orderWords } from "./order-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { OrderModel, orderNeeds } from "./order-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";

type OrderFoundProps = {
  readonly customer: CustomerId;
  readonly id: PayableId;
  readonly waiting: ReactNode;
  readonly children: (model: OrderModel, order: OrderView) => ReactNode;
};

const newsNeeds = { notifications: late(NotificationStore) };

/** An order once it is read, anew whenever news of it come; what is to be said where there is none. */
export const OrderLoader = observer(function OrderFound({ customer, id, waiting, children }: OrderFoundProps) {
  const useCases = useNeeds(orderNeeds);
  const [model] = useState(() => new OrderModel(customer, id, useCases));
  useEffect(() => void model.ask(), [model]);
  const notifications = useLoaded(useNeeds(newsNeeds).notifications);
  useEffect(() => {
    if (notifications.kind !== "here") return;
    const { value: store } = notifications;
    const newest = () => store.notifications.find((one) => one.kind === "order" && one.order.id === id)?.id;
    return reaction(newest, (_, before) => {
      if (store.state === "read" && before !== undefined) void model.ask();
    });
  }, [notifications, model, id]);

  const { seen } = model;
  switch (seen.kind) {
    case "reading":
      return waiting;
    case "unavailable":
      return (
        <>
          <h1>{orderWords.title}</h1>
          <TryAgain what={orderWords.unavailable} onPress={() => void model.ask()} />
        </>
      );
    case "unknown":
      return (
        <>
          <h1 className="visually-hidden">{orderWords.title}</h1>
          <NothingYet Icon={PackageX} heading={orderWords.unknown} text={orderWords.unknownText}>
            <a className="button quiet" href={orderAddress.all}>
              {orderWords.toOrders}
            </a>
          </NothingYet>
        </>
      );
    case "read":
      return children(model, seen.order);
  }
});
