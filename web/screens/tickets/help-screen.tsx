import { ForCustomer } from "#web/screens/account/for-customer.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { OrderFound } from "#web/screens/orders/order-found.tsx";
import { siteWords } from "#web/wording/site.ts";
import { ticketWords } from "#web/wording/tickets.ts";
import { Help } from "./help.tsx";
import type { Head } from "#web/frame/head.ts";
import type { PayableId } from "#core/ledger/entry.ts";

export const head = (): Head => ({ title: siteWords.titled(ticketWords.help), description: ticketWords.lead, canonical: null });

/** Asking for help with an order. The server knows nobody's. */
export function Screen({ data: { id } }: { readonly data: { readonly id: PayableId } }) {
  return (
    <div className="wrap help-page">
      <ForCustomer waiting={<Waiting />}>
        {(customer) => (
          <OrderFound key={id} customer={customer} id={id} waiting={<Waiting />}>
            {(_, order) => <Help customer={customer} order={order} />}
          </OrderFound>
        )}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="vh">{ticketWords.help}</h1>
    <FormSkeleton label={ticketWords.readingOne} />
  </>
);
