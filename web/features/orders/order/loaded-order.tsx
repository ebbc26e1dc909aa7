import { Order } from "./order.tsx";
import { OrderLoader } from "./order-loader.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type OrderShownProps = { readonly customer: CustomerId; readonly id: PayableId; readonly waiting: ReactNode };

/** An order once it is read. */
export const LoadedOrder = ({ customer, id, waiting }: OrderShownProps) => (
  <OrderLoader customer={customer} id={id} waiting={waiting}>
    {(model, order) => <Order model={model} order={order} />}
  </OrderLoader>
);
