import { OrderLoader } from "#web/features/orders/order/order-loader.tsx";
import { ReturnForm } from "./return-form.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type ReturnFoundProps = { readonly customer: CustomerId; readonly id: PayableId; readonly waiting: ReactNode };

/** The return of something of an order once that is read. */
export const ReturnLoader = ({ customer, id, waiting }: ReturnFoundProps) => (
  <OrderLoader customer={customer} id={id} waiting={waiting}>
    {(model, order) => <ReturnForm model={model} order={order} />}
  </OrderLoader>
);
