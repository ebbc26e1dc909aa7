import { latePart } from "#web/platform/late/late-part.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { orderWords } from "./order-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { PayableId } from "#core/ledger/entry.ts";

// The server draws nobody's order, so the first view needs neither its bill nor the rules that explain that.
const OrderShown = latePart(lateCode(() => import("./loaded-order.tsx"), "LoadedOrder"));

export const head = (): Head => ({ title: siteWords.titled(orderWords.title), description: orderWords.lead, canonical: null });

/** One order. The server draws it without anybody's data. */
export function Screen({ data: { id } }: { readonly data: { readonly id: PayableId } }) {
  return (
    <div className="page-width order-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <OrderShown key={id} customer={customer} id={id} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{orderWords.title}</h1>
    <RowSkeletons rows={["head", "parcel", "bill"]} label={orderWords.reading} />
  </>
);
