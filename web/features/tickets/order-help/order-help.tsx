import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { orderAddress } from "#web/features/orders/order-address.ts";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { EarlierTicketsModel } from "#web/features/tickets/earlier-tickets-model.ts";
import { NewTicket } from "#web/features/tickets/new-ticket.tsx";
import { TicketCard } from "#web/features/tickets/ticket-card.tsx";
import "#web/features/tickets/tickets.css";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";

/** Help with an order: what was asked about it before, and a new question. */
export const OrderHelp = observer(function Help({
  customer,
  order: { id, number },
}: {
  readonly customer: CustomerId;
  readonly order: OrderView;
}) {
  const whole = useDependency(Whole);
  const [earlier] = useState(() => new EarlierTicketsModel(customer, id, whole));
  useEffect(() => void earlier.ask(), [earlier]);
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
      {earlier.tickets.length === 0 ? null : (
        <section className="stack" aria-labelledby="earlier-tickets">
          <h2 className="heading-3" id="earlier-tickets">
            {ticketWords.earlier}
          </h2>
          <ul className="stack gap-3">
            {earlier.tickets.map((ticket) => (
              <TicketCard key={ticket.number} ticket={ticket} />
            ))}
          </ul>
        </section>
      )}
      <NewTicket customer={customer} order={id} />
    </>
  );
});
