import { OrderLoader } from "#web/features/orders/order/order-loader.tsx";
import { OrderHelp } from "./order-help.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type HelpFoundProps = { readonly customer: CustomerId; readonly id: PayableId; readonly waiting: ReactNode };

/** Help with an order once it is read. */
export const OrderHelpLoader = ({ customer, id, waiting }: HelpFoundProps) => (
  <OrderLoader customer={customer} id={id} waiting={waiting}>
    {(_, order) => <OrderHelp customer={customer} order={order} />}
  </OrderLoader>
);
