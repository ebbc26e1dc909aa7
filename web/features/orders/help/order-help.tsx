import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { SubjectHelp } from "#web/features/tickets/help/subject-help.tsx";
import "#web/features/tickets/tickets.css";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";

type OrderHelpProps = { readonly customer: CustomerId; readonly order: OrderView };

/** Help with an order: what was asked about it before, and a new question. */
export function OrderHelp({ customer, order: { id, number } }: OrderHelpProps) {
  const way = [
    { title: orderWords.orders, address: orderAddress.all },
    { title: number, address: orderAddress.one(id) },
  ];
  return (
    <>
      <Breadcrumb way={way} here={ticketWords.help} />
      <header className="account-head">
        <h1>{ticketWords.help}</h1>
        <p className="muted">{ticketWords.helpLead(number)}</p>
      </header>
      <SubjectHelp customer={customer} subject={{ kind: "order", id }} />
    </>
  );
}
