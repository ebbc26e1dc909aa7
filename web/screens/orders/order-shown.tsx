import { Order } from "./order.tsx";
import { OrderFound } from "./order-found.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type OrderShownProps = { readonly customer: CustomerId; readonly id: PayableId; readonly waiting: ReactNode };

/** An order once it is read. */
export const OrderShown = ({ customer, id, waiting }: OrderShownProps) => (
  <OrderFound customer={customer} id={id} waiting={waiting}>
    {(model, order) => <Order model={model} order={order} />}
  </OrderFound>
);
