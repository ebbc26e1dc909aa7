import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { EarlierTicketsModel, earlierTicketsNeeds } from "#web/features/tickets/earlier-tickets-model.ts";
import { NewTicket } from "#web/features/tickets/new-ticket.tsx";
import { TicketCard } from "#web/features/tickets/ticket-card.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import "#web/features/tickets/tickets.css";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";

type SubjectHelpProps = { readonly customer: CustomerId; readonly subject: TicketSubject };

/** What was asked about an order or a booking before, and a new question. */
export const SubjectHelp = observer(function SubjectHelp({ customer, subject }: SubjectHelpProps) {
  const useCases = useNeeds(earlierTicketsNeeds);
  const [earlier] = useState(() => new EarlierTicketsModel(customer, subject, useCases));
  useEffect(() => void earlier.ask(), [earlier]);
  return (
    <>
      {earlier.tickets.length === 0 ? null : (
        <section className="stack" aria-labelledby="earlier-tickets">
          <h2 className="heading-3" id="earlier-tickets">
            {ticketWords.earlier}
          </h2>
          <ul className="stack gap-3">
            {earlier.tickets.map((ticket) => (
              <TicketCard key={ticket.number} ticket={ticket} about={null} />
            ))}
          </ul>
        </section>
      )}
      <NewTicket customer={customer} subject={subject} />
    </>
  );
});
