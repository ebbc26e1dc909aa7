import { latePart } from "#web/platform/late/late-part.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { PayableId } from "#core/ledger/entry.ts";

// The server draws nobody's order, so the first view needs neither form nor sending.
const HelpFound = latePart(lateCode(() => import("./order-help-loader.tsx"), "OrderHelpLoader"));

export const head = (): Head => ({ title: siteWords.titled(ticketWords.help), description: ticketWords.lead, canonical: null });

/** Asking for help with an order. The server draws it without anybody's data. */
export function Screen({ data: { id } }: { readonly data: { readonly id: PayableId } }) {
  return (
    <div className="page-width help-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <HelpFound key={id} customer={customer} id={id} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{ticketWords.help}</h1>
    <FormSkeleton label={ticketWords.readingOne} />
  </>
);
