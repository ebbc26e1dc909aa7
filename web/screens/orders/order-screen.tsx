import { ForCustomer } from "#web/screens/account/for-customer.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { orderWords } from "#web/wording/order.ts";
import { siteWords } from "#web/wording/site.ts";
import { Order } from "./order.tsx";
import { OrderFound } from "./order-found.tsx";
import type { Head } from "#web/frame/head.ts";
import type { PayableId } from "#core/ledger/entry.ts";

export const head = (): Head => ({ title: siteWords.titled(orderWords.title), description: orderWords.lead, canonical: null });

/** One order. The server knows nobody's. */
export function Screen({ data: { id } }: { readonly data: { readonly id: PayableId } }) {
  return (
    <div className="wrap order-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => (
          <OrderFound key={id} customer={customer} id={id} waiting={<Waiting />}>
            {(model, order) => <Order model={model} order={order} />}
          </OrderFound>
        )}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="vh">{orderWords.title}</h1>
    <RowSkeletons rows={["head", "parcel", "bill"]} label={orderWords.reading} />
  </>
);
