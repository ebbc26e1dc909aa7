import { OrderFound } from "#web/screens/orders/order-found.tsx";
import { Help } from "./help.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

type HelpFoundProps = { readonly customer: CustomerId; readonly id: PayableId; readonly waiting: ReactNode };

/** Help with an order once it is read. */
export const HelpFound = ({ customer, id, waiting }: HelpFoundProps) => (
  <OrderFound customer={customer} id={id} waiting={waiting}>
    {(_, order) => <Help customer={customer} order={order} />}
  </OrderFound>
);
