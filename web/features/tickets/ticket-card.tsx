import { momentAt } from "#web/design/figures/moments.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { ticketAddress } from "./ticket-address.ts";
import { TicketStateBadge } from "./ticket-state-badge.tsx";
import type { Ticket } from "#core/tickets/ticket.ts";

/** A ticket in a list: what it is about, how far it is, what was said last. All of it leads to its page. */
export function TicketCard({ ticket: { number, topic, state, messages } }: { readonly ticket: Ticket }) {
  const last = messages.at(-1);
  return (
    <li className="ticket-card">
      <div className="row flex-wrap space-between">
        <h2 className="heading-3">
          <a href={ticketAddress.one(number)}>{ticketWords.topic(topic)}</a>
        </h2>
        <TicketStateBadge state={state} />
      </div>
      {last === undefined ? null : <p className="ticket-card-message muted">{last.text}</p>}
      <p className="small faint">
        {ticketWords.number(number)}
        {last === undefined ? null : `, ${ticketWords.saidAt(last.from, momentAt(last.at))}`}
      </p>
    </li>
  );
}
