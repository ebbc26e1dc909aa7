import { latePart } from "#web/platform/late/late-part.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { returnWords } from "./return-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { PayableId } from "#core/ledger/entry.ts";

// The server draws nobody's order, so the first view needs neither form nor sending.
const ReturnFound = latePart(lateCode(() => import("./return-loader.tsx"), "ReturnLoader"));

export const head = (): Head => ({ title: siteWords.titled(returnWords.title), description: orderWords.lead, canonical: null });

/** Returning something of an order. The server draws it without anybody's data. */
export function Screen({ data: { id } }: { readonly data: { readonly id: PayableId } }) {
  return (
    <div className="page-width return-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <ReturnFound key={id} customer={customer} id={id} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{returnWords.title}</h1>
    <FormSkeleton label={orderWords.reading} />
  </>
);
