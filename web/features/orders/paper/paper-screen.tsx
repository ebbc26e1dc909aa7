import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";

// The server draws nobody's papers, so the first view needs none of this.
const Paper = latePart(lateCode(() => import("./paper.tsx"), "Paper"));

export const head = (): Head => ({ title: siteWords.titled(orderWords.papers), description: orderWords.lead, canonical: null });

/** An invoice or a credit note as a page. The server draws it without anybody's data. */
export function Screen({ data: query }: { readonly data: DocumentQuery }) {
  return (
    <div className="page-width paper-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <Paper key={`${query.order}${query.number ?? ""}`} customer={customer} asked={query} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{orderWords.papers}</h1>
    <FormSkeleton label={orderWords.reading} />
  </>
);
